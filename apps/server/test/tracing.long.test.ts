import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { type CollectedSpan, startCollector } from './collector.ts';
import { filledDatabase, type StartedShop, startShop } from './full-stack.ts';

const traceId = randomBytes(16).toString('hex');
const marker = 'ivanov-canary';
let spans: CollectedSpan[];
let everything: string;

const query = 'query Read($id: ID!, $text: String!) { product(id: $id) { name } searchSuggestions(text: $text) { queries } }';

/** One traced request of an anonymous client, with a parent of its own; the spans are sent when the shop stops. */
beforeAll(async () => {
  const collector = await startCollector();
  const { url } = await filledDatabase();
  const shop: StartedShop = await startShop({
    DATABASE_URL: url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_SERVICE_NAME: 'trial',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  });
  const answer = await fetch(`${shop.origin}/graphql?who=${marker}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
      'x-trace-id': 'tracing-test',
      cookie: `access_token=${marker}`,
    },
    body: JSON.stringify({ query, variables: { id: 987654321, text: marker } }),
  });
  await answer.text();
  expect(await shop.stop()).toEqual({ code: 0, signal: null });
  spans = collector.spans.filter((span) => span.traceId === traceId);
  everything = collector.text();
});

const parentOf = (span: CollectedSpan | undefined) => spans.find(({ spanId }) => spanId === span?.parentSpanId);
const findSpan = (service: string, name: RegExp) => spans.find((span) => span.service === service && name.test(span.name));

it('goes on from the traceparent of who asks, through the operation and the call, into the provider and its database', () => {
  const request = findSpan('trial', /^POST \/graphql/);
  expect(request).toMatchObject({
    parentSpanId: '00f067aa0ba902b7',
    attributes: { 'vitrina.trace_id': 'tracing-test', 'http.response.status_code': 200 },
  });
  const operation = findSpan('trial', /^query ad-hoc$/);
  expect(parentOf(operation)).toBe(request);
  const call = findSpan('trial', /^products\.product$/);
  expect(call?.attributes).toMatchObject({ 'vitrina.endpoint': 'products.product', 'vitrina.attempts': 1, 'error.type': 'refused' });
  expect(parentOf(call)).toBe(operation);
  const answered = findSpan('trial-provider', /^GET \/v3\/products\/:id/);
  expect(parentOf(answered)).toBe(call);
  const statement = spans.find((span) => span.attributes['db.operation.name'] === 'SELECT' && parentOf(span) === answered);
  expect(statement?.service).toBe('trial-provider');
});

it('says nothing of who asks and what for', () => {
  expect(everything).toContain('deployment.environment.name');
  expect(everything).not.toContain(marker);
});
