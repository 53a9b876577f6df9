import { expect, test } from 'vitest';
import { priceChange, withPriceChange } from './price-change.ts';

const now = new Date('2026-11-29T12:00:00Z');
const at = (day: string, amount: number) => ({ at: `${day}T00:00:00Z`, price: { amount } });

test('a price is compared with that of thirty days ago', () => {
  const history = [at('2026-09-01', 50_000_00), at('2026-10-20', 60_000_00), at('2026-11-10', 55_000_00)];
  expect(priceChange(history, [55_000_00], now)).toBe(-5_000_00);
  expect(priceChange([at('2026-09-01', 50_000_00)], [50_000_00], now)).toBe(0);
});

test('what is too new, or costs something else here, has no change', () => {
  expect(priceChange([], [55_000_00], now)).toBeNull();
  expect(priceChange([at('2026-11-20', 60_000_00), at('2026-11-25', 55_000_00)], [55_000_00], now)).toBeNull();
  expect(priceChange([at('2026-09-01', 60_000_00)], [55_000_00, undefined], now)).toBeNull();
});

test('a card says it first; what has not changed is not said', () => {
  const labels = { marks: [], highlights: [['Экран', '6,5″']] } as unknown as Parameters<typeof withPriceChange>[0];
  const first = (change: number | null) => withPriceChange(labels, change).highlights[0];
  expect(first(-10_000_00)).toEqual(['За 30 дней', '−10\u00a0000\u00a0₽', 'good']);
  expect(first(500_00)).toEqual(['За 30 дней', '+500\u00a0₽']);
  expect([first(0), first(null)]).toEqual([
    ['Экран', '6,5″'],
    ['Экран', '6,5″'],
  ]);
});

test('a change that is the benefit as well is said beside the price, and leaves all facts', () => {
  const marks = [
    { look: 'sale', text: '−6\u00a0000\u00a0₽' },
    { look: 'good', text: 'Хит' },
  ];
  const labels = { marks, highlights: [['Экран', '6,5″']] } as unknown as Parameters<typeof withPriceChange>[0];
  const changed = withPriceChange(labels, -6_000_00);
  expect(changed.marks.map(({ text }) => text)).toEqual(['За 30\u00a0дней: −6\u00a0000\u00a0₽', 'Хит']);
  expect(changed.highlights).toEqual(labels.highlights);
  expect(withPriceChange(labels, -5_000_00).highlights).toHaveLength(2);
});
