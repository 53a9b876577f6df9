import { expect, test } from 'vitest';
import { readDraft, writeDraft } from '../../../entities/order-draft/draft.server.ts';
import { type Draft, emptyDraft } from '../../../entities/order-draft/draft.ts';
import type { Execute, OperationResult } from '../../../platform/gateway/shop.server.ts';
import { visit, visitorWith } from '../../../testing/visit.ts';
import { action, loader } from './route.tsx';

const url = new URL('http://shop.example/cart/fast');
const pattern = '/cart/fast';

const option = {
  typeId: '1',
  cost: { amount: 0 },
  storeId: null,
  interval: null,
  datetime: '2026-11-26T10:00:00+03:00',
  timeText: 'завтра',
  costPrepayment: { amount: 0 },
};
const pickup = (storeId: string) => ({ ...option, storeId, store: { id: storeId, name: `Магазин ${storeId}`, address: 'ул. Артёма, 1' } });
const slot = { ...option, typeId: '2', cost: { amount: 300_00 }, interval: '10:00 - 14:00' };
const order = {
  key: 'buy',
  items: [{ id: '7' }],
  sum: { amount: 500_00 },
  isPreorder: false,
  isDigital: false,
  isOnlyInStores: false,
  soonerInParts: [],
  courier: [slot],
  expressOptions: [],
};
const basket = {
  revision: 3,
  quantity: 1,
  sum: { amount: 500_00 },
  discount: { amount: 0 },
  totalSum: { amount: 500_00 },
  discounts: [],
  exchangeDevices: [],
  orders: [{ key: 'buy', items: [{ id: '7' }] }],
  items: [
    {
      id: '7',
      productId: 'SKU-12',
      quantity: 1,
      price: { amount: 500_00 },
      sum: { amount: 500_00 },
      product: { id: 'SKU-12', name: 'Чайник', images: [], isDigital: false },
    },
  ],
};
const method = (typeId: string, name: string) => ({
  typeId,
  name,
  kind: 'CARD',
  tab: 'ON_RECEIPT',
  isPrepaid: false,
  description: null,
  periods: [],
  terms: [],
});
const last = {
  contactName: 'Анна Петрова',
  mobilePhone: '+79491234567',
  email: 'anna@example.ru',
  deliveryTypeId: '1',
  paymentTypeId: '6',
  paymentTypeName: 'Картой при получении',
  store: { id: 'S-5' },
  company: null,
};

const ofAccount = { ...last, contactName: 'Вера Иванова' };
const orderQuote = {
  orders: [{ orderKey: 'buy', total: { amount: 500_00 } }],
  deliveryCost: { amount: 0 },
  total: { amount: 500_00 },
  token: 'quoted.signed',
};

interface Case {
  last?: object | null;
  stores?: string[];
  methods?: object[];
  cookie?: string;
  draft?: Partial<Draft>;
  created?: OperationResult;
  actions?: object[];
  /** Kopecks of the order by a payment type, where that is another sum. */
  priceBy?: Record<string, number>;
}

