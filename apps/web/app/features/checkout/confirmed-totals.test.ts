import { expect, test } from 'vitest';
import { readConfirmedTotals } from '../../entities/order-draft/confirmed-totals.server.ts';
import { readDraft, writeDraft } from '../../entities/order-draft/draft.server.ts';
import { emptyDraft } from '../../entities/order-draft/draft.ts';
import { visit } from '../../platform/gateway/visit.ts';
import { confirmedTotals } from './confirmed-totals.ts';
import type { Arranged, Option } from './delivery-choice.ts';

const basket = {
  orders: [
    { key: 'buy', items: [{ id: '1' }, { id: '2' }] },
    { key: 'special', items: [{ id: '3' }] },
  ],
  items: [
    { id: '1', quantity: 2, price: 0.1, sum: 0.2 },
    { id: '2', quantity: 1, price: 19_990.05, sum: 18_990 },
    { id: '3', quantity: 1, price: 3_000, sum: 3_000 },
  ],
};
const arranged = [{ order: { key: 'buy' }, way: 'COURIER', option: { cost: 399 } as Option } as Arranged];

test('what is shown of each order is added to the kopeck', () => {
  expect(confirmedTotals(basket, arranged)).toEqual([
    { orderKey: 'buy', sum: 19_990.25, discount: 1_000.05, deliveryCost: 399 },
    { orderKey: 'special', sum: 3_000, discount: 0, deliveryCost: 0 },
  ]);
});

test('a form carries it, and one that does not say agrees to nothing', () => {
  const seen = confirmedTotals(basket, arranged);
  expect(readConfirmedTotals(JSON.stringify(seen))).toEqual(seen);
  for (const text of ['', '[]', '{}', 'null', '[{"orderKey":"buy"}]', '[{"orderKey":"buy","sum":-1,"discount":0,"deliveryCost":0}]']) {
    expect([text, readConfirmedTotals(text)]).toEqual([text, null]);
  }
});

test('without JavaScript the loader after an action reads the draft that the action has written', () => {
  const { context } = visit();
  const request = new Request('http://shop.example/cart/summary', { method: 'POST' });
  writeDraft(context, { ...emptyDraft, seed: 'new' });
  expect(readDraft(context, request).seed).toBe('new');
});
