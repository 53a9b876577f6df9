import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exchange, type OfferedDevice, type Receiving } from './exchange-rule.ts';

const phone = (over: Partial<Receiving> = {}): Receiving => ({
  id: 1,
  productId: 1,
  quantity: 1,
  price: 60_000_00,
  bonus: 0,
  calculators: [1],
  ...over,
});
const device = (over: Partial<OfferedDevice> = {}): OfferedDevice => ({ tId: 10_001, calculatorId: 1, price: 15_000_00, ...over });
const priceOf = (line: Receiving, ...devices: OfferedDevice[]): number | undefined =>
  exchange([line], devices, null).lines.get(line.id)?.finalPrice;

describe('a device', () => {
  test('takes its price off', () => expect(priceOf(phone(), device())).toBe(45_000_00));
  test('and another one too', () => expect(priceOf(phone(), device(), device({ tId: 10_002, price: 5000_00 }))).toBe(40_000_00));
  test('brings the bonus of the product', () => expect(priceOf(phone({ bonus: 3000_00 }), device())).toBe(42_000_00));
  test('brings it once for each piece', () => {
    expect(priceOf(phone({ bonus: 3000_00 }), device(), device({ tId: 10_002 }))).toBe(27_000_00);
    expect(priceOf(phone({ bonus: 3000_00, quantity: 2 }), device(), device({ tId: 10_002 }))).toBe(42_000_00);
  });
  test.each([
    ['to the ruble', 14_999_00, 1_00],
    ['as far as a ruble remains', 15_000_00, 1_00],
    ['and nothing off a ruble', 1_00, undefined],
  ])('takes off %s', (_, price, expected) => expect(priceOf(phone({ price }), device({ price: 14_999_00 }))).toBe(expected));
  test('is spread over the pieces, in whole rubles rounded down', () => expect(priceOf(phone({ quantity: 7 }), device())).toBe(57_857_00));
  test('of another calculator takes nothing off', () => expect(priceOf(phone(), device({ calculatorId: 2 }))).toBeUndefined());
});

describe('several goods', () => {
  const [cheap, expensive] = [phone({ price: 20_000_00 }), phone({ id: 2, productId: 2 })];
  test('the dearest is exchanged', () => expect([...exchange([cheap, expensive], [device()], null).lineByDevice]).toEqual([[10_001, 2]]));
  test('the chosen one before it', () => expect([...exchange([cheap, expensive], [device()], 1).lineByDevice]).toEqual([[10_001, 1]]));
  test('what finds no room goes to the next', () => {
    const devices = [device({ price: 25_000_00 }), device({ tId: 10_002 })];
    const { lineByDevice, lines } = exchange([cheap, expensive], devices, 1);
    expect([...lineByDevice]).toEqual([
      [10_001, 1],
      [10_002, 2],
    ]);
    expect(lines.get(1)).toEqual({ finalPrice: 1_00, parts: [{ tId: 10_001, amount: 19_999_00 }] });
  });
  test('what finds none at all is left to its owner', () => {
    const devices = [device({ price: 25_000_00 }), device({ tId: 10_002 })];
    expect(exchange([cheap], devices, null).lineByDevice.has(10_002)).toBe(false);
  });
});

const kopecks = fc.integer({ min: 1_00, max: 300_000_00 });
const lines = fc
  .array(
    fc.record({
      productId: fc.integer({ min: 1, max: 4 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      price: fc.oneof(kopecks, fc.integer({ min: 1_00, max: 3_00 })),
      bonus: fc.constantFrom(0, 1000_00, 10_000_00),
      calculators: fc.subarray([1, 2, 3]),
    }),
    { maxLength: 5 },
  )
  .map((all) => all.map((one, at) => ({ ...one, id: at + 1 })));
const devices = fc
  .array(fc.record({ calculatorId: fc.integer({ min: 1, max: 3 }), price: kopecks }), { maxLength: 5 })
  .map((all) => all.map((one, at) => ({ ...one, tId: 10_000 + at })));
const chosenIds = fc.option(fc.integer({ min: 1, max: 4 }));

describe('whatever is exchanged', () => {
  test('the order of goods and devices changes no sum', () => {
    const shuffle = <T>(items: T[]) => fc.shuffledSubarray(items, { minLength: items.length });
    const both = fc.tuple(lines, devices).chain(([goods, old]) => fc.tuple(fc.constant({ goods, old }), shuffle(goods), shuffle(old)));
    fc.assert(
      fc.property(both, chosenIds, ([{ goods, old }, otherGoods, otherOld], id) => {
        const [one, other] = [exchange(goods, old, id), exchange(otherGoods, otherOld, id)];
        for (const line of goods) expect(other.lines.get(line.id)).toEqual(one.lines.get(line.id));
        expect(new Map(other.lineByDevice)).toEqual(new Map(one.lineByDevice));
      }),
    );
  });

  test('a piece costs whole rubles and at least one, and its parts are the whole difference', () => {
    fc.assert(
      fc.property(lines, devices, chosenIds, (goods, old, id) => {
        const { lines: priced } = exchange(goods, old, id);
        for (const line of goods) {
          const { finalPrice = line.price, parts = [] } = priced.get(line.id) ?? {};
          expect(finalPrice).toBeGreaterThanOrEqual(1_00);
          expect(line.price - parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(finalPrice);
          expect(parts.every(({ amount }) => amount > 0)).toBe(true);
          if (parts.length > 0) expect(finalPrice % 100).toBe(0);
        }
      }),
    );
  });

  test('no line gives more than its devices and their bonuses, but for what rounding gives', () => {
    fc.assert(
      fc.property(lines, devices, chosenIds, (goods, old, id) => {
        const { lines: priced, lineByDevice } = exchange(goods, old, id);
        for (const line of goods) {
          const of = old.filter(({ tId }) => lineByDevice.get(tId) === line.id);
          const maxAmount = of.reduce((sum, { price }) => sum + price + line.bonus, 0);
          const off = (line.price - (priced.get(line.id)?.finalPrice ?? line.price)) * line.quantity;
          expect(off).toBeLessThan(maxAmount + line.quantity * 1_00);
        }
      }),
    );
  });

  test('one device more makes no line dearer', () => {
    fc.assert(
      fc.property(lines, devices, chosenIds, (goods, old, id) => {
        const sum = (some: readonly OfferedDevice[]) => {
          const { lines: priced } = exchange(goods, some, id);
          return goods.reduce((all, line) => all + (priced.get(line.id)?.finalPrice ?? line.price) * line.quantity, 0);
        };
        expect(sum(old)).toBeLessThanOrEqual(sum(old.slice(1)));
      }),
    );
  });
});