function visitor({
  last: ordered = last,
  stores = ['S-4', 'S-5'],
  methods = [method('6', 'Картой')],
  cookie = 'own_orders=100',
  draft,
  created,
  actions = [],
  priceBy = {},
}: Case = {}) {
  const sent: { name: string; variables: unknown }[] = [];
  const currentCity = { id: '5', name: 'Донецк' };
  const ways = { checkoutOrders: [{ ...order, pickup: stores.map(pickup) }] };
  const start = { basket, currentCity, paymentMethods: methods, orderQuote, promised: { actions } };
  const answers: Record<string, OperationResult> = {
    Checkout: { data: start },
    CheckoutDeliveries: { data: ways },
    CheckoutBasket: { data: { basket, orderQuote, currentCity } },
    CheckoutMethods: { data: { paymentMethods: methods } },
    CreateOrder: created ?? { data: { orderCreate: { orders: [{ id: '101', isAwaitingPayment: false }] } } },
  };
  const execute: Execute = async ({ document = '', variables }) => {
    const name = /(?:query|mutation) (\w+)/.exec(document)?.[1] ?? '';
    sent.push({ name, variables });
    if (name === 'FastStart') {
      const orders = variables?.isSignedIn ? { orders: { nodes: [ofAccount] } } : {};
      const own = variables?.hasOwnOrder ? { order: ordered } : {};
      return { data: { currentCity, ...orders, ...own, ...ways } };
    }
    const isBrought = Array.isArray(variables?.deliveries) && variables.deliveries.some(({ typeId }) => typeId === slot.typeId);
    if (name === 'Checkout' && isBrought) return { data: { ...start, orderQuote: { ...orderQuote, deliveryCost: slot.cost } } };
    const price = name === 'CheckoutBasket' ? priceBy[String(variables?.paymentTypeId)] : undefined;
    if (price !== undefined) return { data: { basket, orderQuote: { ...orderQuote, total: { amount: price } }, currentCity } };
    return answers[name] ?? { data: {} };
  };
  const { context } = visit({ execute, visitor: visitorWith(cookie) });
  if (draft !== undefined) writeDraft(context, { ...emptyDraft, ...draft });
  return {
    sent,
    currentCity,
    draft: () => readDraft(context),
    show: () => loader({ context, request: new Request(url), params: {}, url, pattern }),
    press: (fields: Record<string, string>) =>
      action({ context, request: new Request(url, { method: 'POST', body: new URLSearchParams(fields) }), params: {}, url, pattern }),
  };
}

type StepData = Extract<Awaited<ReturnType<typeof loader>>, { kind: 'step' }>;
const step = (loaded: Awaited<ReturnType<typeof loader>>): StepData => (loaded.kind === 'step' ? loaded : expect.fail(loaded.kind));
const to = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : answer);
const formOf = ({ rev, terms, confirmation }: StepData) => ({
  intent: 'order',
  rev,
  terms,
  revision: String(confirmation?.revision),
  quote: confirmation?.quote ?? '',
  goods: confirmation?.goods ?? '',
  ...Object.fromEntries(confirmation?.handovers.map(({ field, day }) => [field, day]) ?? []),
  'consent.personal-data': 'yes',
});

test('contact, store and payment of the last order are filled in, and one press orders exactly what was shown', async () => {
  const { show, press, sent } = visitor();
  const shown = step(await show());
  expect([shown.lines.contacts?.[0], shown.lines.payments, shown.misfits]).toEqual(['Анна Петрова', ['Картой'], {}]);
  expect(shown.lines.delivery?.join()).toContain('Магазин S-5');
  expect(to(await press(formOf(shown)))).toBe('/order-info/101');
  expect(sent.find(({ name }) => name === 'CreateOrder')?.variables).toMatchObject({
    input: {
      revision: 3,
      contact: { firstName: 'Анна', lastName: 'Петрова', phone: '79491234567', email: 'anna@example.ru' },
      deliveries: [{ orderKey: 'buy', typeId: '1', storeId: 'S-5' }],
      paymentTypeId: '6',
      quote: 'quoted.signed',
      isOneClick: false,
    },
  });
});

