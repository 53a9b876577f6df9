import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { readDraft, writeDraft } from '../../../entities/order-draft/draft.server.ts';
import { type Draft, emptyDraft } from '../../../entities/order-draft/draft.ts';
import type { Execute, OperationResult } from '../../../platform/gateway/shop.server.ts';
import { visit } from '../../../testing/visit.ts';
import DeliveryStep, { action, loader } from './route.tsx';

const url = new URL('http://shop.example/cart/delivery');
const pattern = '/cart/delivery';

const option = {
  typeId: '1',
  cost: { amount: 0 },
  costPrepayment: { amount: 0 },
  timeText: '',
  storeId: null,
  interval: null,
  day: '2026-11-26',
  datetime: '2026-11-26T10:00:00+03:00',
};
const pickup = { ...option, storeId: '5', store: null };
const courier = { ...option, typeId: '2', cost: { amount: 300_00 }, interval: '10:00 - 14:00' };
const order = {
  key: 'buy',
  items: [{ id: '7' }],
  sum: { amount: 500_00 },
  isPreorder: false,
  isDigital: false,
  isOnlyInStores: false,
  soonerInParts: [],
  pickup: [pickup],
  courier: [courier],
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
  items: [{ id: '7', productId: '12', quantity: 1, price: { amount: 500_00 }, sum: { amount: 500_00 }, product: null }],
};

/** A shopper on the step of delivery; the city is the one that the test sets. */
function shopper(orderQuote: object | null = null) {
  const city = { id: '1', name: 'Донецк' };
  const execute: Execute = async ({ document = '' }): Promise<OperationResult> => {
    const name = /(?:query|mutation) (\w+)/.exec(document)?.[1] ?? '';
    if (name === 'CheckoutDeliveries') return { data: { checkoutOrders: [order] } };
    return { data: { basket, currentCity: city, paymentMethods: [], orderQuote } };
  };
  const { context } = visit({ execute });
  writeDraft(context, { ...emptyDraft, contacts: { rev: 1, firstName: 'Анна', lastName: '', phone: '79491234567', email: '' } });
  return {
    city,
    draft: () => readDraft(context),
    write: (over: Partial<Draft>) => writeDraft(context, { ...readDraft(context), ...over }),
    async press(fields: Record<string, string>) {
      const body = new URLSearchParams({
        rev: '0',
        'way.buy': 'COURIER',
        'slot.buy': `${courier.datetime}|${courier.interval}`,
        ...fields,
      });
      return action({ context, request: new Request(url, { method: 'POST', body }), params: {}, url, pattern });
    },
    async shown() {
      const loaded = await loader({ context, request: new Request(url), params: {}, url, pattern });
      return loaded.kind === 'step' ? loaded : expect.fail(loaded.kind);
    },
  };
}

const to = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : answer);
const cityPath = `/city?returnTo=${encodeURIComponent('/cart/delivery')}`;

const unfinished = {
  ...{ comment: 'Домофон 12', street: 'Артёма', flatNumber: '12' },
  ...{ isAddressee: 'yes', addresseeName: 'Пётр', addresseePhone: '+7 (949) 765' },
};

test('all that is typed outlives a change of the city, finished or not', async () => {
  const { city, press, shown } = shopper();
  expect((await shown()).values['way.buy']).toBe('');
  expect(to(await press({ changeCity: 'yes', ...unfinished }))).toBe(cityPath);
  for (const name of ['Макеевка', 'Донецк']) {
    Object.assign(city, { id: name === 'Донецк' ? '1' : '2', name });
    expect(await shown()).toMatchObject({ dropped: null, values: { 'way.buy': 'COURIER', askedStreet: '', ...unfinished } });
  }
});

const asked = { data: { errors: { street: expect.stringContaining('указали для другого города') }, values: { askedStreet: 'Артёма' } } };

test.each(['74', ''])('a street of another city is sent to none before it is confirmed, left with the house %j', async (houseNumber) => {
  const { city, press, draft } = shopper();
  await press({ changeCity: 'yes', street: 'Артёма', houseNumber });
  Object.assign(city, { id: '2', name: 'Макеевка' });
  const typed = { rev: '1', street: 'Артёма', houseNumber: '74' };
  expect(await press(typed)).toMatchObject(asked);
  // Looking at the cities once more confirms nothing.
  await press({ ...typed, changeCity: 'yes', askedStreet: 'Артёма' });
  expect(await press({ ...typed, rev: '2' })).toMatchObject(asked);
  expect(to(await press({ ...typed, rev: '2', askedStreet: 'Артёма' }))).toBe('/cart/payments');
  expect(draft().delivery).toMatchObject({ cityId: '2', address: { street: 'Артёма', houseNumber: '74' } });
});

