import { afterEach, expect, it } from 'vitest';
import { operatorKey } from './session-secret.ts';
import { brand } from './testing/samples.ts';
import { secret, sendJson, sendOperation, startGateway, type TestGateway } from './testing/test-gateway.ts';

let gateway: TestGateway;
afterEach(() => gateway.close());

it('drops a tag for whoever has the secret, and is not there for others', async () => {
  const elsewhere: string[] = [];
  gateway = await startGateway({}, { onTagDropped: (tag) => void elsewhere.push(tag) });
  gateway.provider.answer = (_request, response) => sendJson(response, [brand]);
  const drop = async (authorization: string, tag = 'brands') =>
    (await fetch(`${gateway.origin}/operator/cache/drop/${tag}`, { method: 'POST', headers: { authorization } })).status;
  expect(await drop('Bearer guess')).toBe(404);
  expect(await drop(`Bearer ${operatorKey(secret)}`, '%20')).toBe(400);
  expect(elsewhere).toEqual([]);

  const calls = () => gateway.providerRequests.length;
  await sendOperation(gateway.origin, '{ brands { name } }');
  await sendOperation(gateway.origin, '{ brands { name } }');
  expect(calls()).toBe(1);
  expect(await drop(`Bearer ${operatorKey(secret)}`)).toBe(204);
  expect(elsewhere).toEqual(['brands']);
});

it('is answered to others like any address that is not there, also by what answers those', async () => {
  gateway = await startGateway();
  const send = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(`${gateway.origin}${path}`, { method: 'POST', headers });
    return [response.status, (await response.text()).replace(path, ''), response.headers.get('content-type')];
  };
  for (const headers of [{}, { authorization: 'Bearer guess' }, { authorization: '' }] as Record<string, string>[]) {
    expect(await send('/operator/cache/drop/brands', headers)).toEqual(await send('/operator/cache/dropped/brands', headers));
  }
});
