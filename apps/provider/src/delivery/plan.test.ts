import { describe, expect, test } from 'vitest';
import {
  countReadyPlaces,
  expressMinutes,
  type Good,
  type Place,
  parcelOf,
  planCourier,
  planExpress,
  planInParts,
  planPickup,
  type Situation,
} from './plan.ts';
import { costs, freeFrom } from './tariffs.ts';

const open = { opens: '10:00', closes: '21:00' };
const everyDay = Array.from({ length: 7 }, () => open);
const store: Place = { id: 1, type: 1, workTime: everyDay };
const point: Place = { id: 2, type: 10, workTime: [...everyDay.slice(0, 6), null] };
const locker: Place = { id: 3, type: 12, workTime: Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '24:00' })) };

const phone: Good = {
  productId: 1,
  quantity: 1,
  supplierId: null,
  isPreorder: false,
  releasedAt: null,
  size: { width: 8, height: 16, depth: 1 },
  weight: 0.2,
};
const fridge: Good = { ...phone, productId: 2, size: { width: 60, height: 185, depth: 65 }, weight: 70 };
/** No larger than a cupboard, and nobody carries it alone. */
const washer: Good = { ...phone, productId: 5, size: { width: 60, height: 85, depth: 45 }, weight: 62 };

/** `stock`: pieces by place; `at`: Moscow time of Thursday, 19 November 2026, or of another day. */
function situation(stock: Record<number, number>, at = '2026-11-19T12:00', over: Partial<Situation> = {}): Situation {
  return {
    city: { id: 1, timeZone: 'Europe/Moscow', kilometresToWarehouse: 900 },
    now: new Date(`${at}:00+03:00`),
    places: [store, point, locker],
    stockAt: (storeId) => stock[storeId] ?? 0,
    warehouse: () => stock[0] ?? 0,
    supplier: () => 0,
    supplierDays: () => 5,
    goods: [phone],
    sum: 19_990_00,
    ...over,
  };
}
const at = (situationThen: Situation, place: Place) => planPickup(situationThen).find((option) => option.finish_storage_id === place.id);

