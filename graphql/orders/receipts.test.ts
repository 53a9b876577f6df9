import { expect, test } from 'vitest';
import { execute } from '../testing/execute.ts';
import { refusal } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

const source = 'query R { orderReceipts(orderId: 9000) { operation items { subject method } } }';

test('words of a receipt that are not known are said to be others, and what says nothing is a payment', async () => {
  const line = samples.receipt().items[0] ?? expect.fail('The sample has no line.');
  const strange = samples.receipt({ operation: 'correction', items: [{ ...line, subject: 'casino', method: null }] });
  const { answer } = await execute(source, shop({ orders: { receipt: () => [strange, samples.receipt({ operation: null, items: [] })] } }));
  expect(answer.data.orderReceipts).toEqual([
    { operation: 'OTHER', items: [{ subject: 'OTHER', method: null }] },
    { operation: 'INCOME', items: [] },
  ]);
});

test('while there is none, and for whoever has no key, it is null without an error', async () => {
  const none = await execute(source, shop({ orders: { receipt: () => Promise.reject(refusal(404, 'not_found')) } }));
  expect(none.answer).toEqual({ data: { orderReceipts: null } });
  const anonymousReply = await execute(source, shop(), { headers: {} });
  expect(anonymousReply.answer.data.orderReceipts).toBeNull();
  expect(anonymousReply.recordedCalls).toEqual([]);
});
