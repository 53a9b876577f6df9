import { actionTypes } from '@vitrina/services/actions/vocabulary.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demandsOf, devicesIn } from './devices.ts';
import { priceGoods, reduced } from './pricing.ts';
import { type Circumstances, type Condition, type Goods, type Terms, unknownCircumstances } from './terms.ts';

const line = (over: Partial<Goods> = {}): Goods => ({
  id: 1,
  productId: 1,
  quantity: 1,
  price: 1000_00,
  takesPart: true,
  hasService: false,
  ...over,
});
const action = (over: Partial<Terms> = {}): Terms => ({
  id: 1,
  type: 'percent',
  mechanic: 'discount',
  name: 'Акция',
  discount: 10,
  promocode: null,
  isForAll: false,
  targets: [1],
  partners: [],
  presents: [],
  minSum: 0,
  sumsWith: [],
  paymentTypeIds: [],
  recommendsService: false,
  ...over,
});
const none = unknownCircumstances;
const priceOf = (goods: Goods, ...actions: Terms[]): number | undefined =>
  priceGoods([goods], actions, none).lines.get(goods.id)?.finalPrice;

describe('one action', () => {
  test.each([
    ['info', 0, 1000_00],
    ['present', 0, 1000_00],
    ['percent', 10, 900_00],
    ['percent_discount', 7, 930_00],
    ['absolute_discount', 150_50, 849_00],
    ['special_price', 777_77, 777_00],
    ['special_price', 2000_00, 1000_00],
    ['percent', 100, 1_00],
    ['absolute_discount', 5000_00, 1_00],
  ] as const)('%s of %d makes 1000 ₽ %d kopecks', (type, discount, expected) => {
    expect(priceOf(line(), action({ type, discount }))).toBe(expected);
  });

  test('is rounded down from the very price: a part of a kopeck is the shopper’s', () => {
    expect(priceOf(line({ price: 99_99 }), action({ discount: 1 }))).toBe(98_00);
  });

  test('leaves alone what takes no part, and other goods', () => {
    expect(priceOf(line({ takesPart: false }), action({ isForAll: true }))).toBe(1000_00);
    expect(priceOf(line({ productId: 2 }), action())).toBe(1000_00);
  });
});

describe('several actions', () => {
  const [ten, twenty] = [action(), action({ id: 2, discount: 20 })];
  test('the better of two that may not be added counts', () => expect(priceOf(line(), ten, twenty)).toBe(800_00));
  test('one that names the other is added to it', () => {
    expect(priceOf(line(), { ...ten, sumsWith: [2] }, twenty)).toBe(700_00);
    expect(priceOf(line(), ten, { ...twenty, sumsWith: [1] })).toBe(700_00);
  });
  test('percents are of the special price', () => {
    expect(priceOf(line(), action({ id: 3, type: 'special_price', discount: 500_00, sumsWith: [1] }), ten)).toBe(450_00);
  });
});

