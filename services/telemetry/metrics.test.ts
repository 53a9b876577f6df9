import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, Histogram, Registry, Summary } from 'prom-client';
import { afterEach, expect, it, vi } from 'vitest';
import { openTelemetry } from './open.ts';

afterEach(() => void vi.unstubAllEnvs());

it('a collector gets what the registry holds, with buckets of their own', async () => {
  const bodies: { path: string; text: string }[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    bodies.push({ path: request.url ?? '', text });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, OTEL_TRACES_EXPORTER: 'none' };
  // The exporter reads its own settings from the process.
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', env.OTEL_EXPORTER_OTLP_ENDPOINT);

  const registry = new Registry();
  new Counter({ name: 'orders_total', help: 'Orders.', labelNames: ['outcome'], registers: [registry] }).inc({ outcome: 'done' }, 3);
  const seconds = new Histogram({ name: 'page_seconds', help: 'Pages.', labelNames: ['route'], buckets: [1, 2], registers: [registry] });
  for (const value of [0.5, 1.5, 1.5, 9]) seconds.observe({ route: '/' }, value);
  new Summary({ name: 'old', help: 'Old.', registers: [registry] });

  const telemetry = await openTelemetry('trial', env);
  await telemetry.exportMetrics([registry]);
  await telemetry.close();
  await new Promise((done) => server.close(done));

  expect(bodies.map(({ path }) => path)).toEqual(['/v1/metrics']);
  const { resourceMetrics } = JSON.parse(bodies[0]?.text ?? '');
  const attributeKeys = resourceMetrics[0].resource.attributes.map(({ key }: { key: string }) => key);
  expect(attributeKeys).toEqual(expect.arrayContaining(['service.name', 'service.version', 'service.instance.id']));
  const [orders, pages, ...others] = resourceMetrics[0].scopeMetrics[0].metrics;
  expect(orders).toMatchObject({ name: 'orders_total', sum: { isMonotonic: true, dataPoints: [{ asDouble: 3 }] } });
  expect(pages.histogram.dataPoints[0]).toMatchObject({ count: 4, sum: 12.5, explicitBounds: [1, 2], bucketCounts: [1, 2, 1] });
  expect(others).toEqual([]);
});

it('nothing is sent where figures are switched off', async () => {
  const telemetry = await openTelemetry('trial', {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_METRICS_EXPORTER: 'none',
    OTEL_TRACES_EXPORTER: 'none',
  });
  await telemetry.exportMetrics([new Registry()]);
  await telemetry.close();
});