test('an address that is typed beside a way that needs none is kept as well', async () => {
  const { press, shown } = shopper();
  await press({ changeCity: 'yes', 'way.buy': 'PICKUP', 'place.buy': '1:5', street: 'Артёма' });
  expect(await shown()).toMatchObject({ values: { 'way.buy': 'PICKUP', street: 'Артёма', askedStreet: '' } });
});

test('another street is what it is, and so is the first one in its own city', async () => {
  const { city, press } = shopper();
  const typed = { rev: '1', houseNumber: '74' };
  await press({ changeCity: 'yes', street: 'Артёма' });
  expect(to(await press({ ...typed, street: 'Артёма' }))).toBe('/cart/payments');
  await press({ changeCity: 'yes', ...typed, street: 'Артёма' });
  Object.assign(city, { id: '2', name: 'Макеевка' });
  expect(to(await press({ ...typed, rev: '3', street: 'Ленина', houseNumber: '3' }))).toBe('/cart/payments');
});

test('a flat of another city is questioned beside a new street and house, and goes when it is emptied', async () => {
  const { city, press } = shopper();
  await press({ changeCity: 'yes', street: 'Артёма', houseNumber: '74', flatNumber: '5', floor: '2' });
  Object.assign(city, { id: '2', name: 'Макеевка' });
  const typed = { rev: '1', street: 'Ленина', houseNumber: '3', floor: '4' };
  const kept = expect.stringContaining('Осталось от адреса в другом городе');
  expect(await press({ ...typed, flatNumber: '5' })).toMatchObject({
    data: { errors: { flatNumber: kept }, values: { askedStreet: 'Ленина' } },
  });
  expect(await press({ ...typed, flatNumber: '5', floor: '2' })).toMatchObject({ data: { errors: { flatNumber: kept, floor: kept } } });
  expect(to(await press({ ...typed, flatNumber: '' }))).toBe('/cart/payments');
});

test('an address that an earlier order has left is not offered in another city', async () => {
  const { city, press, shown, draft, write } = shopper();
  await press({ street: 'Артёма', houseNumber: '74' });
  write({ delivery: { ...draft().delivery!, rev: 0 } });
  Object.assign(city, { id: '2', name: 'Макеевка' });
  expect((await shown()).values).toMatchObject({ street: '', houseNumber: '' });
});

test('a form that was left unfinished is no chosen delivery, whichever city is gone back to', async () => {
  const { press, shown, draft } = shopper();
  // Without a name the addressee is nobody; the pick-up point alone would do for an order.
  await press({ changeCity: 'yes', 'way.buy': 'PICKUP', 'place.buy': '1:5', isAddressee: 'yes' });
  expect(draft().delivery).toMatchObject({ isUnfinished: true, address: null, addressee: null });
  expect(await shown()).toMatchObject({ dropped: null, frame: { totals: { delivery: null } }, values: { 'way.buy': 'PICKUP' } });
});

test('a finished one is saved as a whole, for whoever stays in the city', async () => {
  const { press, shown } = shopper();
  expect(to(await press({ changeCity: 'yes', street: 'Артёма', houseNumber: '74', askedStreet: 'Артёма' }))).toBe(cityPath);
  expect((await shown()).values).toMatchObject({ 'way.buy': 'COURIER', street: 'Артёма', houseNumber: '74' });
});

test('without scripts the sums have the delivery that is saved, unless a form with another one has come back', async () => {
  const { press, shown } = shopper({ deliveryCost: { amount: 300_00 }, total: { amount: 800_00 } });
  await press({ street: 'Артёма', houseNumber: '74', askedStreet: 'Артёма' });
  const loaderData = await shown();
  const sumsOf = (actionData?: object) => {
    const props = { loaderData, actionData } as unknown as ComponentProps<typeof DeliveryStep>;
    const Stub = createRoutesStub([{ path: '/', Component: () => createElement(DeliveryStep, props) }]);
    const html = renderToStaticMarkup(createElement(Stub));
    return /<dt>Доставка<.dt>.*?<.dl>/
      .exec(html)?.[0]
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  };
  expect(sumsOf()).toBe('Доставка 300 ₽ Итого 800 ₽');
  expect(sumsOf({ values: { 'way.buy': 'PICKUP' }, errors: {}, message: null })).toBe('Доставка зависит от способа Итого 500 ₽');
});
