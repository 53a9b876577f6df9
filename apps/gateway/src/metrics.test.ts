import { afterEach, expect, it } from 'vitest';
import { brand } from './testing/samples.ts';
import { sendJson, sendOperation, startGateway, type TestGateway } from './testing/test-gateway.ts';

let gateway: TestGateway;
afterEach(() => gateway.close());

it('metrics of the process, of operations and of calls', async () => {
  gateway = await startGateway();
  gateway.provider.answer = (_request, response) => sendJson(response, [brand]);
  await sendOperation(gateway.origin, 'query NameOfAnUnknownOperation { brands { name } }');
  await sendOperation(gateway.origin, '{ nonsense }');
  const text = await (await fetch(`${gateway.origin}/metrics`)).text();
  expect(text).toMatch(/^process_cpu_seconds_total/m);
  expect(text).toMatch(/^vitrina_operation_seconds_count\{operation="ad-hoc",outcome="ok"\} 1$/m);
  expect(text).toMatch(/^vitrina_operation_errors_total\{code="GRAPHQL_VALIDATION_FAILED"\} 1$/m);
  expect(text).toMatch(/^vitrina_provider_call_seconds_count\{endpoint="products.brands",outcome="ok"\} 1$/m);
  expect(text).not.toMatch(/NameOfAnUnknownOperation/);
});
