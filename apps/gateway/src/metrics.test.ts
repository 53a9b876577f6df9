import { afterEach, expect, it } from 'vitest';
import { json, type Running, sendOperation, startGateway } from './testing/running.ts';
import { brand } from './testing/samples.ts';

let running: Running;
afterEach(() => running.close());

it('metrics of the process, of operations and of calls', async () => {
  running = await startGateway();
  running.provider.answer = (_request, response) => json(response, [brand]);
  await sendOperation(running.origin, 'query NameOfAStranger { brands { name } }');
  await sendOperation(running.origin, '{ nonsense }');
  const text = await (await fetch(`${running.origin}/metrics`)).text();
  expect(text).toMatch(/^process_cpu_seconds_total/m);
  expect(text).toMatch(/^vitrina_operation_seconds_count\{operation="ad-hoc",outcome="ok"\} 1$/m);
  expect(text).toMatch(/^vitrina_operation_errors_total\{code="GRAPHQL_VALIDATION_FAILED"\} 1$/m);
  expect(text).toMatch(/^vitrina_provider_call_seconds_count\{endpoint="products.brands",outcome="ok"\} 1$/m);
  expect(text).not.toMatch(/NameOfAStranger/);
});
