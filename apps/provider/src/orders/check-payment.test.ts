import { paymentTypes, storeTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { earthRadius } from '@vitrina/services/rules/distance.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stores } from '../catalogue/stores/handlers.ts';
import { delivery } from '../delivery/handlers.ts';
import { sql } from '../platform/database/sql.ts';
import { engines } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { refusal } from '../platform/testing/refusal.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';

let small: ShopWithBuyers;
beforeAll(async () => {
  small = await openShopWithBuyers(engines.PostgreSQL);
});
afterAll(() => small?.close());
beforeEach(() => small.reset());

/** The only stores lie so far north of the point in «Артёма, 1», which is no store. */
async function moveStores(metres: number): Promise<void> {
  const latitude = 48 + (metres / earthRadius) * (180 / Math.PI);
  await small.db.execute(sql`update stores set latitude = ${latitude}, address = 'пр. Мира, 1' where type = ${storeTypes.store}`);
}

/** A telephone on credit that a courier brings to this address. */
async function orderTo(street: string) {
  const basket = await small.put(shop.phone);
  const request = { query: { delivery_purpose: 'courier' as const }, context: small.context({ basketId: basket.id }) };
  const [option] = (await delivery.variationsOrders(request))[0]?.deliveries ?? [];
  if (option === undefined) return expect.fail('No courier comes.');
  expect(option.payment_type_id).toContain(paymentTypes.creditOnPlace);
  const address = { city: { name: 'Донецк' }, street, house_number: '1', building: null, housing: null, floor: null, flat_number: null };
  const buy = { delivery_type_id: option.delivery_type_id, datetime: option.datetime, interval: option.interval ?? undefined, address };
  return small.create(basket.id, bodyFor(basket.revision, { deliveries: { buy }, payment_type_id: paymentTypes.creditOnPlace }));
}

/** What the wire says of the way to the nearest store. */
async function metresTo(query: string) {
  const { items } = await stores.byAddress({ query: { query, types: [storeTypes.store] }, context: small.context() });
  return items[0]?.distance ?? null;
}

describe('a credit that a courier brings', () => {
  test.each([0, 1999, 2000])('goes to an address %d m from the nearest store', async (metres) => {
    await moveStores(metres);
    expect(await metresTo('Артёма, 1')).toBe(metres);
    expect((await orderTo('улица Артёма')).orders[0]?.payment_type?.id).toBe(paymentTypes.creditOnPlace);
  });

  test('does not go a metre farther', async () => {
    await moveStores(2001);
    expect(await metresTo('Артёма, 1')).toBe(2001);
    expect((await refusal(orderTo('улица Артёма'))).errors).toHaveProperty('payment_type_id');
    expect(await small.count(sql`select count(*)::int as n from orders`)).toBe(0);
  });

  test('does not go where nobody knows the street', async () => {
    expect(await metresTo('Ленина, 1')).toBeNull();
    expect((await refusal(orderTo('улица Ленина'))).errors).toHaveProperty('payment_type_id');
  });
});

test('what is picked up in a store is bought on credit there', async () => {
  const basket = await small.put(shop.phone);
  const created = await small.create(basket.id, bodyFor(basket.revision, { payment_type_id: paymentTypes.creditOnPlace }));
  expect(created.orders[0]?.payment_type?.id).toBe(paymentTypes.creditOnPlace);
});
