import { describe, expect, test } from 'vitest';
import type { DeliveryDraft } from '../../entities/order-draft/draft.ts';
import {
  areDeliverable,
  type CheckoutOrder,
  choiceOf,
  deliveryMethodsOf,
  optionOf,
  resolveDeliveries,
  tickedCosts,
  tickedOption,
} from './delivery-choice.ts';
import { orderDeliveryLines, placeText } from './delivery-labels.ts';

const facts = {
  cost: { amount: 0 },
  datetime: '2026-11-24T10:00:00+03:00',
  interval: null,
  timeText: '24 ноября с 10:00',
  day: '2026-11-24',
  minutes: null,
  storeId: null,
  paymentTypeIds: ['17', '1'],
  costPrepayment: { amount: 0 },
};
const place = (id: string, over: Partial<CheckoutOrder['pickup'][number]> = {}): CheckoutOrder['pickup'][number] => ({
  ...facts,
  typeId: '1',
  kind: 'STORE',
  storeId: id,
  store: {
    id,
    kind: 'STORE',
    name: `Витрина ${id}`,
    address: 'ул. Артёма, 1',
    stations: [],
    directions: '',
    longitude: 37.8,
    latitude: 48,
    workTimeLine: 'ежедневно 9:00–21:00',
  },
  ...over,
});
const courier = { ...facts, typeId: '2', kind: 'COURIER' as const, interval: '10:00 - 14:00', cost: { amount: 399_00 } };
const express = {
  ...facts,
  typeId: '27',
  kind: 'EXPRESS' as const,
  minutes: 60,
  cost: { amount: 690_00 },
  salePointId: '5',
  salePoint: null,
};
const order = (over: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  key: 'buy',
  items: [{ id: '1' }],
  sum: { amount: 1000_00 },
  isPreorder: false,
  isDigital: false,
  isOnlyInStores: false,
  soonerInParts: [],
  pickup: [place('5'), place('6')],
  courier: [courier],
  expressOptions: [express],
  ...over,
});
const digital = order({ key: 'digital', isDigital: true, pickup: [], courier: [], expressOptions: [] });
const address = { street: 'Артёма', houseNumber: '1', housing: '', building: '', floor: '', flatNumber: '12' };
const draft = (choices: DeliveryDraft['choices'], over: Partial<DeliveryDraft> = {}): DeliveryDraft => ({
  cityId: '1',
  choices,
  address: null,
  comment: '',
  addressee: null,
  ...over,
});

test('only the ways that are possible are offered', () => {
  expect(deliveryMethodsOf(order())).toEqual(['PICKUP', 'COURIER', 'EXPRESS']);
  expect(deliveryMethodsOf(order({ expressOptions: [], courier: [] }))).toEqual(['PICKUP']);
  expect(deliveryMethodsOf(digital)).toEqual([]);
});

test('a basket can be delivered when each order that has to be has a way', () => {
  expect(areDeliverable([order(), digital])).toBe(true);
  expect(areDeliverable([order(), order({ key: 'preorder', pickup: [], courier: [], expressOptions: [] })])).toBe(false);
});

describe('a choice finds its option again', () => {
  test('a place by its id, an interval by its moment however it is written', () => {
    expect(optionOf(order(), { way: 'PICKUP', typeId: '1', storeId: '6' })?.storeId).toBe('6');
    const choice = { way: 'COURIER', typeId: '2', datetime: '2026-11-24T07:00:00Z', interval: '10:00 - 14:00' } as const;
    expect(optionOf(order(), choice)).toBe(courier);
    expect(optionOf(order(), { way: 'EXPRESS', typeId: '27', salePointId: null })).toBe(express);
  });
  test('or nothing, when it is not possible any more', () => {
    expect(optionOf(order(), { way: 'PICKUP', typeId: '1', storeId: '7' })).toBeNull();
    expect(
      optionOf(order({ courier: [] }), { way: 'COURIER', typeId: '2', datetime: facts.datetime, interval: '10:00 - 14:00' }),
    ).toBeNull();
    expect(optionOf(order(), undefined)).toBeNull();
  });
  test('every option can be written down and found', () => {
    for (const [way, option] of [
      ['PICKUP', place('5')],
      ['COURIER', courier],
      ['EXPRESS', express],
    ] as const) {
      const choice = choiceOf(way, option);
      expect(choice).not.toBeNull();
      expect(optionOf(order(), choice ?? undefined)?.typeId).toBe(option.typeId);
    }
  });
});

