import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { operations } from '../testing/operations.ts';
import * as rows from '../testing/rows.ts';
import { shop } from '../testing/shop.ts';

test('a method above its threshold is hidden, and one without gift support from gifts', async () => {
  const { answer } = await ask('{ paymentMethods { paymentTypeId } }');
  expect(answer.data.paymentMethods).toEqual([{ paymentTypeId: 17 }]);
  const gifts = shop({
    payments: { methods: () => [rows.method(), rows.method({ linked_payment_type_id: 13, available_gift_certificate: false })] },
    products: {
      byIds: () => ({
        items: [rows.card({ category: { id: 20743, code: 'gift', name: 'Подарочные карты' } })],
        total: 1,
        perPage: 20,
        pageCount: 1,
        currentPage: 1,
      }),
    },
  });
  expect((await ask('{ paymentMethods { paymentTypeId } }', gifts)).answer.data.paymentMethods).toEqual([{ paymentTypeId: 17 }]);
});

test('a payment leads back to the shop only, naming the attempt', async () => {
  const { source } = operations.startPayment!;
  const { asked } = await ask(source, shop(), { variables: { url: '/cart/payment/9000' } });
  expect(asked.at(-1)).toMatchObject({ call: 'payments.init', input: { body: { return_url: '/cart/payment/9000?payment=77' } } });
  const evil = await ask(source, shop(), { variables: { url: '//evil.example' } });
  expect(evil.answer.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { returnUrl: [expect.any(String)] } });
  expect(evil.asked).toEqual([]);
});
