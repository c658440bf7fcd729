// Starts the real server on a free port with an empty store. KITAMAE_URL names one that runs already.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../../', import.meta.url).pathname;

export default async function start(): Promise<() => void> {
  if (process.env.KITAMAE_URL) return () => {};
  const program = process.env.KITAMAE_PROGRAM ?? join(root, 'build/kitamae');
  if (!existsSync(program)) throw new Error(`${program} is missing: make build`);
  const folder = mkdtempSync(join(tmpdir(), 'kitamae-e2e-'));
  const server = spawn(program, [
    'serve',
    '--port',
    '0',
    '--db',
    join(folder, 'kitamae.db'),
    '--web',
    join(root, 'web/dist'),
  ]);
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    const read = (data: Buffer) => {
      text += data.toString();
      const found = /https?:\/\/[\w.[\]:-]+:\d+/.exec(text)?.[0];
      if (found) resolve(found);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
  });
  process.env.KITAMAE_URL = address;
  return () => {
    server.removeAllListeners('exit');
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
}
