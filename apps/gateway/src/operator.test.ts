import { afterEach, expect, it } from 'vitest';
import { operatorKey } from './session-secret.ts';
import { json, type Running, secret, sendOperation, startGateway } from './testing/running.ts';
import { brand } from './testing/samples.ts';

let running: Running;
afterEach(() => running.close());

it('drops a tag for whoever has the secret, and is not there for others', async () => {
  const elsewhere: string[] = [];
  running = await startGateway({}, { onTagDropped: (tag) => void elsewhere.push(tag) });
  running.provider.answer = (_request, response) => json(response, [brand]);
  const drop = async (authorization: string, tag = 'brands') =>
    (await fetch(`${running.origin}/operator/cache/drop/${tag}`, { method: 'POST', headers: { authorization } })).status;
  expect(await drop('Bearer guess')).toBe(404);
  expect(await drop(`Bearer ${operatorKey(secret)}`, '%20')).toBe(400);
  expect(elsewhere).toEqual([]);

  const calls = () => running.providerRequests.length;
  await sendOperation(running.origin, '{ brands { name } }');
  await sendOperation(running.origin, '{ brands { name } }');
  expect(calls()).toBe(1);
  expect(await drop(`Bearer ${operatorKey(secret)}`)).toBe(204);
  expect(elsewhere).toEqual(['brands']);
});

it('is answered to others like any address that is not there, also by what answers those', async () => {
  running = await startGateway();
  const send = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(`${running.origin}${path}`, { method: 'POST', headers });
    return [response.status, (await response.text()).replace(path, ''), response.headers.get('content-type')];
  };
  for (const headers of [{}, { authorization: 'Bearer guess' }, { authorization: '' }] as Record<string, string>[]) {
    expect(await send('/operator/cache/drop/brands', headers)).toEqual(await send('/operator/cache/dropped/brands', headers));
  }
});
