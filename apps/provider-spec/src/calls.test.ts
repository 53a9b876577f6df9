import { execFileSync, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopper } from './account.ts';
import { type SpecProvider, startSpecProvider } from './server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Declared calls that nobody but us knows of, besides those that a field shows as they are: the shop has to do without them. */
const others = [
  ...['GET /v3/search', 'POST /basket/bonuses', 'DELETE /basket/bonuses', 'POST /basket/gift', 'DELETE /basket/gift'],
  ...['DELETE /basket', 'POST /basket/preview', 'GET /v3/customer/orders/{id}/receipt'],
  ...['POST /v3/customer/orders/send-code', 'POST /v3/customer/orders/open', 'POST /v3/customer/orders/{id}/returns'],
  'POST /v3/customer/orders/{id}/gift',
  'POST /v3/customer/orders/{id}/returns/{request_id}/withdraw',
  ...[
    'GET /v2/products/{id}/price-history',
    'GET /v2/products/price-histories',
    'POST /v2/stores/stock',
    'POST /basket/later',
    'GET /v3/orders/feed',
    'POST /v3/orders/search',
    'POST /v3/orders/{id}/status',
    'GET /v2/comments/waiting',
    'GET /v2/comments/counts',
    'POST /v2/comments/{id}/moderate',
    'POST /v1/order/search',
    'POST /v1/order/open/send-code',
    'POST /v1/order/open',
  ],
  ...['GET /v1/order/{id}', 'POST /v1/documents', 'GET /v1/documents/{id}', 'POST /v2/comments/photos'],
];

let provider: SpecProvider;
beforeAll(async () => {
  provider = await startSpecProvider();
});
afterAll(() => provider.close());

/** What `npm run calls` prints: every call that the shop declares, and whether it is ours and shown by one field as it is. */
const declaredCalls = execFileSync(process.execPath, ['apps/gateway/src/commands/calls.ts'], { cwd: root, encoding: 'utf8' })
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'))
  .map(([, method, path, , , source, fieldName]) => ({ call: `${method} ${path}`, isExtension: source === 'ours' && fieldName !== '' }));
const unknown = [...others, ...declaredCalls.flatMap(({ call, isExtension }) => (isExtension ? [call] : []))];

async function codeOf(call: string): Promise<unknown> {
  const [method = '', path = ''] = call.split(' ');
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } };
  const answer = await fetch(`${provider.api}${path.replaceAll(/\{\w+\}/g, '1')}`, { method, ...body });
  const text = await answer.text();
  expect(answer.status, `${call}: ${text}`).toBeLessThan(500);
  return answer.status < 400 ? undefined : JSON.parse(text).code;
}

test('of all calls that the shop declares it knows all that the specification does', async () => {
  const calls = declaredCalls.map(({ call }) => call);
  expect(calls.length).toBeGreaterThan(40);
  const codes = await Promise.all(calls.map(async (call) => [call, await codeOf(call)] as const));
  expect(
    codes
      .filter(([, code]) => code === 'route_not_found')
      .map(([call]) => call)
      .toSorted(),
  ).toEqual(unknown.toSorted());
});

test('what lies outside of its base path is nobody’s', async () => {
  const answer = await fetch(new URL('/v2/cities', provider.api));
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ status: 404, code: 'route_not_found' });
});

test('the shop sells in front of it, and the check says so', async () => {
  const account = ['--phone', String(shopper.phone), '--password', shopper.password];
  const command = ['apps/gateway/src/commands/provider-check.ts', provider.api, '--write', ...account];
  const checking = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = new Promise((resolve) => checking.once('close', resolve));
  const rows = (await text(checking.stdout)).split('\n').map((line) => line.split('\t'));
  expect(await exit).toBe(1);
  // Files are left out, and what changes something outside of the trial order.
  const unexpectedCalls = unknown.filter((call) => !rows.some(([name, , , kind]) => name === call && kind === 'not asked'));
  expect(unexpectedCalls).toContain('GET /v3/search');
  const missing = rows.flatMap(([call = '', , , kind]) => (kind === 'no such call' ? [call] : []));
  expect(missing.toSorted()).toEqual(unexpectedCalls.toSorted());
  expect(rows.filter(([, , , kind]) => kind === 'refused' || kind === 'failed')).toEqual([]);
  expect(rows.find(([call]) => call === 'POST /api/init-payment/{id}')?.[3]).toBe('conforms');
});
