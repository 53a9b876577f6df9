import { readConfiguration } from '@vitrina/gateway/src/configuration.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openProvider } from './provider.ts';

/** What a start beside a company's provider writes into the log. */
async function written(env: Record<string, string>): Promise<{ level: string; msg: string }[]> {
  const stream = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => stream.mockRestore());
  const nothing = () => undefined;
  const events = { onReady: nothing, onIssue: nothing, onAbandoned: nothing };
  await openProvider(readConfiguration({ PROVIDER_API_URL: 'https://api.example', ...env }), events);
  return stream.mock.calls.map(([line]) => JSON.parse(String(line)));
}

test('a start beside a company’s provider warns once when the shop does not know its own address', async () => {
  expect(await written({})).toMatchObject([{ level: 'warn', msg: expect.stringContaining('PUBLIC_URL') }]);
});

test('and says nothing when it does', async () => {
  expect(await written({ PUBLIC_URL: 'https://shop.example' })).toEqual([]);
});

test('a database that nobody opens is named', async () => {
  const env = { PUBLIC_URL: 'https://shop.example', DATABASE_URL: 'postgres://127.0.0.1/shop' };
  expect(await written(env)).toMatchObject([{ level: 'warn', msg: expect.stringContaining('DATABASE_URL is not used') }]);
});

test('nor where the log has no warnings', async () => {
  expect(await written({ LOG_LEVEL: 'silent' })).toEqual([]);
});
