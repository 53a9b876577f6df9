import { afterEach, expect, it } from 'vitest';
import { type Running, startGateway } from './testing/running.ts';

let running: Running;
afterEach(() => running.close());

it('live, ready, and not ready while a part is missing or it drains', async () => {
  running = await startGateway();
  const look = async (path: string) => {
    const response = await fetch(`${running.origin}${path}`);
    return [response.status, await response.json()];
  };
  expect(await look('/health/live')).toEqual([200, { status: 'live' }]);
  running.readiness.wait('provider');
  expect(await look('/health/ready')).toEqual([503, { status: 'unavailable', missing: ['provider'] }]);
  running.readiness.done('provider');
  expect(await look('/health/ready')).toEqual([200, { status: 'ready' }]);
  running.readiness.drain();
  expect(await look('/health/ready')).toEqual([503, { status: 'unavailable', missing: ['stopping'] }]);
  expect((await look('/health/live'))[0]).toBe(200);
});