describe('what an action asks for', () => {
  const unmet = (goods: Goods[], terms: Terms, devices = 0, told: Partial<Circumstances> = {}): Condition[] =>
    priceGoods(goods, [terms], { ...none, devices, ...told })
      .conditions.get(terms.id)
      ?.filter(({ isMet }) => !isMet) ?? [];
  test('a sum, to the kopeck', () => {
    const terms = action({ minSum: 1000_00 });
    expect(unmet([line({ price: 999_99 })], terms)).toEqual([{ kind: 'sum', isMet: false, least: 1000_00, missing: 1 }]);
    expect(unmet([line()], terms)).toEqual([]);
  });
  test('another of the set for each piece', () => {
    const terms = action({ mechanic: 'combo', partners: [1, 7] });
    const seven = line({ id: 2, productId: 7, quantity: 1 });
    expect(unmet([line()], terms)).toMatchObject([{ kind: 'partner', missing: 1 }]);
    expect(unmet([line({ quantity: 3 }), seven], terms)).toMatchObject([{ kind: 'partner', missing: 2 }]);
    expect(unmet([line(), seven], terms)).toEqual([]);
    expect(unmet([line(), { ...seven, takesPart: false }], terms)).toMatchObject([{ kind: 'partner', missing: 1 }]);
  });
  test.each([
    ['trade-in-1', 1],
    ['trade-in-2', 2],
  ] as const)('%s: old devices, %d of them', (mechanic, devices) => {
    expect(unmet([line()], action({ mechanic }), devices - 1)).toMatchObject([{ kind: 'trade-in', devices }]);
    expect(unmet([line()], action({ mechanic }), devices)).toEqual([]);
  });
  test('old devices for each piece that it is about; one for all asks for them once', () => {
    const two = [line(), line({ id: 2, productId: 2 })];
    const terms = action({ mechanic: 'trade-in-2', targets: [1, 2] });
    expect(unmet(two, terms, 3)).toMatchObject([{ kind: 'trade-in', devices: 4 }]);
    expect(unmet([line({ quantity: 2 })], terms, 4)).toEqual([]);
    expect(unmet(two, { ...terms, isForAll: true, targets: [] }, 2)).toEqual([]);
  });
  describe('an old device is handed in for one line', () => {
    const two = [line(), line({ id: 2, productId: 2 })];
    const phones = action({ mechanic: 'trade-in-1', discount: 10 });
    const tablets = action({ id: 2, mechanic: 'trade-in-1', discount: 20, targets: [2] });
    const priced = (devices: number, ...actions: Terms[]) => {
      const { lines, conditions } = priceGoods(two, actions, { ...none, devices });
      const told = actions.map(({ id }) => conditions.get(id)?.find(({ kind }) => kind === 'trade-in'));
      return { prices: two.map(({ id }) => lines.get(id)?.finalPrice), told };
    };
    test('that of the action which takes most off; the other one tells how many there would have to be', () => {
      const { prices, told } = priced(1, phones, tablets);
      expect(prices).toEqual([1000_00, 800_00]);
      expect(told).toEqual([
        { kind: 'trade-in', isMet: false, devices: 2 },
        { kind: 'trade-in', isMet: true, devices: 1 },
      ]);
    });
    test('and each line has its own when there are enough', () => expect(priced(2, phones, tablets).prices).toEqual([900_00, 800_00]));
    test('two that may be added on a line share it', () => {
      const both = { ...tablets, targets: [1], sumsWith: [1] };
      expect(priced(1, phones, both).prices).toEqual([700_00, 1000_00]);
    });
    test('one that takes more off for two gives way to those that take most off for one each', () => {
      const dear = action({ id: 3, mechanic: 'trade-in-2', discount: 25, targets: [2] });
      const { prices, told } = priced(2, phones, tablets, dear);
      expect(prices).toEqual([900_00, 800_00]);
      expect(told.map((condition) => condition?.isMet)).toEqual([true, true, false]);
    });
    test('a present has what discounts have left', () => {
      const present = action({ id: 3, type: 'present', mechanic: 'trade-in-1', targets: [2] });
      expect(priced(1, phones, present)).toMatchObject({
        prices: [900_00, 1000_00],
        told: [{ isMet: true }, { isMet: false, devices: 2 }],
      });
      expect(priced(2, phones, present).told).toMatchObject([{ isMet: true }, { isMet: true }]);
    });
  });
  test('a service with each of its goods, where a recommended one is required', () => {
    const terms = action({ recommendsService: true });
    const isServiceRequired = true;
    const [without, withIt] = [line(), line({ id: 2, hasService: true })];
    expect(unmet([without], terms)).toEqual([]);
    expect(unmet([withIt, without], terms, 0, { isServiceRequired })).toEqual([{ kind: 'service', isMet: false }]);
    expect(unmet([withIt, line({ id: 3, productId: 9 })], terms, 0, { isServiceRequired })).toEqual([]);
    expect(unmet([without], action(), 0, { isServiceRequired })).toEqual([]);
  });
  test('one of its ways to pay', () => {
    const terms = action({ paymentTypeIds: [52, 54] });
    const asked = [{ kind: 'payment', isMet: false, paymentTypeIds: [52, 54] }];
    expect(unmet([line()], terms)).toEqual(asked);
    expect(unmet([line()], terms, 0, { paymentTypeId: 53 })).toEqual(asked);
    for (const paymentTypeId of [52, 54]) expect(unmet([line()], terms, 0, { paymentTypeId })).toEqual([]);
  });
  test('goods that it is about', () => expect(unmet([line({ productId: 9 })], action())).toMatchObject([{ kind: 'goods' }]));
  test('it counts only when nothing is missing', () => expect(priceOf(line(), action({ minSum: 1000_01 }))).toBe(1000_00));
});

