import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** Where Node keeps what it has compiled: without it each process compiles the whole shop anew. */
const { PATH, NODE_COMPILE_CACHE } = process.env;

const entry = fileURLToPath(new URL('./start.ts', import.meta.url));
/** Milliseconds for two builds of everything, should nothing be built yet. */
const buildTimeout = 240_000;

let folder: string;
let provider: Server;
let origin: string;
let starts: { child: ChildProcess; output: string }[];

beforeEach(async () => {
  starts = [];
  folder = await mkdtemp(join(tmpdir(), 'vitrina-start-'));
  provider = createServer((_request, response) => void response.writeHead(503).end());
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  const address = provider.address();
  origin = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
});
afterEach(async () => {
  for (const { child } of starts) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await new Promise((done) => child.once('exit', done));
  }
  await new Promise((done) => provider.close(done));
  await rm(folder, { recursive: true, force: true });
});

/** As `npm start` does it. */
function start() {
  const child = spawn(process.execPath, [entry], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info', PROVIDER_API_URL: origin, PROCESSES: '2' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started = { child, output: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      started.output += text.toString();
    });
  }
  starts.push(started);
  return started;
}

const times = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

it(
  'two starts at once both come up; their workers, and a replaced one, load what was built and build nothing',
  async () => {
    const [one, other] = [start(), start()];
    for (const each of [one, other]) {
      await expect
        .poll(() => (each.child.exitCode === null ? times(each.output, /Server listening/g) : each.output), { timeout: buildTimeout })
        .toBe(2);
    }
    const workers = execFileSync('pgrep', ['-P', String(one.child.pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
    expect(workers).toHaveLength(2);
    process.kill(workers[0]!, 'SIGKILL');
    await expect.poll(() => times(one.output, /Server listening/g), { timeout: buildTimeout }).toBe(3);
    for (const { output } of starts) {
      expect(times(output, /Building what has changed/g)).toBe(1);
      expect(output).not.toMatch(/Cannot find|build failed/i);
    }
  },
  buildTimeout * 2,
);
