import type { TableSummary } from '../state/wire';
import { request } from './api';

const pageSize = 100;
const mostPages = 10;

// One's finished games, newest first; the last thousand.
export async function results(): Promise<TableSummary[]> {
  const all: TableSummary[] = [];
  for (let page = 0; page < mostPages; page++) {
    const path = `me/results?offset=${page * pageSize}&limit=${pageSize}`;
    const found = (await request<{ results: TableSummary[] }>('GET', path)).results;
    all.push(...found);
    if (found.length < pageSize) break;
  }
  return all;
}
