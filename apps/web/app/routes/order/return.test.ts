import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { OperationResult } from '../../platform/gateway/shop.server.ts';
import { visit } from '../../testing/visit.ts';
import OrderReturn, { action, loader } from './return.tsx';

const pattern = '/order-info/:id/return';
const url = new URL('http://shop.example/order-info/5/return');

const line = {
  id: '7',
  parentId: null,
  productId: '42',
  name: 'Смартфон',
  image: '/media/7.svg',
  isWarranty: false,
  quantity: 3,
  returned: 1,
  finalPrice: { amount: 19_990_00 },
  returnableCount: 1,
};
const order = {
  id: '5',
  mobilePhone: '+79000000001',
  isReturnable: true,
  returnDeadlines: { changedMind: '2026-12-06', defect: '2026-12-14' },
  exchangeDevices: [],
  items: [line, { ...line, id: '8', parentId: '7', name: 'Гарантия', isWarranty: true, returnableCount: 0 }],
};

const load = (loadedOrder: object | null, now = '2026-12-01T09:00:00Z') => {
  const { context } = visit({ execute: async () => ({ data: { order: loadedOrder } }), now: () => new Date(now) });
  return loader({ context, request: new Request(url), params: { id: '5' }, url, pattern });
};

test('the form has what may be returned, for the reasons whose time is not over', async () => {
  expect(await load(order)).toMatchObject({
    lines: [{ id: '7', maxQuantity: 1 }],
    companions: ['Гарантия'],
    reasons: ['CHANGED_MIND', 'DEFECT', 'WRONG_ITEM', 'OTHER'],
    changedMindOver: null,
  });
  expect(await load(order, '2026-12-07T09:00:00Z')).toMatchObject({
    reasons: ['DEFECT', 'WRONG_ITEM'],
    changedMindOver: expect.stringMatching(/6.декабря/),
  });
});

test('what comes back with its goods is named', async () => {
  const present = { ...line, id: '9', parentId: '7', name: 'Кабель', returnableCount: 0 };
  const items = [...order.items, present, { ...present, id: '10', name: 'Чехол', returned: 3 }];
  const props = { loaderData: await load({ ...order, items }) } as ComponentProps<typeof OrderReturn>;
  const routes = createRoutesStub([{ path: '/', Component: () => createElement(OrderReturn, props) }]);
  expect(renderToStaticMarkup(createElement(routes)).replaceAll('\u00a0', ' ')).toContain('вместе со своим товаром: Гарантия, Кабель.');
});

test('of an old device is said before it is sent what comes back for it', async () => {
  const device = {
    ...{ tId: '12345', brand: 'Apple', model: 'iPhone 13', memory: 128, condition: 'WORKING' },
    ...{ price: { amount: 9_000_00 }, itemId: null, productId: '42' },
  };
  const htmlOf = async (over: object) => {
    const props = { loaderData: await load({ ...order, ...over }) } as ComponentProps<typeof OrderReturn>;
    const routes = createRoutesStub([{ path: '/', Component: () => createElement(OrderReturn, props) }]);
    return renderToStaticMarkup(createElement(routes)).replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
  };
  const html = await htmlOf({ exchangeDevices: [device] });
  expect(html).toContain('Сдано в обмен: Apple iPhone 13, 128 ГБ');
  expect(html).toContain('без скидки за обмен. Когда вернёте весь товар, купленный с этой скидкой, вернём и старое устройство');
  for (const over of [{}, { exchangeDevices: [{ ...device, productId: '43' }] }]) expect(await htmlOf(over)).not.toContain('обмен');
  // A provider that does not tell what a device was given for.
  expect(await htmlOf({ exchangeDevices: [{ ...device, productId: null }] })).toContain('Сдано в обмен');
});

test('a term ends by the clock of the order’s city', async () => {
  const late = '2026-12-06T18:30:00Z';
  expect((await load({ ...order, city: { timeZone: 'Europe/Moscow' } }, late)).changedMindOver).toBeNull();
  expect((await load({ ...order, city: { timeZone: 'Asia/Vladivostok' } }, late)).changedMindOver).toMatch(/6.декабря/);
});

