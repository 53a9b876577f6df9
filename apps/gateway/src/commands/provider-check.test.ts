import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { providerCheck } from '@vitrina/graphql/commands/provider-check.ts';
import { expect, test } from 'vitest';

const command = fileURLToPath(new URL('./provider-check.ts', import.meta.url));
const run = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });

test.each([[[]], [['ftp://x']], [['http://x', '--write']], [['http://x', '--phone', '123', '--password', 'x']], [['http://x', '--what']]])(
  'used as %o it says how it is used',
  (args) => {
    const { status, stderr } = run(...args);
    expect([status, stderr]).toEqual([3, expect.stringContaining('npm run provider:check -- URL')]);
  },
);

test('where nobody answers nothing can be sold, and the table says what is lost', () => {
  const { status, stdout } = run('http://127.0.0.1:9/api/');
  expect(status).toBe(2);
  const rows = stdout.split('\n').map((line) => line.split('\t'));
  expect(rows[0]).toHaveLength(9);
  const tags = rows.find(([call]) => call === 'GET /v2/tags');
  expect(tags?.slice(1, 4)).toEqual(['–', expect.stringMatching(/^\d+$/), 'failed']);
  expect(tags?.[7]).toBe('Query.tags');
  expect(stdout).toContain('Nothing can be sold');
});

test('fields that are missing and fields that nobody reads are named', async () => {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://x').pathname;
    const answer = path === '/v2/cities/priority-cities' ? [{ id: 1, alias: 'doneck', mayor: 'x' }] : [];
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { text } = await providerCheck({ url: `http://127.0.0.1:${port}`, mayWrite: false });
  server.close();
  const cities = text.split('\n').find((line) => line.startsWith('GET /v2/cities/priority-cities'));
  const [, status, , kind, missing, , unknown, lost, mend] = cities?.split('\t') ?? [];
  expect([status, kind, unknown, lost]).toEqual(['200', 'broken', '[].mayor', 'Query.priorityCities']);
  expect(missing).toContain('[].name');
  expect(mend).toContain('services/cities/endpoints.ts, priorityCities');
});