const goods = fc
  .array(
    fc.record({
      productId: fc.integer({ min: 1, max: 4 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      price: fc.oneof(fc.integer({ min: 100, max: 300 }), fc.integer({ min: 100, max: 100_000_00 })),
      takesPart: fc.boolean(),
      hasService: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((lines) => lines.map((one, at) => ({ ...one, id: at + 1 })));
const few = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 4 });
const terms = fc
  .array(
    fc.record({
      type: fc.constantFrom(...actionTypes),
      mechanic: fc.constantFrom('discount' as const, 'combo' as const, 'trade-in-1' as const, 'trade-in-2' as const),
      discount: fc.oneof(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 50_000_00 })),
      isForAll: fc.boolean(),
      targets: few,
      partners: fc.oneof(fc.constant([]), few),
      minSum: fc.constantFrom(0, 100_00, 100_000_00),
      sumsWith: few,
      paymentTypeIds: fc.constantFrom([], [60], [60, 66]),
      recommendsService: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((all) => all.map((one, at) => action({ ...one, id: at + 1 })));

const circumstances = fc.record({
  devices: fc.integer({ min: 0, max: 4 }),
  paymentTypeId: fc.constantFrom(null, 60, 66),
  isServiceRequired: fc.boolean(),
});

describe('whatever the goods and the actions', () => {
  test('their order changes no price and no explanation', () => {
    const shuffledOf = <T>(items: T[]) => fc.shuffledSubarray(items, { minLength: items.length });
    fc.assert(
      fc.property(
        fc
          .tuple(goods, terms)
          .chain(([lines, actions]) => fc.tuple(fc.constant(lines), fc.constant(actions), shuffledOf(lines), shuffledOf(actions))),
        circumstances,
        ([lines, actions, otherLines, otherActions], told) => {
          const [one, other] = [priceGoods(lines, actions, told), priceGoods(otherLines, otherActions, told)];
          for (const { id } of lines) expect(other.lines.get(id)).toEqual(one.lines.get(id));
          for (const { id } of actions) expect(other.conditions.get(id)).toEqual(one.conditions.get(id));
        },
      ),
    );
  });

  test('no more old devices are asked for than there are', () => {
    fc.assert(
      fc.property(goods, terms, circumstances, (lines, actions, told) => {
        const priced = priceGoods(lines, actions, told);
        const byId = new Map(actions.map((action) => [action.id, action]));
        const used = lines.map(({ id, quantity }) => {
          const parts = priced.lines.get(id)?.parts ?? [];
          return { lineId: id, quantity, actions: parts.flatMap(({ actionId }) => byId.get(actionId) ?? []) };
        });
        expect(devicesIn(demandsOf(used))).toBeLessThanOrEqual(told.devices);
      }),
    );
  });

  test('no price is below one ruble or above what it was, and its parts are the whole difference', () => {
    fc.assert(
      fc.property(goods, terms, circumstances, (lines, actions, told) => {
        const priced = priceGoods(lines, actions, told);
        for (const { id, price, takesPart } of lines) {
          const { finalPrice = 0, parts = [] } = priced.lines.get(id) ?? {};
          expect(finalPrice).toBeGreaterThanOrEqual(Math.min(price, 100));
          expect(finalPrice).toBeLessThanOrEqual(price);
          expect(price - parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(finalPrice);
          expect(Number.isSafeInteger(finalPrice)).toBe(true);
          if (!takesPart) expect(finalPrice).toBe(price);
          for (const { actionId, amount } of parts) {
            expect(amount).toBeGreaterThan(0);
            expect(priced.conditions.get(actionId)?.every(({ isMet }) => isMet)).toBe(true);
          }
        }
      }),
    );
  });

  test('a way to pay that is chosen, and a service that is taken, make nothing dearer', () => {
    fc.assert(
      fc.property(goods, terms, circumstances, (lines, actions, told) => {
        const before = priceGoods(lines, actions, { ...told, paymentTypeId: null }).lines;
        const after = priceGoods(
          lines.map((one) => ({ ...one, hasService: true })),
          actions,
          told,
        ).lines;
        for (const { id } of lines) expect(after.get(id)?.finalPrice).toBeLessThanOrEqual(before.get(id)?.finalPrice ?? 0);
      }),
    );
  });

  test('one action more never makes anything dearer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000_00 }), terms, (price, actions) => {
        expect(reduced(price, actions)).toBeLessThanOrEqual(reduced(price, actions.slice(1)));
      }),
    );
  });
});
