import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { openTelemetry, type Telemetry } from './open.ts';
import { tracer } from './tracer.ts';

let openedTelemetry: Telemetry | undefined;
afterEach(() => openedTelemetry?.close());

const here = 'http://127.0.0.1:9';

it.each([
  [{}],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: here, OTEL_SDK_DISABLED: 'TRUE' }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: here, OTEL_TRACES_EXPORTER: 'none' }],
])('%j leaves tracing off', async (env) => {
  openedTelemetry = await openTelemetry('trial', env);
  expect(tracer()).toBeUndefined();
});

it.each(['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'])('%s switches it on until it is closed', async (name) => {
  const { close } = await openTelemetry('trial', { [name]: here, OTEL_TRACES_SAMPLER: 'always_off' });
  expect(tracer()).toBeDefined();
  await close();
  expect(tracer()).toBeUndefined();
});

const parent = (flags: string) => ({ traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-${flags}` });

it.each([
  [undefined, undefined, {}, '01'],
  ['always_off', undefined, {}, '00'],
  ['parentbased_always_on', undefined, parent('00'), '00'],
  ['parentbased_always_off', undefined, parent('01'), '01'],
  ['traceidratio', '0', parent('01'), '00'],
  ['parentbased_traceidratio', '1', {}, '01'],
  ['something else', 'nonsense', {}, '01'],
])('OTEL_TRACES_SAMPLER=%s with %s: what comes with %j goes on with flags %s', async (sampler, argument, from, flags) => {
  openedTelemetry = await openTelemetry('trial', {
    OTEL_EXPORTER_OTLP_ENDPOINT: here,
    OTEL_TRACES_SAMPLER: sampler,
    OTEL_TRACES_SAMPLER_ARG: argument,
  });
  const span = tracer()?.startSpan({ name: 'GET', kind: 'server', attributes: {}, from });
  expect(span?.enter(() => tracer()?.traceHeaders().traceparent)).toMatch(new RegExp(`^00-[0-9a-f]{32}-[0-9a-f]{16}-${flags}$`));
});

it('tells whether a span is running', async () => {
  openedTelemetry = await openTelemetry('trial', { OTEL_EXPORTER_OTLP_ENDPOINT: here, OTEL_TRACES_SAMPLER: 'always_off' });
  const span = tracer()?.startSpan({ name: 'GET', kind: 'server', attributes: {} });
  expect(tracer()?.isRunning()).toBe(false);
  expect(span?.enter(() => tracer()?.isRunning())).toBe(true);
});

it('a collector that never answers fails no stop', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const address = silent.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  // The exporter reads its own settings from the process.
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint).stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '50');
  const telemetry = await openTelemetry('trial', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  tracer()?.startSpan({ name: 'GET', kind: 'server', attributes: {} }).end();
  await expect(telemetry.close()).resolves.toBeUndefined();
  vi.unstubAllEnvs();
  silent.closeAllConnections();
  await new Promise((done) => silent.close(done));
});
