import { expect, test } from 'vitest';
import type { Execute, OperationResult } from '../../../platform/gateway/shop.server.ts';
import { visit, visitorWith } from '../../../testing/visit.ts';
import { action, loader } from './route.tsx';

const url = new URL('http://shop.example/cart/one-click');
const pattern = '/cart/one-click';
const own = 'city_id=5; basket_id=own; access_token=of-anna; refresh_token=of-anna; order_keys=earlier';

const item = {
  id: '7',
  productId: 'SKU-12',
  quantity: 1,
  price: { amount: 100_00 },
  sum: { amount: 100_00 },
  isWarranty: false,
  isPreorder: false,
  presentOf: null,
};
const basket = {
  revision: 3,
  quantity: 1,
  sum: { amount: 100_00 },
  discount: { amount: 0 },
  totalSum: { amount: 100_00 },
  discounts: [],
  exchangeDevices: [],
  orders: [{ key: 'buy', items: [{ id: '7' }] }],
  items: [{ ...item, product: { id: 'SKU-12', name: 'Чайник', images: [], isDigital: false } }],
};

/** A visitor with a basket of his own; what the gateway was sent, by the name of each operation. */
function visitor(answers: Record<string, OperationResult>, cookie = own) {
  const sent: { name: string; cookie: string | null; variables: unknown }[] = [];
  const execute: Execute = async ({ document = '', variables, visitor }) => {
    const name = /(?:query|mutation) (\w+)/.exec(document)?.[1] ?? '';
    sent.push({ name, cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '), variables });
    return answers[name] ?? { data: {} };
  };
  const visited = visit({ execute, visitor: visitorWith(cookie) });
  const { context, cookies } = visited;
  return {
    sent,
    cookies,
    press: (fields: Record<string, string>, search = '') =>
      action({
        ...{ context, params: {}, pattern, url: new URL(search, url) },
        request: new Request(url, { method: 'POST', body: new URLSearchParams(fields) }),
      }),
    show: () => loader({ context, request: new Request(url), params: {}, url, pattern }),
  };
}

const addResult: OperationResult = {
  data: { basketAddItem: { basket: { id: 'basket-alone' } } },
  cookies: [
    { name: 'basket_id', value: 'basket-alone', maxAge: 60, httpOnly: true },
    { name: 'city_id', value: '5', maxAge: 60, httpOnly: false },
  ],
};
const to = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : answer);
const startForm = { intent: 'begin', productId: 'SKU-12', returnTo: '/catalog/kettles/5/SKU-12' };
/** The cookie of whoever has begun. */
async function startedCookie(): Promise<string> {
  const first = visitor({ AddOneClickItem: addResult });
  await first.press(startForm);
  return `${own}; ${first.cookies.find((cookie) => cookie.startsWith('one_click='))?.split(';')[0]}`;
}
const refusal = (code: string, fields = {}): OperationResult => ({
  data: null,
  errors: [{ message: code, path: [], extensions: { code, fields } }],
});

test('one product goes into a basket of its own, as a guest’s: the visitor’s is neither sent nor replaced', async () => {
  const { press, sent, cookies } = visitor({ AddOneClickItem: addResult });
  expect(to(await press(startForm))).toBe('/cart/one-click');
  expect(sent).toEqual([
    {
      name: 'AddOneClickItem',
      cookie: 'city_id=5; order_keys=earlier',
      variables: { input: { productId: 'SKU-12', supplierId: null, quantity: 1 } },
    },
  ]);
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['city_id', 'one_click']);
  expect(cookies.join()).not.toContain('basket-alone');
});

test('a partner’s piece is named by the address of its button', async () => {
  const { press, sent } = visitor({ AddOneClickItem: addResult });
  await press(startForm, '?supplierId=P-7');
  expect(sent[0]?.variables).toEqual({ input: { productId: 'SKU-12', supplierId: 'P-7', quantity: 1 } });
  await expect(press(startForm, '?supplierId=')).rejects.toMatchObject({ init: { status: 400 } });
});

