import { asId } from '@vitrina/services/contract/wire.ts';
import { describe, expect, test } from 'vitest';
import { execute } from '../testing/execute.ts';
import { operations } from '../testing/operations.ts';
import { refusal, unavailable } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

test('a method above its threshold is hidden, and one without gift support from gifts', async () => {
  const { answer } = await execute('{ paymentMethods { typeId } }');
  expect(answer.data.paymentMethods).toEqual([{ typeId: '17' }]);
  const gifts = shop({
    payments: { methods: () => [samples.method(), samples.method({ linked_payment_type_id: 13, available_gift_certificate: false })] },
    products: {
      byIds: () => ({
        items: [samples.card({ category: { id: asId(20743), code: 'gift', name: 'Подарочные карты' } })],
        total: 1,
        perPage: 20,
        pageCount: 1,
        currentPage: 1,
      }),
    },
  });
  expect((await execute('{ paymentMethods { typeId } }', gifts)).answer.data.paymentMethods).toEqual([{ typeId: '17' }]);
});

describe('methods for the chosen ways', () => {
  const boundedMethod = samples.method({ linked_payment_type_id: 64, max_basket_threshold: 1600_00 });
  const source = 'query Q($deliveries: [OrderDeliveryInput!]) { paymentMethods(deliveries: $deliveries) { typeId } }';
  const pickup = { orderKey: 'buy', typeId: '1', storeId: '5' };
  const methodsFor = async (deliveries: object[] | null, delivery_cost: number, payment_type_id = [17, 64]) => {
    const way = samples.deliveryOption({ delivery_type_id: 1, finish_storage_id: asId(5), delivery_cost, payment_type_id });
    const { answer } = await execute(
      source,
      shop({
        payments: { methods: () => [samples.method(), boundedMethod] },
        delivery: {
          variationsOrders: () => [
            {
              key: 'buy',
              has_preorder_product: false,
              is_digital: false,
              in_stock: true,
              item_ids: [asId(100)],
              sum: 1600_00,
              deliveries: [way],
            },
          ],
        },
      }),
      { variables: { deliveries } },
    );
    return answer.data.paymentMethods.map(({ typeId }: { typeId: string }) => typeId);
  };

  test('a threshold is compared with the order and its delivery', async () => {
    expect(await methodsFor([pickup], 0)).toEqual(['17', '64']);
    expect(await methodsFor([pickup], 1)).toEqual(['17']);
  });
  test('a way allows what it names', async () => {
    expect(await methodsFor([pickup], 0, [64])).toEqual(['64']);
  });
  test('without a way, or with one that is not possible any more, the goods count alone', async () => {
    expect(await methodsFor(null, 1)).toEqual(['17', '64']);
    expect(await methodsFor([{ ...pickup, storeId: '6' }], 1)).toEqual(['17', '64']);
  });
});