test('a second press of the same form is the same order', async () => {
  const { show, press, sent } = visitor();
  const form = formOf(step(await show()));
  await press(form);
  await press(form);
  const keys = sent
    .filter(({ name }) => name === 'CreateOrder')
    .map(({ variables }) => (variables as { input: { idempotencyKey: string } }).input.idempotencyKey);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('the account’s last order goes before the browser’s', async () => {
  const { show } = visitor({ cookie: 'access_token=of-anna; own_orders=100' });
  expect(step(await show()).lines.contacts?.[0]).toBe('Вера Иванова');
});

test('a store that does not have the goods is named, and nothing can be ordered until another way is chosen here', async () => {
  const away = visitor({ stores: ['S-4'] });
  const shown = step(await away.show());
  expect([Object.keys(shown.misfits), shown.confirmation]).toEqual([['delivery'], null]);
  const { rev, terms } = shown;
  expect(await away.press({ intent: 'delivery', rev, terms, 'way.buy': 'PICKUP', 'place.buy': '1:S-5' })).toMatchObject({
    data: { values: { section: 'delivery' }, errors: { 'place.buy': expect.any(String) } },
  });
  expect(to(await away.press({ intent: 'delivery', rev, terms, 'way.buy': 'PICKUP', 'place.buy': '1:S-4' }))).toBe('/cart/fast');
  expect(away.draft().delivery?.choices).toEqual({ buy: { way: 'PICKUP', typeId: '1', storeId: 'S-4' } });
  expect(step(await away.show())).toMatchObject({ misfits: {}, confirmation: { revision: 3 } });
});

test('a way to pay that does not fit is named by its name, and another is chosen here', async () => {
  const { show, press } = visitor({ methods: [method('7', 'Наличными')] });
  const shown = step(await show());
  expect(shown.misfits).toEqual({ payments: expect.stringContaining('«Картой при получении»') });
  const { rev, terms } = shown;
  expect(await press({ intent: 'payments', rev, terms, tab: 'ON_RECEIPT', 'method.ON_RECEIPT': '6' })).toMatchObject({
    data: { values: { section: 'payments' }, errors: { tab: expect.any(String) } },
  });
  expect(to(await press({ intent: 'payments', rev, terms, tab: 'ON_RECEIPT', 'method.ON_RECEIPT': '7' }))).toBe('/cart/fast');
  expect(step(await show()).lines.payments).toEqual(['Наличными']);
});

test('beside the way to pay of last time the others say what they cost, and by which promotion', async () => {
  const action = { id: '1', name: 'Минус 4 % наличными', paymentTypeIds: ['7'], unmetConditions: [], discountPercent: 4, lines: [] };
  const methods = [method('6', 'Картой'), method('7', 'Наличными')];
  const { show } = visitor({ methods, actions: [action], priceBy: { 7: 480_00 } });
  const { payments, frame } = step(await show());
  expect([frame.totals.total, payments.promotions, payments.sums]).toEqual([
    500_00,
    { 7: 'Акция: Минус 4 % наличными' },
    { 7: '480\u00a0₽, на\u00a020\u00a0₽ меньше' },
  ]);
});

test('a company does not pay as a person did the last time: it chooses anew', async () => {
  const company = { inn: '9301000177', name: 'ООО «Степной маяк»' };
  const draft = { contacts: { rev: 1, firstName: 'Анна', lastName: '', phone: '79491234567', email: '', company } };
  expect(step(await visitor({ draft }).show()).misfits).toEqual({ payments: 'Выберите способ оплаты.' });
  expect(step(await visitor({ draft, last: { ...last, company } }).show()).misfits).toEqual({});
});

test('a courier comes to the address of the last order of this browser; without one it is asked for', async () => {
  const brought = { ...last, store: null, deliveryTypeId: '2' };
  expect(step(await visitor({ last: brought }).show()).misfits).toEqual({ delivery: 'Укажите адрес, по которому привезти заказ.' });
  const address = { street: 'ул. Артёма', houseNumber: '74', housing: '', building: '', floor: '', flatNumber: '' };
  const delivery = { rev: 1, cityId: '5', choices: {}, address, comment: '', addressee: null };
  const shown = step(await visitor({ last: brought, draft: { delivery } }).show());
  expect([shown.misfits, shown.frame.totals.delivery]).toEqual([{}, 300_00]);
});

test('a provider that does not say in which store an order was is helped by what this browser has left', async () => {
  const left = {
    rev: 0,
    cityId: '5',
    choices: { buy: { way: 'PICKUP', typeId: '1', storeId: 'S-4' } },
    address: null,
    comment: '',
    addressee: null,
  } as const;
  const shown = step(await visitor({ last: { ...last, store: null }, draft: { delivery: left } }).show());
  expect([shown.misfits, shown.lines.delivery?.join()]).toEqual([{}, expect.stringContaining('Магазин S-4')]);
  // Where it does say, the last order goes before; what has just been chosen goes before all.
  expect(step(await visitor({ draft: { delivery: left } }).show()).lines.delivery?.join()).toContain('Магазин S-5');
  expect(step(await visitor({ draft: { delivery: { ...left, rev: 1 } } }).show()).lines.delivery?.join()).toContain('Магазин S-4');
});

test('what is wrong with the contacts stands beside them, with what was typed', async () => {
  const { show, press, draft } = visitor();
  const { rev, terms } = step(await show());
  const typed = { firstName: 'Анна', lastName: '', phone: '123', email: '' };
  expect(await press({ intent: 'contacts', rev, terms, ...typed })).toMatchObject({
    data: { values: { ...typed, section: 'contacts' }, errors: { phone: expect.any(String) } },
  });
  expect(to(await press({ intent: 'contacts', rev, terms, ...typed, phone: '+7 949 765-43-21' }))).toBe('/cart/fast');
  expect(draft()).toMatchObject({ contacts: { phone: '79497654321' }, payment: { paymentTypeId: '6' } });
});

test('what another tab has saved meanwhile is shown before it is ordered', async () => {
  const { show, press, sent } = visitor();
  const form = formOf(step(await show()));
  await press({ ...form, intent: 'contacts', firstName: 'Вера', lastName: '', phone: '+7 949 765-43-21', email: '' });
  expect(await press(form)).toMatchObject({ data: { message: expect.stringContaining('В другой вкладке изменили контакты') } });
  expect(sent.map(({ name }) => name)).not.toContain('CreateOrder');
});

test('an order whose answer is lost is asked about by the very same submission', async () => {
  const { show, press, draft } = visitor({
    created: { data: { orderCreate: null }, errors: [{ message: 'no', path: [], extensions: { code: 'PROVIDER_TIMEOUT' } }] },
  });
  expect(to(await press(formOf(step(await show()))))).toBe('/cart/summary');
  expect(draft().pending?.revision).toBe(3);
  await expect(show()).rejects.toMatchObject({ status: 302 });
});

test('nobody who has not ordered before is shown it, and terms that the shop has not sealed order nothing', async () => {
  await expect(visitor({ cookie: '' }).show()).rejects.toMatchObject({ status: 302 });
  const { show, press, sent } = visitor();
  const form = formOf(step(await show()));
  expect(to(await press({ ...form, terms: `${form.terms.slice(0, -4)}AAAA` }))).toBe('/cart/fast');
  expect(sent.map(({ name }) => name)).not.toContain('CreateOrder');
});

test('what is typed of the delivery outlives a change of the city, and nothing can be ordered until it is chosen there', async () => {
  const { show, press, draft, currentCity } = visitor();
  const { rev, terms } = step(await show());
  const way = { 'way.buy': 'COURIER', 'slot.buy': `${slot.datetime}|${slot.interval}` };
  const typed = { ...way, comment: 'Домофон 12', street: 'Артёма' };
  expect(to(await press({ intent: 'delivery', rev, terms, ...typed, changeCity: 'yes' }))).toBe(
    `/city?returnTo=${encodeURIComponent('/cart/fast')}`,
  );
  // The last order does not take the place of what was begun, whichever city is gone back to.
  for (const name of ['Донецк', 'Макеевка']) {
    Object.assign(currentCity, { id: name === 'Донецк' ? '5' : '6', name });
    const shown = step(await show());
    expect([shown.misfits, shown.confirmation]).toEqual([{ delivery: 'Выберите, как получить заказ.' }, null]);
    expect(shown.delivery.values).toMatchObject({ 'way.buy': 'COURIER', comment: 'Домофон 12', street: 'Артёма', askedStreet: '' });
  }
  // Contacts and payment are still those of the last order.
  expect(draft()).toMatchObject({ contacts: null, payment: null });
});
