import { expect, test } from 'vitest';
import { writeDraft } from '../../entities/order-draft/draft.server.ts';
import { type Draft, emptyDraft } from '../../entities/order-draft/draft.ts';
import type { Operation, OperationResult } from '../../platform/gateway/shop.server.ts';
import { visit } from '../../testing/visit.ts';
import { deliveryView } from './delivery/view.server.ts';
import { frameOf } from './frame.server.ts';
import { findCheckout } from './load.server.ts';

const basket = {
  revision: 1,
  quantity: 1,
  sum: { amount: 500_00 },
  discount: { amount: 0 },
  discounts: [],
  totalSum: { amount: 500_00 },
  orders: [{ key: 'digital', items: [{ id: '1' }] }],
  items: [
    {
      id: '1',
      productId: '2',
      quantity: 1,
      price: { amount: 500_00 },
      finalPrice: { amount: 500_00 },
      sum: { amount: 500_00 },
      product: null,
    },
  ],
};
const codes = {
  key: 'digital',
  items: [{ id: '1' }],
  sum: { amount: 500_00 },
  isPreorder: false,
  isDigital: true,
  pickup: [],
  courier: [],
  expressOptions: [],
};
const ownOrder = { ...codes, key: 'buy', isDigital: false, pickup: [{ typeId: '1', storeId: '5', interval: null }] };
const card = { typeId: '17', name: 'Картой', kind: 'CARD', tab: 'ONLINE', isPrepaid: true, description: null, periods: [], terms: [] };
const contacts = { rev: 1, firstName: 'Анна', lastName: '', phone: '79491234567', email: 'anna@example.ru' };

const orderQuote = {
  orders: [{ orderKey: 'digital', total: { amount: 485_00 } }],
  deliveryCost: { amount: 0 },
  total: { amount: 485_00 },
  token: 'quoted.signed',
};

const failedField = (field: string, code = 'PROVIDER_TIMEOUT'): OperationResult => ({
  data: { currentCity: { id: '1', name: 'Донецк' }, [field]: null },
  errors: [{ message: code, path: [field], extensions: { code } }],
});
const basketOf = (found: object | null): OperationResult => ({ data: { currentCity: { id: '1', name: 'Донецк' }, basket: found } });

interface Answers {
  basket?: OperationResult;
  deliveries?: OperationResult;
  actions?: OperationResult;
  methods?: OperationResult | ((variables: Record<string, unknown>) => OperationResult);
}

/** Several answers in one. */
const together = (...answers: OperationResult[]): OperationResult => ({
  data: Object.assign({}, ...answers.map(({ data }) => data)),
  errors: answers.flatMap(({ errors = [] }) => errors),
});

const visitWith = ({
  basket: found = basketOf(basket),
  deliveries = { data: { checkoutOrders: [codes] } },
  methods = { data: { paymentMethods: [] } },
  actions = { data: { basket: null } },
}: Answers) =>
  visit({
    execute: async ({ document = '', variables = {} }: Operation) => {
      if (document.includes('query ChosenActions')) return actions;
      if (document.includes('query CheckoutBasket')) return found;
      const ways = typeof methods === 'function' ? methods(variables) : methods;
      if (document.includes('query CheckoutDeliveries')) return deliveries;
      return document.includes('query CheckoutMethods') ? ways : together(found, ways);
    },
  });

function find(
  answers: Answers = {},
  draft: Partial<Draft> = { contacts },
  { context } = visitWith(answers),
  step: 'delivery' | 'payments' = 'payments',
) {
  writeDraft(context, { ...emptyDraft, ...draft });
  return findCheckout(context, new Request(`http://shop.example/cart/${step}`), step);
}

const placeOf = (answers: Answers, draft?: Partial<Draft>) =>
  find(answers, draft).then(
    ({ kind }) => kind,
    (left: Response) => left.headers.get('location'),
  );

test('codes alone have the step of delivery behind them, whatever comes next', async () => {
  const codeLine = { ...basket.items[0], isPreorder: false, isWarranty: false, product: { name: 'Код', images: [], isDigital: true } };
  const answers = { basket: basketOf({ ...basket, items: [codeLine] }), methods: { data: { paymentMethods: [card] } } };
  const leadsTo = (payment: Draft['payment']) =>
    find(answers, { contacts, payment }, visitWith(answers), 'delivery').then(
      () => null,
      (left: Response) => left.headers.get('location'),
    );
  expect(await leadsTo(null)).toBe('/cart/payments');
  expect(await leadsTo({ rev: 1, paymentTypeId: '17' })).toBe('/cart/summary');
  const opened = await find(answers);
  const delivery = opened.kind === 'step' ? frameOf(opened, 'payments').steps.find(({ id }) => id === 'delivery') : undefined;
  expect(delivery).toMatchObject({ state: 'done', path: null, lines: ['Пришлём на электронную почту после оплаты'] });
});

