import { expect, test } from 'vitest';
import { visit, visitorWith } from '../../testing/visit.ts';
import { hasOrdered, keepOwnOrders, ownOrders, readOwnOrders, readSavedOrders, sistersOf } from './own.server.ts';

const browserWith = (cookie: string) => visitorWith(`own_orders=${cookie}`);
const from = (cookie: string) => visit({ visitor: browserWith(cookie) }).context;

/** What the browser keeps afterwards. */
function savedCookie(ids: readonly string[], before = ''): string {
  const { context, cookies } = visit({ visitor: browserWith(before) });
  keepOwnOrders(context, ids);
  return cookies[0]?.split(';')[0]?.replace('own_orders=', '') ?? '';
}

test('the orders of one basket stay together, the newest first', () => {
  expect(savedCookie(['5', '6'])).toBe('5~6');
  expect(savedCookie(['7'], '5~6')).toBe('7!5~6');
  expect(savedCookie(['5', '6'], '7!5~6')).toBe('5~6!7');
  expect(ownOrders(from('7!5~6'))).toEqual([['7'], ['5', '6']]);
  expect(sistersOf(from('7!5~6'), '6')).toEqual(['5']);
  expect(sistersOf(from('7!5~6'), '8')).toEqual([]);
  expect(ownOrders(from(savedCookie(['A-1024', 'SKU.7'], '5')))).toEqual([['A-1024', 'SKU.7'], ['5']]);
});

test('what this shop has not written is nothing, and the oldest fall out', () => {
  for (const text of ['', '5!', '!', '5~~6', '5,6', '../x']) expect(ownOrders(from(text))).toEqual([]);
  const many = Array.from({ length: 30 }, (_, at) => String(100 - at)).join('!');
  expect(savedCookie(['200', '201'], many).split(/[~!]/)).toHaveLength(20);
});

test('one that this visitor may not read any more is forgotten; one that cannot be read now is not', async () => {
  const facts = {
    statusName: 'Принят',
    isActive: true,
    isCancelled: false,
    insertedAt: '2026-11-24T12:04:00Z',
    employee: null,
    isAwaitingPayment: false,
    isPaid: false,
    totalSum: { amount: 1_00 },
    heldUntil: null,
  };
  const { context, cookies } = visit({
    visitor: browserWith('7!5~6'),
    execute: async ({ variables }) => {
      const id = String(variables?.id);
      if (id === '6') return { data: { order: null, orderToRepay: null } };
      if (id === '5') return { data: { order: null }, errors: [{ message: '', path: ['order'], extensions: { code: 'INTERNAL' } }] };
      return { data: { order: { id, ...facts, items: [{ id: '1', name: 'Чайник' }] }, orderToRepay: null } };
    },
  });
  const result = await readOwnOrders(context, new Request('http://shop.example/'));
  expect('value' in result && result.value.map(({ id }) => id)).toEqual(['7']);
  expect(cookies).toEqual([expect.stringMatching(/^own_orders=7!5;.*HttpOnly/)]);
});

test('what the staff has ordered is remembered for its shift, and nobody here has ordered it', async () => {
  const request = new Request('http://shop.example/');
  const asked: unknown[] = [];
  const { context } = visit({
    visitor: visitorWith('own_orders=7; employee_token=VT42'),
    execute: async ({ variables }) => {
      asked.push(variables?.id);
      return { data: { order: null, orderToRepay: null } };
    },
  });
  expect(hasOrdered(from('7'))).toBe(true);
  expect(hasOrdered(context)).toBe(false);
  expect(await readOwnOrders(context, request)).toEqual({ value: [] });
  expect(asked).toEqual([]);
  await readSavedOrders(context, request, 20);
  expect(asked).toEqual(['7']);
});
