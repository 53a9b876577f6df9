import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chosen, previewOf } from './preview.ts';

const main = { id: '1', name: 'Смартфон', price: 19_990.5 };
const accessories = [
  { id: '2', name: 'Чехол', price: 1_990 },
  { id: '3', name: 'Кабель', price: 990.1 },
];
const prices = [
  { productId: '2', finalPrice: 1_791 },
  { productId: '3', finalPrice: 891 },
];
const chosen = (over: Partial<Chosen> = {}): Chosen => ({
  main,
  accessories,
  taken: ['2', '3'],
  warranty: null,
  way: { kind: 'BUNDLE', prices, months: null },
  ...over,
});

test('a bundle is the product and what is taken, each accessory at its lower price', () => {
  expect(previewOf(chosen())).toMatchObject({ total: 22_672.5, saved: 298.1, monthly: null });
  expect(previewOf(chosen({ taken: ['3'] }))).toMatchObject({ total: 20_881.5, saved: 99.1 });
  expect(previewOf(chosen({ taken: [] })).lines.map(({ id }) => id)).toEqual(['1']);
});

test('a combo costs less only while all of it is taken', () => {
  const way = { kind: 'COMBO' as const, prices, months: null };
  expect(previewOf(chosen({ way })).saved).toBe(298.1);
  expect(previewOf(chosen({ way, taken: ['2'] }))).toMatchObject({ total: 21_980.5, saved: 0 });
});

test('instalments are whole rubles a month, and a warranty is paid with the rest', () => {
  const warranty = { id: '9', name: 'Гарантия', price: 1_000 };
  const way = { kind: 'INSTALMENTS' as const, prices: [], months: 36 };
  const preview = previewOf(chosen({ way, warranty }));
  expect(preview.lines.map(({ name }) => name)).toEqual(['Смартфон', 'Чехол', 'Кабель', 'Гарантия']);
  expect(preview).toMatchObject({ total: 23_970.6, saved: 0, monthly: { months: 36, payment: 666 } });
});

test('what is no accessory of the bundle is not taken', () => {
  expect(previewOf(chosen({ taken: ['7'] })).total).toBe(19_990.5);
});

test('to the kopeck a preview comes to its lines, is never below what they cost at least, and its months pay all of it', () => {
  const kopecks = (rubles: number) => Math.round(rubles * 100);
  const price = fc.integer({ min: 100, max: 100_000_00 }).map((amount) => amount / 100);
  const thing = (id: string) => fc.record({ id: fc.constant(id), name: fc.constant(id), price });
  const lowered = fc.record({ productId: fc.constantFrom('2', '3'), finalPrice: price });
  const way = fc.record({
    kind: fc.constantFrom('BUNDLE' as const, 'COMBO' as const, 'INSTALMENTS' as const),
    prices: fc.array(lowered, { maxLength: 3 }),
    months: fc.option(fc.integer({ min: 1, max: 36 })),
  });
  fc.assert(
    fc.property(
      fc.record({
        main: thing('1'),
        accessories: fc.tuple(thing('2'), thing('3')),
        taken: fc.subarray(['2', '3']),
        warranty: fc.option(thing('9')),
        way,
      }),
      (chosen) => {
        const { lines, total, saved, monthly } = previewOf(chosen);
        expect(kopecks(total)).toBe(lines.reduce((sum, line) => sum + kopecks(line.price), 0));
        expect(kopecks(total)).toBeGreaterThanOrEqual(100 * lines.length);
        const alone = lines.reduce((sum, line) => sum + kopecks(line.alone), 0);
        expect(kopecks(saved)).toBe(Math.max(0, alone - kopecks(total)));
        if (monthly === null) return;
        expect(monthly.payment * monthly.months).toBeGreaterThanOrEqual(total);
        expect((monthly.payment - 1) * monthly.months).toBeLessThan(total);
      },
    ),
  );
});