describe('what a term costs', () => {
  const term = (rate: number, is_apple = false) => ({ months: 12, rate, min_sum: null, max_sum: null, is_apple });

  test('is reckoned with the discount that is bound to its method', async () => {
    const lent = (linked_payment_type_id: number) => samples.method({ linked_payment_type_id, terms: [term(24)] });
    const { answer, recordedCalls } = await execute(
      '{ paymentMethods { typeId terms { payment { amount } overpayment { amount } } } }',
      shop({
        payments: { methods: () => [lent(13), lent(50)] },
        actions: { list: () => [samples.action({ payment_ids: [50] })] },
        basket: {
          getBasket: ({ query }) =>
            samples.basket({
              orders: [{ key: 'buy', item_ids: [asId(100)], sum: query?.payment_type_id === 50 ? 1000_00 : 1600_00, isPreOrder: false }],
            }),
        },
      }),
    );
    expect(answer.data.paymentMethods).toEqual([
      { typeId: '13', terms: [{ payment: { amount: 152_00 }, overpayment: { amount: 224_00 } }] },
      { typeId: '50', terms: [{ payment: { amount: 95_00 }, overpayment: { amount: 140_00 } }] },
    ]);
    expect(recordedCalls.filter(({ call }) => call === 'basket.getBasket')).toHaveLength(2);
  });

  test('is told of an order that is paid again as well; not where a better rate of one brand may be had or not', async () => {
    const line = samples.repayment().order.basket[0]!;
    const paymentsOf = async (basket: (typeof line)[]) => {
      const repayment = samples.repayment({
        order: { ...samples.repayment().order, basket },
        payments: [
          samples.method({ linked_payment_type_id: 50, terms: [term(0)] }),
          samples.method({ linked_payment_type_id: 13, terms: [term(24), term(9.9, true)] }),
        ],
      });
      const answers = { orders: { toRepay: () => repayment }, payments: { repaymentMethods: () => repayment.payments } };
      const source = '{ orderToRepay(orderId: 9000) { methods { terms { payment { amount } lastPayment { amount } } } } }';
      const { answer } = await execute(source, shop(answers));
      return answer.data.orderToRepay.methods.map(({ terms }: { terms: object[] }) => terms);
    };
    const instalment = { payment: { amount: 134_00 }, lastPayment: { amount: 126_00 } };
    const credit = { payment: { amount: 152_00 }, lastPayment: { amount: 152_00 } };
    expect(await paymentsOf([line])).toEqual([[instalment], [credit]]);
    const phone = { ...line, section_id: asId(224) };
    expect(await paymentsOf([phone])).toEqual([[instalment], [credit]]);
    expect(await paymentsOf([phone, { ...line, section_id: null }])).toEqual([[instalment], []]);
  });

  test('of a basket that nobody keeps has the better rate of one brand where its goods and a warranty are in it', async () => {
    const apple = samples.card({
      brand: { id: asId(1), code: 'apple', name: 'Apple' },
      category: { id: asId(224), code: 'phones', name: '' },
    });
    const rateOf = async (...more: ReturnType<typeof samples.basketItem>[]) => {
      const { answer } = await execute(
        '{ basketPreview(input: { items: [{ productId: "42" }] }) { term(paymentTypeId: "13", months: 12) { rate } } }',
        shop({
          payments: { methods: () => [samples.method({ linked_payment_type_id: 13, terms: [term(24), term(9.9, true)] })] },
          basket: { preview: () => samples.basket({ items: [samples.basketItem(), ...more] }) },
          products: { byIds: () => ({ items: [apple], total: 1, perPage: 20, pageCount: 1, currentPage: 1 }) },
        }),
      );
      return answer.data.basketPreview.term.rate;
    };
    expect(await rateOf()).toBe(24);
    expect(await rateOf(samples.basketItem({ id: asId(101), product_id: asId(43), parent_id: asId(100), is_warranty: true }))).toBe(9.9);
  });
});

describe('what Mokka lends', () => {
  const source =
    '{ paymentMethods { typeId limit { amount } isLimitExceeded } orderToRepay(orderId: 9000) { methods { limit { amount } isLimitExceeded } } }';
  const lent = async (mokkaLimit: () => { limit: number | null } | Promise<never>, cookie = 'access_token=access-0') => {
    const answers = {
      payments: { methods: () => [samples.method(), samples.method({ linked_payment_type_id: 19 })] },
      credit: { mokkaLimit },
    };
    return execute(source, shop(answers), { headers: { cookie: `basket_id=${samples.basketId}; ${cookie}` } });
  };
  const total = samples.basket().orders.reduce((sum, order) => sum + order.sum, 0);
  const mokkaOf = async (...args: Parameters<typeof lent>) => (await lent(...args)).answer.data.paymentMethods[1];

  test('is exceeded by a kopeck more than the limit, and by nothing of another method', async () => {
    expect(await mokkaOf(() => ({ limit: total }))).toEqual({ typeId: '19', limit: { amount: total }, isLimitExceeded: false });
    expect(await mokkaOf(() => ({ limit: total - 1 }))).toMatchObject({ isLimitExceeded: true });
    const { answer } = await lent(() => ({ limit: 1 }));
    expect(answer.data.paymentMethods[0]).toEqual({ typeId: '17', limit: null, isLimitExceeded: false });
    expect(answer.data.orderToRepay.methods[0]).toEqual({ limit: null, isLimitExceeded: null });
  });

  test('is not known of a guest, nor where it lends nothing; a failure leaves the methods', async () => {
    const unknown = { typeId: '19', limit: null, isLimitExceeded: false };
    expect(await mokkaOf(() => ({ limit: 1 }), '')).toEqual(unknown);
    expect(await mokkaOf(() => Promise.reject(refusal(404, 'not_found')))).toEqual(unknown);
    expect(await mokkaOf(() => Promise.reject(unavailable()))).toEqual({ typeId: '19', limit: null, isLimitExceeded: null });
  });
});