describe('picking up', () => {
  test.each([
    ['both are open on a Thursday', { 1: 1, 2: 1 }, '2026-11-19T12:00', 2],
    ['the point is closed on a Sunday', { 1: 1, 2: 1 }, '2026-11-22T12:00', 1],
    ['the closed point alone has it, for Monday', { 2: 1 }, '2026-11-22T12:00', 1],
    ['after closing both hand it over tomorrow', { 1: 1, 2: 1 }, '2026-11-19T22:00', 2],
    ['it comes from the warehouse', { 0: 5 }, '2026-11-19T12:00', 0],
  ])('places that are ready on the first day: %s', (_, stock, at, count) => {
    expect(countReadyPlaces(planPickup(situation(stock, at)))).toBe(count);
  });

  test.each([
    ['2026-11-19T12:00', '2026-11-19T12:15:00+03:00', true],
    ['2026-11-19T08:00', '2026-11-19T10:15:00+03:00', false],
    ['2026-11-19T20:44', '2026-11-19T20:59:00+03:00', true],
    ['2026-11-19T20:45', '2026-11-20T10:15:00+03:00', true],
    ['2026-11-19T20:46', '2026-11-20T10:15:00+03:00', true],
    ['2026-11-19T23:59', '2026-11-20T10:15:00+03:00', false],
  ])('what lies in the store at %s is ready at %s', (now, ready, isOpen) => {
    const option = at(situation({ 1: 1 }, now), store);
    expect([option?.datetime, option?.is_reservable, option?.is_open_now]).toEqual([ready, true, isOpen]);
  });

  test('what lies in another store comes the next afternoon, ordered late a day later', () => {
    expect(at(situation({ 2: 1 }), store)).toMatchObject({ datetime: '2026-11-20T14:00:00+03:00', is_reservable: false });
    expect(at(situation({ 2: 1 }, '2026-11-19T18:00'), store)?.datetime).toBe('2026-11-21T14:00:00+03:00');
  });

  test('a day off moves it to the next day of work', () => {
    expect(at(situation({ 1: 1 }, '2026-11-21T12:00'), point)?.datetime).toBe('2026-11-23T14:00:00+03:00');
  });

  test('what only the warehouse has takes days by the distance', () => {
    expect(at(situation({ 0: 1 }), store)?.datetime).toBe('2026-11-22T14:00:00+03:00');
    const far = situation({ 0: 1 }, '2026-11-19T12:00', { city: { id: 2, timeZone: 'Asia/Vladivostok', kilometresToWarehouse: 6_500 } });
    expect(at(far, store)?.datetime).toBe('2026-11-26T14:00:00+10:00');
  });

  test('pieces are added up over the city, and nothing is offered when they are not enough', () => {
    const three = { ...phone, quantity: 3 };
    expect(at(situation({ 1: 2, 2: 1 }, undefined, { goods: [three] }), store)?.is_reservable).toBe(false);
    expect(planPickup(situation({ 1: 2 }, undefined, { goods: [three] }))).toEqual([]);
    expect(planPickup(situation({ 1: 2 }, undefined, { goods: [] }))).toEqual([]);
  });

  test('a preorder is handed over by stores on the day it is released', () => {
    const options = planPickup(situation({}, undefined, { goods: [{ ...phone, isPreorder: true, releasedAt: '2026-12-20' }] }));
    expect(options).toHaveLength(1);
    expect(options[0]).toMatchObject({ finish_storage_id: 1, datetime: '2026-12-20T10:00:00+03:00', has_preorder_product: true });
  });

  test('a fridge goes into no locker; a locker is paid in advance', () => {
    expect(at(situation({ 1: 1 }, undefined, { goods: [fridge] }), locker)).toBeUndefined();
    expect(at(situation({ 1: 1 }), locker)?.payment_type_id).not.toContain(1);
    const cheap = situation({ 1: 1 }, undefined, { sum: 1_000_00 });
    expect([store, point, locker].map((place) => at(cheap, place)?.cost_prepayment)).toEqual([0, 0, 1_149_00]);
    expect(at(situation({ 1: 1 }), store)?.payment_type_id).toContain(1);
  });

  test('points cost something below the threshold, stores nothing', () => {
    const cheap = situation({ 1: 1 }, undefined, { sum: 990_00 });
    expect([at(cheap, store), at(cheap, point), at(cheap, locker)].map((option) => option?.delivery_cost)).toEqual([0, 99_00, 149_00]);
    expect(at(situation({ 1: 1 }), locker)?.delivery_cost).toBe(0);
  });
});

describe('a courier', () => {
  test('comes today in the spans that begin four hours ahead', () => {
    expect(planCourier(situation({ 1: 1 }))[0]).toMatchObject({
      interval: '18:00 - 22:00',
      datetime: '2026-11-19T18:00:00+03:00',
      delivery_cost: 0,
    });
    expect(planCourier(situation({ 1: 1 }, '2026-11-19T09:00'))[0]?.interval).toBe('13:00 - 18:00');
    expect(planCourier(situation({ 1: 1 }, '2026-11-19T14:01'))[0]?.datetime).toBe('2026-11-20T09:00:00+03:00');
  });

  test('costs nothing from a sum on, that very sum included', () => {
    const costOf = (sum: number) => planCourier(situation({ 1: 1 }, undefined, { sum }))[0]?.delivery_cost;
    expect([costOf(freeFrom.courier - 1), costOf(freeFrom.courier)]).toEqual([costs.courier, 0]);
  });

  test('waits for what comes from the warehouse and costs more for what is large', () => {
    const [first] = planCourier(situation({ 0: 1 }, undefined, { goods: [fridge] }));
    expect(first).toMatchObject({ datetime: '2026-11-22T09:00:00+03:00', delivery_cost: 990_00 });
  });

  test('goes by express only from an open store that has everything, an hour before it closes', () => {
    expect(planExpress(situation({ 1: 1 }))[0]).toMatchObject({
      delivery_type_id: 27,
      sale_point_id: 1,
      minutes: 60,
      datetime: '2026-11-19T13:00:00+03:00',
    });
    expect(planExpress(situation({ 1: 1 }, '2026-11-19T20:00'))).toEqual([]);
    expect(planExpress(situation({ 1: 1 }, '2026-11-19T09:59'))).toEqual([]);
    const near = { ...store, id: 7, kilometres: 2 };
    const two = situation({ 1: 1 }, undefined, { places: [{ ...store, kilometres: 9 }, near], stockAt: () => 1 });
    expect(planExpress(two).map(({ sale_point_id: id, minutes }) => [id, minutes])).toEqual([
      [7, 45],
      [1, 85],
    ]);
    expect(planExpress(situation({ 2: 1 }))).toEqual([]);
    for (const goods of [[fridge], [washer], [phone, washer]]) expect(planExpress(situation({ 1: 1 }, undefined, { goods }))).toEqual([]);
  });
});

