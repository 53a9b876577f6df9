import { expect, test } from 'vitest';
import { readGoods, writeGoods } from '../../entities/basket/goods.ts';
import { visit, visitorWith } from '../../testing/visit.ts';
import { describeChanges, goodsBefore } from './concurrent-edit.server.ts';

const line = (productId: string, quantity: number) => ({ productId, quantity, product: { name: `Вещь ${productId}` } });

/** What the basket says of another tab, with the cookie of the message that an order has left. */
function changes(notice: string, lines: readonly ReturnType<typeof line>[]) {
  const { context } = visit({ visitor: visitorWith(`notice=${encodeURIComponent(notice)}`) });
  const before = goodsBefore(context);
  return before && describeChanges(before, lines, new Map([['3', 'Ушедшая вещь']]));
}

test('what another tab has done is named: put in, taken out, more of it', () => {
  const before = writeGoods([line('1', 1), line('2', 1), line('3', 2)]);
  expect(changes(`basket-elsewhere ${before}`, [line('1', 1), line('2', 3), line('4', 1)])).toEqual([
    'Вещь 2 — было 1\u00a0шт., стало 3',
    'Вещь 4 — теперь в корзине (1\u00a0шт.)',
    'Ушедшая вещь — больше не в корзине',
  ]);
});

test('with the same goods it is what is taken off them; two lines of a thing are one thing', () => {
  expect(changes('basket-elsewhere 1:1~1:2', [line('1', 2), line('1', 1)])).toEqual([expect.stringContaining('промокод')]);
});

test.each(['', 'basket-changed 1:1', 'basket-elsewhere', 'basket-elsewhere <b>:1', `basket-elsewhere ${'1:1~'.repeat(400)}1:1`])(
  'nothing is named by %s',
  (notice) => expect(changes(notice, [line('1', 2)])).toBeNull(),
);

test('a basket that is too large for a cookie is not carried', () => {
  expect(writeGoods(Array.from({ length: 400 }, (_, at) => line(String(at + 1), 1)))).toBe('');
  expect(readGoods('')).toBeNull();
});
