import { actionTypes } from '@vitrina/services/actions/vocabulary.ts';
import { reducedPrice } from '@vitrina/services/rules/reduced-price.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PricedPieces, type PricingResult, priceGoods } from './pricing.ts';
import { type Circumstances, type Condition, type Goods, type Terms, unknownCircumstances } from './terms.ts';

const line = (over: Partial<Goods> = {}): Goods => ({
  id: 1,
  order: 'buy',
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
/** The price of each piece of a line. */
const pricesOf = ({ lines }: PricingResult, id: number): number[] =>
  (lines.get(id) ?? []).flatMap(({ quantity, finalPrice }) => Array<number>(quantity).fill(finalPrice));
const priceOf = (goods: Goods, ...actions: Terms[]): number | undefined => pricesOf(priceGoods([goods], actions, none), goods.id)[0];

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
  const unmet = (goods: Goods[], terms: Terms, devices = 0, overrides: Partial<Circumstances> = {}): Condition[] =>
    priceGoods(goods, [terms], { ...none, devices, ...overrides })
      .conditions.get(terms.id)
      ?.filter(({ isMet }) => !isMet) ?? [];
  test('a sum, to the kopeck', () => {
    const terms = action({ minSum: 1000_00 });
    expect(unmet([line({ price: 999_99 })], terms)).toEqual([
      { kind: 'sum', isMet: false, minSum: 1000_00, missing: 1, isInOrders: false },
    ]);
    expect(unmet([line()], terms)).toEqual([]);
  });
  test('another of the set for each piece', () => {
    const terms = action({ mechanic: 'combo', partners: [1, 7] });
    const seven = line({ id: 2, productId: 7, quantity: 1 });
    expect(unmet([line()], terms)).toMatchObject([{ kind: 'partner', missing: 1 }]);
    expect(unmet([line({ quantity: 3 }), seven], terms)).toEqual([]);
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
    const pricedBy = (goods: Goods[], devices: number) => {
      const priced = priceGoods(goods, [terms], { ...none, devices });
      return goods.flatMap(({ id }) => pricesOf(priced, id));
    };
    expect(unmet(two, terms, 1)).toMatchObject([{ kind: 'trade-in', devices: 2 }]);
    expect(pricedBy(two, 3)).toEqual([900_00, 1000_00]);
    expect(pricedBy(two, 4)).toEqual([900_00, 900_00]);
    expect(pricedBy([line({ quantity: 2 })], 3)).toEqual([900_00, 1000_00]);
    expect(unmet(two, { ...terms, isForAll: true, targets: [] }, 2)).toEqual([]);
  });
  describe('an old device is handed in for one line', () => {
    const two = [line(), line({ id: 2, productId: 2 })];
    const phones = action({ mechanic: 'trade-in-1', discount: 10 });
    const tablets = action({ id: 2, mechanic: 'trade-in-1', discount: 20, targets: [2] });
    const priceWith = (devices: number, ...actions: Terms[]) => {
      const all = priceGoods(two, actions, { ...none, devices });
      const { conditions } = all;
      const tradeInConditions = actions.map(({ id }) => conditions.get(id)?.find(({ kind }) => kind === 'trade-in'));
      return { prices: two.flatMap(({ id }) => pricesOf(all, id)), told: tradeInConditions };
    };
    test('that of the action which takes most off; the other one tells how many there would have to be', () => {
      const { prices, told } = priceWith(1, phones, tablets);
      expect(prices).toEqual([1000_00, 800_00]);
      expect(told).toEqual([
        { kind: 'trade-in', isMet: false, devices: 2 },
        { kind: 'trade-in', isMet: true, devices: 1 },
      ]);
    });
    test('and each line has its own when there are enough', () => expect(priceWith(2, phones, tablets).prices).toEqual([900_00, 800_00]));
    test('two that may be added on a line share it', () => {
      const both = { ...tablets, targets: [1], sumsWith: [1] };
      expect(priceWith(1, phones, both).prices).toEqual([700_00, 1000_00]);
    });
    test('one that takes more off for two gives way to those that take most off for one each', () => {
      const strongerAction = action({ id: 3, mechanic: 'trade-in-2', discount: 25, targets: [2] });
      const { prices, told } = priceWith(2, phones, tablets, strongerAction);
      expect(prices).toEqual([900_00, 800_00]);
      expect(told.map((condition) => condition?.isMet)).toEqual([true, true, false]);
    });
    test('a present has what discounts have left', () => {
      const present = action({ id: 3, type: 'present', mechanic: 'trade-in-1', targets: [2] });
      expect(priceWith(1, phones, present)).toMatchObject({
        prices: [900_00, 1000_00],
        told: [{ isMet: true }, { isMet: false, devices: 2 }],
      });
      expect(priceWith(2, phones, present).told).toMatchObject([{ isMet: true }, { isMet: true }]);
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
    const paymentCondition = [{ kind: 'payment', isMet: false, paymentTypeIds: [52, 54] }];
    expect(unmet([line()], terms)).toEqual(paymentCondition);
    expect(unmet([line()], terms, 0, { paymentTypeId: 53 })).toEqual(paymentCondition);
    for (const paymentTypeId of [52, 54]) expect(unmet([line()], terms, 0, { paymentTypeId })).toEqual([]);
  });
  test('goods that it is about', () => expect(unmet([line({ productId: 9 })], action())).toMatchObject([{ kind: 'goods' }]));
  test('it counts only when nothing is missing', () => expect(priceOf(line(), action({ minSum: 1000_01 }))).toBe(1000_00));
});

const goods = fc
  .array(
    fc.record({
      order: fc.constantFrom('buy' as const, 'buy' as const, 'digital' as const),
      productId: fc.integer({ min: 1, max: 4 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      price: fc.oneof(fc.integer({ min: 100, max: 300 }), fc.integer({ min: 100, max: 100_000_00 })),
      takesPart: fc.boolean(),
      hasService: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((lines) => lines.map((one, at): Goods => ({ ...one, id: at + 1 })));
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

const sumOf = ({ lines }: PricingResult): number =>
  [...lines.values()].flat().reduce((sum, { quantity, finalPrice }: PricedPieces) => sum + quantity * finalPrice, 0);

const circumstances = fc.record({
  devices: fc.integer({ min: 0, max: 4 }),
  paymentTypeId: fc.constantFrom(null, 60, 66),
  isServiceRequired: fc.boolean(),
});

describe('a set', () => {
  const pads = action({ mechanic: 'combo', type: 'absolute_discount', discount: 100_00, targets: [1, 2], partners: [7] });
  const partner = line({ id: 9, productId: 7 });
  const prices = (goods: Goods[], ...actions: Terms[]) => {
    const priced = priceGoods(goods, actions, none);
    return goods.map(({ id }) => pricesOf(priced, id));
  };
  test('lowers a piece for each partner, and further ones have their own price', () => {
    expect(prices([line({ quantity: 2 }), partner], pads)).toEqual([[900_00, 1000_00], [1000_00]]);
    expect(prices([line({ quantity: 2 }), { ...partner, quantity: 2 }], pads)[0]).toEqual([900_00, 900_00]);
  });
  test('gives a partner to one target, that which it takes most off', () => {
    const percent = { ...pads, type: 'percent' as const, discount: 10 };
    const expensiveLine = line({ id: 2, productId: 2, price: 2000_00 });
    expect(prices([line(), expensiveLine, partner], percent)).toEqual([[1000_00], [1800_00], [1000_00]]);
  });
  test('of goods that are each other’s partners lowers both', () => {
    const both = { ...pads, targets: [1, 7], partners: [1, 7] };
    expect(prices([line(), partner], both)).toEqual([[900_00], [900_00]]);
    expect(prices([line({ quantity: 2 })], both)).toEqual([[1000_00, 1000_00]]);
  });
  test('is of one order: what may be cancelled by itself is no partner, and the hint does not ask for what is there', () => {
    const elsewhere: Goods = { ...partner, order: 'digital' };
    expect(prices([line(), elsewhere], pads)[0]).toEqual([1000_00]);
    const [condition] = priceGoods([line(), elsewhere], [pads], none).conditions.get(pads.id) ?? [];
    expect(condition).toMatchObject({ kind: 'partner', isMet: false, productIds: [], isInOtherOrder: true });
  });
  test('a sum is of one order too', () => {
    const large = action({ minSum: 1500_00 });
    expect(prices([line(), line({ id: 2, order: 'preorder' })], large)).toEqual([[1000_00], [1000_00]]);
    expect(prices([line(), line({ id: 2 })], large)).toEqual([[900_00], [900_00]]);
    const conditionsOf = (...goods: Goods[]) => priceGoods(goods, [large], none).conditions.get(large.id)?.[0];
    expect(conditionsOf(line(), line({ id: 2, order: 'preorder' }))).toMatchObject({ isMet: false, isInOrders: true, missing: 500_00 });
    expect(conditionsOf(line())).toMatchObject({ isMet: false, isInOrders: false });
  });
  test('a price is by the type that pays its order', () => {
    const onReceipt = action({ paymentTypeIds: [1] });
    const goods = [line(), line({ id: 2, order: 'digital' })];
    const priced = priceGoods(goods, [onReceipt], { ...none, paymentTypeId: 1, paymentTypeIn: (order) => (order === 'digital' ? 17 : 1) });
    expect(goods.map(({ id }) => pricesOf(priced, id))).toEqual([[900_00], [1000_00]]);
  });
  test('an old device lowers the piece that it is handed in for', () => {
    const tablet = action({ mechanic: 'trade-in-1', type: 'absolute_discount', discount: 300_00 });
    const priced = priceGoods([line({ quantity: 2 })], [tablet], { ...none, devices: 1 });
    expect(pricesOf(priced, 1)).toEqual([700_00, 1000_00]);
  });
  test('a discount by a way to pay may need the devices of another line: the basket is cheaper, that line is not', () => {
    const [phones, tablets] = [line(), line({ id: 2, productId: 2, price: 5000_00 })];
    const device = action({ mechanic: 'trade-in-2' });
    const byBank = action({ id: 2, mechanic: 'trade-in-2', targets: [2], paymentTypeIds: [60] });
    const pricesPaidBy = (paymentTypeId: number | null) => {
      const priced = priceGoods([phones, tablets], [device, byBank], { ...none, devices: 2, paymentTypeId });
      return [phones, tablets].flatMap(({ id }) => pricesOf(priced, id));
    };
    expect(pricesPaidBy(null)).toEqual([900_00, 5000_00]);
    expect(pricesPaidBy(60)).toEqual([1000_00, 4500_00]);
  });
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
        ([lines, actions, otherLines, otherActions], situation) => {
          const [one, other] = [priceGoods(lines, actions, situation), priceGoods(otherLines, otherActions, situation)];
          for (const { id } of lines) expect(other.lines.get(id)).toEqual(one.lines.get(id));
          for (const { id } of actions) expect(other.conditions.get(id)).toEqual(one.conditions.get(id));
        },
      ),
    );
  });

  test('no more old devices are asked for than there are', () => {
    fc.assert(
      fc.property(goods, terms, circumstances, (lines, actions, situation) => {
        const priced = priceGoods(lines, actions, situation);
        const askedDevices = [...[...priced.lines.values()].flat(), ...priced.presents].reduce((sum, { devices }) => sum + devices, 0);
        expect(askedDevices).toBeLessThanOrEqual(situation.devices);
      }),
    );
  });

  test('no price is below one ruble or above what it was, and its parts are the whole difference', () => {
    fc.assert(
      fc.property(goods, terms, circumstances, (lines, actions, situation) => {
        const priced = priceGoods(lines, actions, situation);
        const all = lines.flatMap((one) => (priced.lines.get(one.id) ?? []).map((pieces) => ({ ...one, ...pieces })));
        for (const { id, quantity } of lines) expect(pricesOf(priced, id)).toHaveLength(quantity);
        for (const { price, takesPart, finalPrice, parts } of all) {
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

  test('a way to pay that is chosen, and a service that is taken, make the basket no dearer', () => {
    fc.assert(
      fc.property(goods, terms, circumstances, (lines, actions, situation) => {
        const before = priceGoods(lines, actions, { ...situation, paymentTypeId: null });
        const after = priceGoods(
          lines.map((one) => ({ ...one, hasService: true })),
          actions,
          situation,
        );
        expect(sumOf(after)).toBeLessThanOrEqual(sumOf(before));
      }),
    );
  });

  test('one action more never makes anything dearer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000_00 }), terms, (price, actions) => {
        expect(reducedPrice(price, actions)).toBeLessThanOrEqual(reducedPrice(price, actions.slice(1)));
      }),
    );
  });
});
