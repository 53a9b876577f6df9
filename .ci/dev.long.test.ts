import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createScratch, withoutTestVariables } from './testing/scratch.ts';

// It fills a database first.
vi.setConfig({ testTimeout: 600_000 });

const freePort = () =>
  new Promise<string>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === 'object' ? address?.port : address)));
    });
  });

test('a change that cannot be loaded leaves the shop as it was, and the next one is loaded', async () => {
  const { folder } = await createScratch();
  const [PORT, PROVIDER_PORT] = [await freePort(), await freePort()];
  const env = { ...process.env, ...withoutTestVariables, PORT, PROVIDER_PORT, DATA_DIR: join(folder, '.data'), LOG_LEVEL: 'warn' };
  const dev = spawn('npm', ['run', 'dev'], { cwd: folder, env, detached: true });
  const exited = new Promise((resolve) => dev.once('close', resolve));
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (bytes) => (output += String(bytes)));
  const isSaid = (text: string) => vi.waitUntil(() => output.includes(text), { timeout: 240_000, interval: 200 });
  try {
    await isSaid('Vitrina is ready');
    const file = join(folder, 'graphql/stores/rules.ts');
    const rules = readFileSync(file, 'utf8');
    writeFileSync(file, `${rules}\nexport const = 1;\n`);
    await isSaid('Not reloaded, see above; waiting for the next change: graphql/stores/rules.ts');
    expect((await fetch(`http://127.0.0.1:${PORT}/shops`)).status).toBe(200);
    writeFileSync(file, rules);
    await isSaid('Reloaded the shop in');
    expect((await fetch(`http://127.0.0.1:${PORT}/shops`)).status).toBe(200);
  } finally {
    // The whole group, as Ctrl-C does.
    if (dev.pid !== undefined) process.kill(-dev.pid, 'SIGTERM');
    await exited;
  }
});