test.each([
  [undefined, 60],
  [0, 30],
  [0.1, 35],
  [25, 180],
  [25.1, 180],
  [900, 180],
])('an express courier from a store %j km away takes %i minutes', (kilometres, minutes) => {
  expect(expressMinutes(kilometres)).toBe(minutes);
});

test('a parcel is as large as the largest thing in it', () => {
  expect(parcelOf([phone])).toBe('small');
  expect(parcelOf([{ ...phone, size: { width: 70, height: 50, depth: 50 } }])).toBe('middle');
  expect(parcelOf([phone, fridge])).toBe('large');
  expect(parcelOf([{ ...phone, size: null, weight: null }])).toBe('small');
});

test.each([
  [30, 1, 'middle'],
  [30.1, 1, 'large'],
  [15, 2, 'middle'],
  [15.1, 2, 'large'],
])('what weighs %j kg, %i of it, is %s', (weight, quantity, parcel) => {
  expect(parcelOf([{ ...washer, size: { width: 60, height: 50, depth: 40 }, weight, quantity }])).toBe(parcel);
});

test('what two things take together is one parcel, however many lines they stand on', () => {
  const box = { ...phone, size: { width: 50, height: 40, depth: 25 } };
  expect(parcelOf([box])).toBe('small');
  expect(parcelOf([{ ...box, quantity: 2 }])).toBe(parcelOf([box, { ...box, productId: box.productId + 1 }]));
  expect(parcelOf([box, { ...box, productId: box.productId + 1 }])).toBe('middle');
});

describe('in two trips', () => {
  const other: Place = { ...store, id: 7 };
  const kettle: Good = { ...phone, productId: 3 };
  const irons: Good = { ...phone, productId: 4, quantity: 2 };
  /** Pieces by place and product. */
  const parts = (stock: Record<string, number>, goods: readonly Good[] = [phone, kettle, irons]) => {
    const all = situation({}, undefined, {
      places: [store, other],
      goods,
      stockAt: (place, product) => stock[`${place} ${product}`] ?? 0,
      warehouse: (product) => stock[`0 ${product}`] ?? 0,
    });
    return planInParts(
      all,
      goods.map((good) => ({ goods: [good], sum: 1_000_00 })),
    )?.map(({ groups, option }) => [groups, option.finish_storage_id, option.datetime.slice(0, 16)]);
  };

  test('as much as possible is had at once, and the rest in the same place when it comes', () => {
    expect(parts({ '1 1': 1, '7 1': 1, '7 4': 2, '1 3': 1 })).toEqual([
      [[0, 1], 1, '2026-11-19T12:15'],
      [[2], 7, '2026-11-19T12:15'],
    ]);
    expect(parts({ '7 1': 1, '7 4': 2, '0 3': 1 })).toEqual([
      [[0, 2], 7, '2026-11-19T12:15'],
      [[1], 7, '2026-11-22T14:00'],
    ]);
  });

  test.each([
    ['everything lies in one place', { '1 1': 1, '1 3': 1, '1 4': 2 }],
    ['nothing lies in a place', { '0 1': 1, '0 3': 1, '0 4': 2 }],
    ['something cannot be had at all', { '1 1': 1, '1 3': 1 }],
    ['there are not enough pieces of what lies there', { '7 4': 1, '0 1': 1, '0 3': 1, '0 4': 1 }],
  ])('nothing is gained where %s', (_, stock) => expect(parts(stock)).toBeUndefined());

  test('one line cannot be parted', () => expect(parts({ '1 1': 1 }, [phone])).toBeUndefined());
});
