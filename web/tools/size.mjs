// Prints what a browser loads before a first game, compressed, and fails above the budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const budget = 100 * 1024;
const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

const files = new Set();
function collect(name) {
  const chunk = manifest[name];
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) collect(next);
}
collect('index.html');

let total = 0;
for (const file of files) total += gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;
console.log(`JavaScript before first play: ${(total / 1024).toFixed(1)} KB gzip (budget ${budget / 1024} KB)`);
if (total > budget) process.exit(1);
