import { createApplication } from '@vitrina/graphql/testing/provider.ts';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createRequestMetrics } from './request-metrics.ts';
import { createServer } from './server.ts';

it('requests of an application are counted by its public name', async () => {
  const registry = new Registry();
  const app = createServer({ logLevel: 'silent', trustedProxies: [], metrics: createRequestMetrics(registry) });
  app.decorateRequest('application', undefined);
  app.get('/', async (request) => {
    const { from } = request.headers;
    request.application = from === undefined ? undefined : createApplication(from);
    return 'ok';
  });
  await app.inject({ url: '/', headers: { from: '1a0336f5' } });
  await app.inject('/');
  await app.close();
  const text = await registry.metrics();
  expect(text.match(/^vitrina_application_requests_total\{.*$/gm)).toEqual([
    'vitrina_application_requests_total{application="1a0336f5",status="200"} 1',
  ]);
  expect(text).toMatch(/^vitrina_http_request_seconds_count\{method="GET",route="\/",status="200"\} 2$/m);
});
