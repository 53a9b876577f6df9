import { afterEach, expect, it } from 'vitest';
import { openTelemetry } from './telemetry.ts';
import { startGateway, type TestGateway } from './testing/test-gateway.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

it.each(['constructor', '__proto__', 'toString'])('while traces are on, %s is the id of nothing, like any other', async (id) => {
  const telemetry = await openTelemetry('trial', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER: 'always_off' });
  closing.push(telemetry.close);
  const gateway: TestGateway = await startGateway({}, { storedOperations: { kinds: 'query Kinds { __typename }' } });
  closing.push(gateway.close);
  const answer = await fetch(`${gateway.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  });
  expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] }]);
});