test('a payment leads back to the shop only, naming the attempt', async () => {
  const { source } = operations.startPayment!;
  const { recordedCalls } = await execute(source, shop(), { variables: { url: '/cart/payment/9000' } });
  expect(recordedCalls.at(-1)).toMatchObject({ call: 'payments.init', input: { body: { return_url: '/cart/payment/9000?payment=77' } } });
  const startReply = await execute(source, shop(), {
    variables: { url: '/cart/payment/9000' },
    config: { publicOrigin: 'https://shop.example' },
  });
  expect(startReply.recordedCalls.at(-1)?.input).toMatchObject({
    body: { return_url: 'https://shop.example/cart/payment/9000?payment=77' },
  });
  const evil = await execute(source, shop(), { variables: { url: '//evil.example' } });
  expect(evil.answer.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { 'input.returnUrl': [expect.any(String)] } });
  expect(evil.recordedCalls).toEqual([]);
});

test('a payment without a method, and a repayment, begin with the first eligible of the list', async () => {
  const payments = [
    samples.method({ linked_payment_type_id: 64, max_basket_threshold: 1_00 }),
    samples.method({ linked_payment_type_id: 54 }),
    samples.method({ linked_payment_type_id: 17 }),
  ];
  const shopWithMethods = shop({
    orders: { toRepay: () => ({ ...samples.repayment(), payments }) },
    payments: { repaymentMethods: () => payments },
  });
  const start =
    'mutation { paymentStart(input: { orderId: 9000, returnUrl: "/", idempotencyKey: "payment-0123456789" }) { payment { typeId } } }';
  expect((await execute(start, shopWithMethods)).answer.data.paymentStart.payment.typeId).toBe('54');
  const { answer } = await execute('{ orderToRepay(orderId: 9000) { methods { typeId } } }', shopWithMethods);
  expect(answer.data.orderToRepay.methods).toEqual([{ typeId: '54' }, { typeId: '17' }]);
});

test('an attempt of which the provider tells its id alone is of the order and method that were asked for', async () => {
  const bare = { id: asId(77), order_id: null, payment_type_id: null, status: null, sum: null };
  const start =
    'mutation { paymentStart(input: { orderId: 9000, typeId: "17", returnUrl: "/", idempotencyKey: "payment-0123456789" }) { payment { orderId typeId status sum { amount } } } }';
  const { answer } = await execute(start, shop({ payments: { create: () => bare } }));
  expect(answer.data.paymentStart.payment).toEqual({ orderId: '9000', typeId: '17', status: 'OTHER', sum: null });
});

test('a payment with Sber Business leads to where the company signs in; while nobody tells where, to the page of the bank', async () => {
  const start =
    'mutation { paymentStart(input: { orderId: 9000, typeId: "56", returnUrl: "/", idempotencyKey: "payment-0123456789" }) { url } }';
  const signIn = { url: 'https://sbi.example/authorize' };
  const { answer, recordedCalls } = await execute(start, shop({ payments: { b2bSberAuthorize: () => signIn } }));
  expect(answer.data.paymentStart.url).toBe(signIn.url);
  expect(recordedCalls.at(-1)).toMatchObject({ call: 'payments.b2bSberAuthorize', input: { query: { order_id: '9000' } } });
  const none = shop({
    payments: {
      b2bSberAuthorize: () => Promise.reject(refusal(404, 'not_found')),
    },
  });
  expect((await execute(start, none)).answer.data.paymentStart.url).toMatch(/^\/sandbox-acquirer\//);
});

test('codes are not paid by a type that virtual goods rule out; what rules out nothing, or cannot be asked, hides none', async () => {
  type Virtual = () => { restrictive_virtual_payments_ids: number[] } | Promise<never>;
  const codes = (virtual: Virtual) =>
    shop({
      payments: { virtual, methods: () => [samples.method(), samples.method({ linked_payment_type_id: 64 })] },
      products: {
        byIds: () => ({
          items: [samples.card({ is_digital: true })],
          total: 1,
          perPage: 20,
          pageCount: 1,
          currentPage: 1,
        }),
      },
    });
  const methodsFor = async (virtual: Virtual) =>
    (await execute('{ paymentMethods { typeId } }', codes(virtual))).answer.data.paymentMethods.map(
      ({ typeId }: { typeId: string }) => typeId,
    );
  expect(await methodsFor(() => ({ restrictive_virtual_payments_ids: [64] }))).toEqual(['17']);
  expect(await methodsFor(() => ({ restrictive_virtual_payments_ids: [] }))).toEqual(['17', '64']);
  expect(await methodsFor(() => Promise.reject(unavailable()))).toEqual(['17', '64']);
});
