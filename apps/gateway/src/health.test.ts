import supertest from 'supertest';
import { afterEach, expect, it } from 'vitest';
import { startGateway, type TestGateway } from './testing/test-gateway.ts';

let gateway: TestGateway;
afterEach(() => gateway.close());

it('live, ready, and not ready while a part is missing or it drains', async () => {
  gateway = await startGateway();
  const probe = supertest(gateway.origin);
  await probe.get('/health/live').expect(200, { status: 'live' });
  gateway.readiness.wait('provider');
  await probe.get('/health/ready').expect(503, { status: 'unavailable', missing: ['provider'] });
  gateway.readiness.markReady('provider');
  await probe.get('/health/ready').expect(200, { status: 'ready' });
  gateway.readiness.drain();
  await probe.get('/health/ready').expect(503, { status: 'unavailable', missing: ['stopping'] });
  await probe.get('/health/live').expect(200);
});

it('tells of a part that has ended, and is live and ready all the same', async () => {
  gateway = await startGateway();
  const provider = { ends: 6, last: 'SIGKILL', nextStart: '2026-01-01T12:00:30.000Z' };
  gateway.readiness.setIssues({ provider });
  const look = async (path: string) => {
    const response = await fetch(`${gateway.origin}${path}`);
    return [response.status, await response.json()];
  };
  expect(await look('/health/live')).toEqual([200, { status: 'live', troubles: { provider } }]);
  expect(await look('/health/ready')).toEqual([200, { status: 'ready', troubles: { provider } }]);
  gateway.readiness.setIssues({});
  expect(await look('/health/ready')).toEqual([200, { status: 'ready' }]);
});