test('who is sent the gift cards stands with what is sent, with other goods too, and where a name and a phone will do', async () => {
  const gift = { name: 'Маша', email: 'masha@example.ru' };
  const line = 'Сертификат получит Маша, masha@example.ru';
  const sent = { ...basket.items[0], isPreorder: false, isWarranty: false, product: { name: 'Карта', images: [], isDigital: true } };
  const found = basketOf({ ...basket, items: [sent], gift });
  const opened = await find({ basket: found });
  if (opened.kind !== 'step') throw new Error('The step is not open.');
  expect(frameOf(opened, 'summary').steps.find(({ id }) => id === 'delivery')?.lines).toEqual([
    'Пришлём на электронную почту после оплаты',
    line,
  ]);
  expect(deliveryView(opened).giftLines).toEqual([line]);
  const oneClick = await find({ basket: found, deliveries: failedField('checkoutOrders') });
  if (oneClick.kind !== 'one-click') throw new Error('The ways to deliver are known.');
  expect(frameOf(oneClick, 'contacts').steps.find(({ id }) => id === 'basket')?.lines).toContain(line);
});

test('whoever has put nothing in is led to the basket, or to the order it has just become', async () => {
  expect(await placeOf({ basket: basketOf(null) })).toBe('/cart');
  expect(await placeOf({ basket: basketOf({ ...basket, items: [] }) }, { contacts, last: ['77'] })).toBe('/order-info/77');
});

test('a basket that could not be loaded is not an empty one', async () => {
  expect(await find({ basket: failedField('basket') })).toMatchObject({ kind: 'unloaded', failure: { code: 'PROVIDER_TIMEOUT' } });
});

test('a smart price that cannot be looked up is a parameter of the checkout, which goes on (spec 2 §8)', async () => {
  const failed = { message: 'gone', path: ['basket', 'smartPrice', 'state'], extensions: { code: 'PROVIDER_TIMEOUT' } };
  const smartPriceIn = async (smartPrice: object | null) => {
    const opened = await find({ basket: { ...basketOf({ ...basket, smartPrice }), errors: [failed] } });
    return opened.kind === 'unloaded' ? undefined : frameOf(opened, 'payments').smartPrice;
  };
  expect(await smartPriceIn({ state: null })).toEqual({ smartPriceFailed: true });
  expect(await smartPriceIn({ state: 'EXPIRED' })).toEqual({ smartPriceFailed: false });
  expect(await smartPriceIn(null)).toBeNull();
});

test('methods that could not be loaded are not methods that do not exist', async () => {
  expect(await find({ methods: failedField('paymentMethods') })).toMatchObject({ kind: 'step', methods: null, method: null });
  expect(await find()).toMatchObject({ kind: 'step', methods: [], method: null });
});

test('a method whose limit is exceeded is chosen no more, though it is still shown', async () => {
  const mokka = (isLimitExceeded: boolean | null) => ({
    ...card,
    typeId: '19',
    kind: 'MOKKA',
    tab: 'IN_PARTS',
    limit: { amount: 100_00 },
    isLimitExceeded,
  });
  const chosen = (isLimitExceeded: boolean | null) =>
    find({ methods: { data: { paymentMethods: [card, mokka(isLimitExceeded)] } } }, { contacts, payment: { rev: 1, paymentTypeId: '19' } });
  expect(await chosen(false)).toMatchObject({ method: { typeId: '19' } });
  expect(await chosen(null)).toMatchObject({ method: { typeId: '19' } });
  expect(await chosen(true)).toMatchObject({ method: null, methods: [{ typeId: '17' }, { typeId: '19' }] });
});

test('where no method is left, it is known whether another delivery would help', async () => {
  const paymentMethods = ({ deliveries }: { deliveries?: unknown }) => (Array.isArray(deliveries) && deliveries.length === 0 ? [card] : []);
  const choices = { buy: { way: 'PICKUP', typeId: '1', storeId: '5' } } as const;
  const chosen = { contacts, delivery: { rev: 1, cityId: '1', choices, address: null, comment: '', addressee: null } };
  const boughtOrders = { data: { checkoutOrders: [ownOrder] } };
  const byDelivery = await find(
    { deliveries: boughtOrders, methods: (variables) => ({ data: { paymentMethods: paymentMethods(variables) } }) },
    chosen,
  );
  expect(byDelivery).toMatchObject({ kind: 'step', methods: [], isSumUnpayable: false });
  expect(await find({ deliveries: boughtOrders }, chosen)).toMatchObject({ kind: 'step', methods: [], isSumUnpayable: true });
});