test('a provider that tells neither terms nor pieces has them all', async () => {
  const items = order.items.map((item) => ({ ...item, returnableCount: null }));
  expect(await load({ ...order, returnDeadlines: null, items })).toMatchObject({
    lines: [{ id: '7', maxQuantity: 2 }],
    reasons: { length: 4 },
    changedMindOver: null,
  });
});

test.each([
  ['that is not this visitor’s', null],
  ['of which nothing may be returned', { ...order, isReturnable: false }],
  ['of a provider that takes no requests', { ...order, isReturnable: null, returnDeadlines: null }],
])('an order %s has no form: its page says what to do', async (_, loadedOrder) => {
  const refused = await load(loadedOrder).then(
    () => expect.fail('It was shown.'),
    (answer: Response) => answer,
  );
  expect(refused.headers.get('location')).toBe('/order-info/5');
});

const done: OperationResult = { data: { orderRequestReturn: { order: { id: '5' }, userErrors: [] } } };
const filled = {
  'line-7': 'yes',
  'quantity-7': '2',
  reason: 'DEFECT',
  comment: ' Не включается ',
  handover: 'COURIER',
  seed: 'a'.repeat(32),
};

/** What the form comes to, and what it asks of the gateway. */
async function send(fields: Record<string, string>, result = done) {
  const inputs: unknown[] = [];
  const visited = visit({
    execute: async ({ variables }) => {
      inputs.push(variables?.input);
      return result;
    },
  });
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  const answer = await action({ context: visited.context, request, params: { id: '5' }, url, pattern });
  const location = answer instanceof Response ? answer.headers.get('location') : null;
  return { answer, location, inputs, cookies: visited.cookies.join() };
}

test('what is ticked is asked for under the key of the form, and the order is shown with a notice', async () => {
  const { location, inputs, cookies } = await send(filled);
  expect(inputs).toEqual([
    {
      ...{ orderId: '5', items: [{ itemId: '7', quantity: 2 }], reason: 'DEFECT', comment: 'Не включается', handover: 'COURIER' },
      idempotencyKey: 'a'.repeat(32),
    },
  ]);
  expect([location, cookies.includes('notice=return-requested')]).toEqual(['/order-info/5', true]);
});

test('what is missing is said beside each field at once, what was typed is kept, and nobody is asked', async () => {
  const { answer, inputs } = await send({ 'quantity-7': '2', comment: 'Царапина' });
  expect(answer).toMatchObject({
    data: {
      values: { 'quantity-7': '2', comment: 'Царапина', seed: expect.stringMatching(/^[0-9a-f]{32}$/) },
      errors: { items: 'Отметьте, что хотите вернуть.', reason: expect.any(String), handover: expect.any(String) },
    },
    init: { status: 422 },
  });
  expect(inputs).toEqual([]);
  for (const reason of ['DEFECT', 'OTHER'])
    expect((await send({ ...filled, reason, comment: ' ' })).answer).toMatchObject({ data: { errors: { comment: expect.any(String) } } });
  expect((await send({ ...filled, reason: 'CHANGED_MIND', comment: '' })).inputs).toMatchObject([{ comment: null }]);
});

const refusal = (code: string, fields = {}, message = code): OperationResult => ({
  data: null,
  errors: [{ message, path: ['orderRequestReturn'], extensions: { code, fields } }],
});

test('what the gateway refuses stands beside its field, or above the form', async () => {
  const late = await send(filled, refusal('BAD_USER_INPUT', { 'input.reason': ['Можно было до 06.12.2026.'] }));
  expect(late.answer).toMatchObject({ data: { values: { reason: 'DEFECT' }, errors: { reason: 'Можно было до 06.12.2026.' } } });
  const gone = await send(filled, refusal('CONFLICT', {}, '«Смартфон» уже возвращается.'));
  expect(gone.answer).toMatchObject({ data: { message: '«Смартфон» уже возвращается.' }, init: { status: 409 } });
});

test('a provider that takes no requests is brought the goods', async () => {
  const { location, cookies } = await send(filled, refusal('UNSUPPORTED'));
  expect([location, cookies.includes('notice=return-unsupported')]).toEqual(['/delivery#returns', true]);
});
