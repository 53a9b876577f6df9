import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../test/until.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Where Node keeps what it has compiled: without it each process compiles the whole shop anew. */
const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Milliseconds after which a process hangs, also on a machine that does much else. */
const processTimeout = 60_000;

let folder: string;
let provider: Server;
let shop: ChildProcess | undefined;
let output: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-shop-'));
  provider = createServer((_request, response) => void response.writeHead(503).end());
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
});

afterEach(async () => {
  if (shop?.exitCode === null) {
    shop.kill('SIGKILL');
    await new Promise((done) => shop?.once('exit', done));
  }
  await new Promise((done) => provider.close(done));
  await rm(folder, { recursive: true, force: true });
});

const portOf = (server: Server): number => {
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
};

function start(env: Record<string, string> = {}): Promise<number | null> {
  output = '';
  const started = spawn(process.execPath, [main], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'info',
      // Nobody answers behind it, so that there is nothing to warm up.
      WARM_UP: '0',
      PROVIDER_API_URL: `http://127.0.0.1:${portOf(provider)}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  shop = started;
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  }
  // Closed is later than ended: by then all that it has said is here.
  return new Promise((done) => started.once('close', (code) => done(code)));
}

/** The address that the shop prints when it is ready. */
async function origin(): Promise<string> {
  const address = () => output.match(/the shop\s+(http:\S+)/)?.[1];
  await until(() => address() !== undefined || shop?.exitCode !== null, 'the shop to start', processTimeout);
  const found = address();
  if (found === undefined) throw new Error(`The shop did not start:\n${output}`);
  return found.replace('localhost', '127.0.0.1');
}

/** What went wrong, with all that the processes have said. */
const says = (error: unknown): never => {
  throw new Error(output, { cause: error });
};

describe('the shop as one process', { timeout: 4 * processTimeout }, () => {
  it('serves screens, gateway and health together, with its headers; says no more than it may in the log', async () => {
    const ended = start({ CORS_ORIGINS: 'https://app.example' });
    const at = await origin();
    expect((await fetch(`${at}/health/ready`)).status).toBe(200);
    expect((await fetch(`${at}/metrics`)).status).toBe(200);

    const home = await fetch(`${at}/?q=secret-words`, { headers: { cookie: 'access_token=secret-token', accept: 'text/html' } });
    expect(home.headers.get('content-type')).toMatch(/text\/html/);
    expect(home.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/);
    expect(home.headers.get('x-content-type-options')).toBe('nosniff');
    expect(home.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(home.headers.get('strict-transport-security')).toBeNull();
    expect(await home.text()).toMatch(/<html lang="ru"/);
    const secure = await fetch(`${at}/health/live`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers.get('strict-transport-security')).toMatch(/max-age/);

    const preflight = await fetch(`${at}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://app.example');

    shop?.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(output).not.toMatch(/secret/);
  });

  it('is not ready before it drains, and then ends with code 0', async () => {
    const ended = start();
    const at = await origin();
    shop?.kill('SIGTERM');
    const ready = await until(async () => {
      const answer = await fetch(`${at}/health/ready`);
      return answer.status === 503 && answer;
    }, 'the shop to be not ready');
    expect(await ready.json()).toEqual({ status: 'unavailable', missing: ['stopping'] });
    expect((await fetch(`${at}/health/live`)).status).toBe(200);
    expect(await ended).toBe(0);
  });

  it('ends with code 1 and one line for a wrong value', async () => {
    expect(await start({ PROCESSES: 'many' })).toBe(1);
    expect(output).toBe('Configuration: PROCESSES must be a number from 1 to 64.\n');
  });

  it('ends with code 1 and says so when the port is taken', async () => {
    expect(await start({ PORT: String(portOf(provider)), LOG_LEVEL: 'silent' })).toBe(1);
    expect(output).toBe(`Cannot listen on 127.0.0.1:${portOf(provider)}: something else does; choose another PORT.\n`);
  });

  it('replaces a worker that dies, and gives the figures of all of them', async () => {
    const ended = start({ PROCESSES: '2' });
    const listening = (): number => output.match(/Server listening/g)?.length ?? 0;
    await until(() => listening() === 2 || shop?.exitCode !== null, 'two workers to listen', processTimeout).catch(says);
    expect(listening(), output).toBe(2);
    const at = output.match(/Server listening at (http:\S+)"/)?.[1];
    await expect.poll(async () => (await fetch(`${at}/metrics`)).text(), { timeout: processTimeout }).toMatch(/worker="2"/);
    process.kill(workers()[0]!, 'SIGKILL');
    await until(() => listening() === 3, 'another worker to listen', processTimeout).catch(says);
    expect((await fetch(`${at}/health/ready`)).status).toBe(200);
    shop?.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});

/** Process ids of the workers: children of the primary. */
const workers = (): number[] =>
  execFileSync('pgrep', ['-P', String(shop?.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);
