import { expect, test } from 'vitest';
import { emptyDraft } from '../../../entities/order-draft/draft.ts';
import { visit } from '../../../testing/visit.ts';
import { sumsText, sumTexts, totalsByMethod } from './method-totals.server.ts';

const action = (id: string, paymentTypeIds: string[], unmetConditions = [{ name: 'Оплатите этим способом' }]) => ({
  ...{ id, name: `Акция ${id}`, paymentTypeIds, unmetConditions, discountPercent: null, lines: [] },
});
const methods = ['17', '52', '54', '66'].map((typeId) => ({ typeId }));

/** Totals by method where everything costs 1 000 ₽, and by some methods less; and by which methods the shop was asked. */
async function find(actions: object[], pricedTypeId: string | null, prices: Record<string, number | null> = { 52: 980_00, 66: 970_00 }) {
  const asked: unknown[] = [];
  const { context } = visit({
    execute: async ({ variables }) => {
      asked.push(variables?.paymentTypeId);
      const amount = prices[String(variables?.paymentTypeId)] === undefined ? 1_000_00 : prices[String(variables?.paymentTypeId)];
      const basket = { sum: { amount: 1_000_00 }, discount: { amount: 0 }, discounts: [], totalSum: { amount: 1_000_00 }, items: [] };
      if (amount === null) return { data: null };
      return { data: { basket, orderQuote: { deliveryCost: { amount: 0 }, total: { amount }, orders: [], token: 'a' } } };
    },
  });
  const checkout = { extras: { promised: { actions } }, methods, draft: emptyDraft };
  const totals = await totalsByMethod(context, new Request('http://shop.example/cart/payments'), checkout as never, pricedTypeId);
  return { totals: Object.fromEntries(Object.entries(totals).map(([typeId, { total }]) => [typeId, total])), asked, all: totals };
}

const psb = action('1', ['66']);
const sber = action('2', ['52', '54']);

test('a basket without promotions of a way to pay costs the same by all, and nothing more is asked', async () => {
  expect(await find([], null)).toMatchObject({ totals: {}, asked: [] });
  expect(await find([action('3', [])], null)).toMatchObject({ totals: {}, asked: [] });
});

test('methods that the same promotions ask for cost the same; those of the other promotions are asked for', async () => {
  const { totals, asked } = await find([psb, sber], null);
  expect([totals, asked.toSorted()]).toEqual([{ 52: 980_00, 54: 980_00, 66: 970_00 }, ['52', '66']]);
});

test('beside a chosen method the others say what they cost without its promotion', async () => {
  const { totals, asked } = await find([psb], '66');
  expect([totals, asked]).toEqual([{ 17: 1_000_00, 52: 1_000_00, 54: 1_000_00 }, [null]]);
});

test('a promotion that misses more than the way to pay changes nothing, and a sum that nobody knows is not said', async () => {
  expect(await find([action('1', ['66'], [{ name: 'Добавьте чехол' }, { name: 'Оплатите картой' }])], null)).toMatchObject({ asked: [] });
  expect((await find([psb], null, { 66: null })).totals).toEqual({});
});

test('a sum is said where it is another one, and how far from the total', async () => {
  const plain = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([typeId, text]) => [typeId, text.replaceAll('\u00a0', ' ')]));
  const { all } = await find([psb, sber], null);
  expect(plain(sumTexts(all, 980_00))).toEqual({ 66: '970 ₽, на 10 ₽ меньше' });
  expect(plain(sumTexts(all, 970_00))).toEqual({ 52: '980 ₽, на 10 ₽ больше', 54: '980 ₽, на 10 ₽ больше' });
});

test('what depends on the way to pay is said from its least; what does not is not', async () => {
  const { all } = await find([psb, sber], null);
  const text = sumsText(methods, all, 1_000_00);
  expect(text?.replaceAll('\u00a0', ' ')).toBe('от 970 ₽, зависит от способа оплаты');
  expect(sumsText([{ typeId: '17' }], all, 1_000_00)).toBeUndefined();
  expect(sumsText([{ typeId: '52' }, { typeId: '54' }], all, 1_000_00)).toBeUndefined();
});
