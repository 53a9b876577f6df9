import { openTelemetry, type Telemetry } from '@vitrina/services/telemetry/open.ts';
import { type Span, tracer } from '@vitrina/services/telemetry/tracer.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { traceQueries } from './trace-queries.ts';

const request = { name: 'GET', kind: 'server', attributes: {} } as const;
let telemetry: Telemetry;

beforeEach(async () => {
  telemetry = await openTelemetry('trial', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER: 'always_off' });
});
afterEach(() => telemetry.close());

/** Something that answers every statement, and the names of the spans that have begun. */
function createTracedTarget() {
  const on = tracer();
  if (on === undefined) throw new Error('Tracing is off.');
  const target = { query: async (text: string) => [text] };
  traceQueries(target);
  const beginSpy = vi.spyOn(on, 'startSpan');
  return { target, on, names: () => beginSpy.mock.calls.map(([{ name }]) => name) };
}

test('a statement on behalf of a request is a span within its own', async () => {
  const { target, on, names } = createTracedTarget();
  const span: Span = on.startSpan(request);
  expect(await span.enter(() => target.query('select 1'))).toEqual(['select 1']);
  expect(names()).toEqual(['GET', 'SELECT']);
});

test('a statement of a job that runs by itself is none', async () => {
  const { target, names } = createTracedTarget();
  expect(await target.query('update acquirer_notifications set attempts = 1')).toHaveLength(1);
  expect(names()).toEqual([]);
});