describe('the step is done', () => {
  const pickup = { way: 'PICKUP', typeId: '1', storeId: '5' } as const;
  test('when each order that is delivered has a way', () => {
    expect(resolveDeliveries([order(), digital], draft({ buy: pickup }), '1')).toHaveLength(2);
    expect(resolveDeliveries([order(), order({ key: 'preorder' })], draft({ buy: pickup }), '1')).toBeNull();
    expect(resolveDeliveries([order()], null, '1')).toBeNull();
  });
  test('what is sent needs no choice', () => {
    expect(resolveDeliveries([digital], null, '1')).toEqual([{ order: digital, way: null, option: null }]);
  });
  test('not in another city than it was chosen in', () => {
    expect(resolveDeliveries([order()], draft({ buy: pickup }), '2')).toBeNull();
  });
  test('not without an address for the courier', () => {
    const choices = { buy: { way: 'EXPRESS', typeId: '27', salePointId: null } } as const;
    expect(resolveDeliveries([order()], draft(choices), '1')).toBeNull();
    expect(resolveDeliveries([order()], draft(choices, { address }), '1')).toHaveLength(1);
  });
});

describe('what stands ticked in the form', () => {
  const other = { ...express, salePointId: '6', cost: { amount: 790_00 } };
  const both = order({ expressOptions: [express, other] });
  test('is the option of the way that is ticked, whatever stands in the others', () => {
    const values = { 'way.buy': 'EXPRESS', 'express.buy': '27:6', 'place.buy': '1:5' };
    expect(tickedOption(both, values)).toEqual({ way: 'EXPRESS', option: other });
    expect(tickedOption(both, { 'way.buy': 'EXPRESS' })?.option).toBe(express);
    expect(tickedOption(both, { 'way.buy': 'EXPRESS', 'express.buy': '27:7' })).toBeUndefined();
    expect(tickedOption(both, { 'way.buy': 'PICKUP', 'place.buy': '1:6' })?.option.storeId).toBe('6');
    expect(tickedOption(both, {})).toBeUndefined();
  });
  test('costs as much as its orders together, and nothing as long as one has no way', () => {
    const second = order({ key: 'preorder' });
    const values = { 'way.buy': 'EXPRESS', 'express.buy': '27:6' };
    expect(tickedCosts([both], values)).toEqual([790_00]);
    expect(tickedCosts([both, second], values)).toBeNull();
    expect(tickedCosts([both, second], { ...values, 'way.preorder': 'PICKUP', 'place.preorder': '1:5' })).toEqual([790_00, 0]);
    // No place is ticked yet, and each costs the same.
    expect(tickedCosts([second], { 'way.preorder': 'PICKUP' })).toEqual([0]);
  });
  test('the store that sends is found again, and left to the shop where nobody named it', () => {
    expect(optionOf(both, { way: 'EXPRESS', typeId: '27', salePointId: '6' })).toBe(other);
    expect(optionOf(both, { way: 'EXPRESS', typeId: '27', salePointId: null })).toBe(express);
    expect(optionOf(both, { way: 'EXPRESS', typeId: '27', salePointId: '7' })).toBeNull();
  });
});

describe('in words', () => {
  test('a place whose name has the street says it once', () => {
    expect(placeText({ name: 'Витрина, проспект Киевский', address: 'г. Донецк, проспект Киевский, д. 7А' })).toBe(
      'Витрина, просп.\u00a0Киевский, д.\u00a07А',
    );
    expect(placeText({ name: 'Постамат № 5', address: 'ул. Артёма, 1' })).toBe('Постамат № 5, ул.\u00a0Артёма, 1');
  });
  test('what has to be paid in advance is said', () => {
    const locker = order({ pickup: [place('5', { costPrepayment: { amount: 1149_00 } })] });
    const chosen = resolveDeliveries([locker], draft({ buy: { way: 'PICKUP', typeId: '1', storeId: '5' } }), '1') ?? [];
    expect(orderDeliveryLines(chosen, null, 'Донецк')[0]).toBe(
      'Самовывоз, 24 ноября с 10:00 (вторник), бесплатно, предоплата 1\u00a0149\u00a0₽',
    );
  });
  test('codes come after the payment, preordered ones later', () => {
    const linesOf = (sent: typeof digital) => orderDeliveryLines(resolveDeliveries([sent], null, '1') ?? [], null, 'Донецк');
    expect(linesOf(digital)).toEqual(['Пришлём на электронную почту после оплаты']);
    expect(linesOf({ ...digital, isPreorder: true })).toEqual([
      'Пришлём на электронную почту после оплаты, предзаказанные коды — в день начала продаж',
    ]);
  });
  test('a folded step names the place, or the address of the courier', () => {
    const chosen = resolveDeliveries([order()], draft({ buy: { way: 'PICKUP', typeId: '1', storeId: '5' } }), '1') ?? [];
    expect(orderDeliveryLines(chosen, null, 'Донецк')).toEqual([
      'Самовывоз, 24 ноября с 10:00 (вторник), бесплатно',
      'Донецк, Витрина 5, ул.\u00a0Артёма, 1',
    ]);
    const brought =
      resolveDeliveries([order()], draft({ buy: { way: 'EXPRESS', typeId: '27', salePointId: null } }, { address }), '1') ?? [];
    expect(orderDeliveryLines(brought, address, 'Донецк')[1]).toBe('Донецк, Артёма, д.\u00a01, кв.\u00a012');
  });
});