test('one-click mode knows whether the ways could not be loaded, or there are none', async () => {
  expect(await find({ deliveries: failedField('checkoutOrders') })).toMatchObject({ kind: 'one-click', areDeliveriesKnown: false });
  expect(await find({ deliveries: failedField('checkoutOrders', 'NO_DELIVERIES') })).toMatchObject({
    kind: 'one-click',
    areDeliveriesKnown: true,
  });
  expect(await find({ deliveries: { data: { checkoutOrders: [] } } })).toMatchObject({ kind: 'one-click', areDeliveriesKnown: true });
  const undeliverable = { data: { checkoutOrders: [{ ...codes, isDigital: false }] } };
  expect(await find({ deliveries: undeliverable })).toMatchObject({ kind: 'one-click', areDeliveriesKnown: true });
});

test('what is confirmed costs what it costs by the chosen way to pay; in one-click mode nobody has chosen one', async () => {
  const requests: unknown[] = [];
  const opened = async (step: 'payments' | 'summary', deliveries: OperationResult) => {
    requests.length = 0;
    const { context } = visit({
      execute: async ({ document = '', variables = {} }: Operation) => {
        if (document.includes('query ChosenActions')) return { data: { basket: null } };
        if (document.includes('query CheckoutDeliveries')) return deliveries;
        requests.push(variables.paymentTypeId);
        const found = basketOf({ ...basket, totalSum: { amount: variables.paymentTypeId === '17' ? 485_00 : 500_00 } });
        return together(found, { data: { paymentMethods: [card], orderQuote } });
      },
    });
    writeDraft(context, { ...emptyDraft, contacts, seed: '0'.repeat(32), payment: { rev: 1, paymentTypeId: '17' } });
    const found = await findCheckout(context, new Request(`http://shop.example/cart/${step}`), step);
    return found.kind === 'unloaded' ? found : { kind: found.kind, totalSum: found.basket.totalSum.amount };
  };
  const digital = { data: { checkoutOrders: [codes] } };
  expect(await opened('summary', digital)).toEqual({ kind: 'step', totalSum: 485_00 });
  expect(await opened('payments', digital)).toEqual({ kind: 'step', totalSum: 500_00 });
  expect(await opened('summary', failedField('checkoutOrders'))).toEqual({ kind: 'one-click', totalSum: 500_00 });
  expect(requests).toEqual(['17', null]);
});

test('sold out leads back to the basket', async () => {
  expect(await placeOf({ deliveries: failedField('checkoutOrders', 'OUT_OF_STOCK') })).toBe('/cart');
});

test('so does a chosen action that is not paid within the shop, where deliveries fail; one that was not chosen does not (spec 1 §4)', async () => {
  const place = (chosen: object, hasInnerPayment = false, deliveries = failedField('checkoutOrders')) => {
    const actions = { data: { basket: { items: [], discounts: [], actions: [{ id: '7', hasInnerPayment }], ...chosen } } };
    return placeOf({ deliveries, actions });
  };
  const discounts = [{ actionId: '7' }];
  expect(await place({ discounts })).toBe('/cart');
  expect(await place({ items: [{ actionId: '7', presentOf: null }] })).toBe('/cart');
  expect(await place({ items: [{ actionId: null, presentOf: '7' }] })).toBe('/cart');
  expect(await place({ discounts }, true)).toBe('one-click');
  expect(await place({ discounts: [{ actionId: '8' }] })).toBe('one-click');
  expect(await place({ discounts, actions: null })).toBe('one-click');
  expect(await place({ discounts }, false, { data: { checkoutOrders: [codes] } })).toBe('step');
});

test('why the checkout stops stands in the log, in the words of the specification (spec 1 §8)', async () => {
  const logged = async (deliveries: OperationResult) => {
    const visit = visitWith({ deliveries });
    await find({}, { contacts }, visit).catch(() => undefined);
    return visit.logged.map(({ message }) => message);
  };
  expect(await logged(failedField('checkoutOrders', 'OUT_OF_STOCK'))).toEqual(['out of stock']);
  expect(await logged(failedField('checkoutOrders', 'NO_DELIVERIES'))).toEqual(['no deliveries']);
  expect(await logged({ data: { checkoutOrders: [codes] } })).toEqual([]);
});
