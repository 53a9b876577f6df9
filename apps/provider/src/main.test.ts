import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isLongRun } from '@vitrina/services/testing/long-run.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noDemonstration } from './demonstration.ts';
import { type StartedProcess, startEntry } from './testing/entry.ts';
import { type ProviderCopy, withoutDemo } from './testing/without-demo.ts';

/** By which other machines know this one; the loopback where there is no network. */
const outerAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';

const kettle = { id: 501, name: 'Чайник Марка 1.7', brand: 'Марка', category: ['Кухня', 'Чайники'], price: 1990, stock: 7 };

describe('the entry of a provider without the demonstration', () => {
  let copy: ProviderCopy;
  let folder: string;
  let provider: StartedProcess;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrina-main-'));
    copy = await withoutDemo();
    provider = start({ DATA_DIR: folder });
    port = await provider.ready;
  });
  afterAll(async () => {
    provider?.child.kill('SIGKILL');
    await provider?.exitCode;
    await rm(folder, { recursive: true, force: true });
    await copy?.remove();
  });

  const start = (environment: Record<string, string>) => startEntry(environment, new URL('src/main.ts', copy.folder));
  const command = (name: string, ...args: string[]) =>
    startEntry({ DATA_DIR: folder }, new URL(`src/commands/${name}.ts`, copy.folder), ...args);

  // No room may import the demonstration, which dependency-cruiser sees in each run.
  if (isLongRun)
    test('is correctly typed', async () => {
      const tsc = fileURLToPath(new URL('../../node_modules/.bin/tsc', copy.folder));
      const { stdout } = await promisify(execFile)(tsc, ['-p', fileURLToPath(copy.folder)]).catch((error) => error);
      expect(stdout).toBe('');
    });

  test('says in one line that there is nothing to seed, and tells its parent where it listens', async () => {
    expect(port).toBeGreaterThan(0);
    expect(provider.output().split('\n')[0]).toBe(noDemonstration);
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`);
    expect([answer.status, answer.headers.get('x-trace-id')?.length]).toEqual([200, 36]);
  });

  test('keeps a trace id that it is given, in the answer and in its line, and writes no query', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/v3/search/suggestions?q=secretword`, {
      headers: { 'x-trace-id': 'trace-from-outside' },
    });
    expect(answer.headers.get('x-trace-id')).toBe('trace-from-outside');
    await expect.poll(provider.output).toContain('trace-from-outside');
    expect(provider.output()).not.toContain('secretword');
    const line = provider.output().match(/^.*trace-from-outside.*$/m)?.[0] ?? '';
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
    expect(await second.exitCode).toBe(1);
    expect(second.output().trim()).toMatch(/^Another process uses this folder .*DATA_DIR[^\n]*$/);
  });

  test('nobody on the network reaches it by itself', async () => {
    const address = outerAddress();
    if (address !== '127.0.0.1') await expect(fetch(`http://${address}:${port}/health/live`)).rejects.toThrow();
    expect(provider.output()).toContain('"host":"127.0.0.1"');
  });

  test('a wrong value ends it with one line', async () => {
    const wrong = start({ DATA_DIR: folder, PROVIDER_PORT: 'four' });
    expect(await wrong.exitCode).toBe(1);
    expect(wrong.output().trim()).toBe('Wrong configuration: PROVIDER_PORT: must be a port from 0 to 65535');
  });

  test('it ends with its parent; a catalogue is imported into what it left; other machines reach it when it is told so', async () => {
    provider.child.disconnect();
    expect(await provider.exitCode).toBe(0);
    const file = join(folder, 'catalogue.jsonl');
    await writeFile(file, JSON.stringify(kettle));
    const importing = command('import', file);
    expect([await importing.exitCode, importing.output()]).toEqual([0, expect.stringContaining('1 lines: 1 added')]);
    const seeding = command('seed', '--products', '5');
    expect([await seeding.exitCode, seeding.output().trim()]).toEqual([1, noDemonstration]);
    provider = start({ DATA_DIR: folder, PROVIDER_HOST: '0.0.0.0' });
    port = await provider.ready;
    const answer = await fetch(`http://${outerAddress()}:${port}/v3/products/${kettle.id}`);
    expect(await answer.json()).toMatchObject({ id: kettle.id, name: kettle.name });
    provider.child.kill('SIGTERM');
    expect(await provider.exitCode).toBe(0);
  });
});
