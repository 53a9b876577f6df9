import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const entry = new URL('./main.ts', import.meta.url);

interface Started {
  child: ChildProcess;
  /** Everything it wrote to either stream until now. */
  written: () => string;
  ready: Promise<number>;
  ended: Promise<number | null>;
}

function start(environment: Record<string, string>): Started {
  const child = fork(entry, { env: { PATH: process.env.PATH, PROVIDER_PORT: '0', LOG_LEVEL: 'info', ...environment }, silent: true });
  let text = '';
  const keep = (chunk: Buffer): void => {
    text += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return {
    child,
    written: () => text,
    ready: new Promise((resolve) => child.on('message', (message: { ready: boolean; port: number }) => resolve(message.port))),
    ended: new Promise((resolve) => child.on('exit', resolve)),
  };
}

/** By which other machines know this one; the loopback where there is no network. */
const outerAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';

describe('the entry', () => {
  let folder: string;
  let provider: Started;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrina-main-'));
    provider = start({ DATA_DIR: folder });
    port = await Promise.race([provider.ready, provider.ended.then(() => Promise.reject(new Error(provider.written())))]);
  }, 120_000);
  afterAll(async () => {
    provider?.child.kill('SIGKILL');
    await provider?.ended;
    await rm(folder, { recursive: true, force: true });
  });

  test('seeds an empty folder, says how far it is, and tells its parent where it listens', async () => {
    expect(port).toBeGreaterThan(0);
    expect(provider.written()).toMatch(/demo catalogue: \d+ products/);
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`);
    expect([answer.status, answer.headers.get('x-trace-id')?.length]).toEqual([200, 36]);
  });

  test('keeps a trace id that it is given, in the answer and in its line, and writes no query', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/v3/search/suggestions?q=secretword`, {
      headers: { 'x-trace-id': 'trace-from-outside' },
    });
    expect(answer.headers.get('x-trace-id')).toBe('trace-from-outside');
    await expect.poll(provider.written).toContain('trace-from-outside');
    expect(provider.written()).not.toContain('secretword');
    const line = provider.written().match(/^.*trace-from-outside.*$/m)?.[0] ?? '';
    expect(JSON.parse(line)).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      service: 'provider',
      traceId: 'trace-from-outside',
      call: 'search.suggestions',
      method: 'GET',
      path: '/v3/search/suggestions',
      status: 200,
      milliseconds: expect.any(Number),
      msg: 'call',
    });
  });

  test('answers bytes that are no HTTP in the form of the wire', async () => {
    const { connect } = await import('node:net');
    const socket = connect(port, '127.0.0.1');
    socket.end('GET /v2/cities?query=новгород HTTP/1.1\r\nhost: x\r\n\r\n');
    let text = '';
    for await (const chunk of socket) text += chunk;
    expect(text).toContain('"code":"bad_request"');
  });

  test('a second process is refused the folder in one line', async () => {
    const second = start({ DATA_DIR: folder });
    expect(await second.ended).toBe(1);
    expect(second.written().trim()).toMatch(/^Another process uses this folder .*DATA_DIR[^\n]*$/);
  });

  test('nobody on the network reaches it by itself', async () => {
    const address = outerAddress();
    if (address !== '127.0.0.1') await expect(fetch(`http://${address}:${port}/health/live`)).rejects.toThrow();
    expect(provider.written()).toContain('"host":"127.0.0.1"');
  });

  test('a wrong value ends it with one line', async () => {
    const wrong = start({ DATA_DIR: folder, PROVIDER_PORT: 'four' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.written().trim()).toBe('Wrong configuration: PROVIDER_PORT: must be a port from 0 to 65535');
  });

  test('it ends with its parent; what it knew is there when it comes back, and other machines reach it when it is told so', async () => {
    provider.child.disconnect();
    expect(await provider.ended).toBe(0);
    provider = start({ DATA_DIR: folder, PROVIDER_HOST: '0.0.0.0' });
    port = await provider.ready;
    expect(provider.written()).not.toContain('demo catalogue');
    const answer = await fetch(`http://${outerAddress()}:${port}/v3/products/category/224`);
    expect(answer.headers.get('x-pagination-total-count')).toBe('45');
    provider.child.kill('SIGTERM');
    expect(await provider.ended).toBe(0);
  }, 60_000);
});