test('what has just been sold out is told where the button stands', async () => {
  const { press, cookies } = visitor({ AddOneClickItem: refusal('OUT_OF_STOCK') });
  expect(to(await press(startForm))).toBe('/catalog/kettles/5/SKU-12');
  expect(cookies.join()).toContain('notice=out-of-stock');
});

test('the screen shows that product alone, by its own basket', async () => {
  const { show, sent } = visitor({ CheckoutBasket: { data: { basket, currentCity: { id: '5', name: 'Донецк' } } } }, await startedCookie());
  expect(await show()).toMatchObject({ item: { id: '7', name: 'Чайник', quantity: 1 }, revision: 3 });
  expect(sent[0]).toMatchObject({
    name: 'CheckoutBasket',
    cookie: expect.stringMatching(/^city_id=5; order_keys=earlier.*; basket_id=basket-alone$/),
  });
});

const order = {
  intent: 'one-click',
  firstName: 'Анна',
  phone: '+7 949 123-45-67',
  revision: '3',
  quote: 'quoted.signed',
  seed: 'a'.repeat(32),
  goods: '',
  'consent.personal-data': 'yes',
};

test('it is ordered with what was seen, once for a form however often it is pressed', async () => {
  const created = { data: { orderCreate: { orders: [{ id: '5', isAwaitingPayment: false }] } } };
  const { press, sent } = visitor({ CreateOrder: created }, await startedCookie());
  expect([to(await press(order)), to(await press(order))]).toEqual(['/order-info/5', '/order-info/5']);
  expect(sent[0]?.variables).toMatchObject({ input: { isOneClick: true, revision: 3, idempotencyKey: `order-${'a'.repeat(32)}-3` } });
  expect(sent[1]).toEqual(sent[0]);
});

test('no SIM card comes with it, since nobody has asked for one', async () => {
  const created = { data: { orderCreate: { orders: [{ id: '5', isAwaitingPayment: false }] } } };
  const { press, sent } = visitor({ CreateOrder: created }, await startedCookie());
  await press(order);
  expect(sent[0]?.variables).toMatchObject({ input: { sim: false } });
});

test.each([
  ['isOneClick', 'В один клик можно заказать не больше 3 штук.'],
  ['contact.phone', 'Код номера мобильного телефона должен начинаться с «9»'],
])('what is wrong at input.%s stands on this screen, with what was typed', async (path, text) => {
  const { press } = visitor({ CreateOrder: refusal('BAD_USER_INPUT', { [`input.${path}`]: [text] }) }, await startedCookie());
  const name = path.replace('contact.', '');
  expect(await press(order)).toMatchObject({ data: { errors: { [name]: text }, values: { firstName: 'Анна', phone: order.phone } } });
});

test.each([
  ['OUT_OF_STOCK', '/catalog/kettles/5/SKU-12'],
  ['CONFLICT', '/cart/one-click'],
])('%s leads to %s, and leaves the visitor’s checkout alone', async (code, path) => {
  const { press, cookies } = visitor({ CreateOrder: refusal(code) }, await startedCookie());
  expect(to(await press(order))).toBe(path);
  expect(cookies.some((cookie) => cookie.startsWith('checkout='))).toBe(false);
});

test('more pieces than one click takes cannot be asked for', async () => {
  const cookie = await startedCookie();
  const { press, sent } = visitor({ SetOneClickQuantity: { data: { basketSetQuantity: { basket: { id: 'basket-alone' } } } } }, cookie);
  expect(to(await press({ intent: 'set', itemId: '7', quantity: '3' }))).toBe('/cart/one-click');
  expect(sent[0]?.variables).toEqual({ input: { itemId: '7', quantity: 3 } });
  await expect(press({ intent: 'set', itemId: '7', quantity: '4' })).rejects.toMatchObject({ init: { status: 400 } });
});

test('whoever has begun nothing is led to the basket', async () => {
  await expect(visitor({}).show()).rejects.toMatchObject({ status: 302 });
});
