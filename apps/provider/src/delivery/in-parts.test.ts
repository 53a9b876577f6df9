import { asId } from '@vitrina/services/contract/wire.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { basket as handlers } from '../basket/handlers.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { shop, stock } from '../platform/database/testing/small-shop.ts';
import { bodyFor, openShopWithBuyers, pickup, type ShopWithBuyers } from '../testing/buyers.ts';
import { delivery } from './handlers.ts';

/** The telephone lies in the store; the refrigerator comes from the warehouse. */
describe.each(anyEngine)('goods of which some can be had sooner, %s', (_, open) => {
  let small: ShopWithBuyers;
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  const of = (basketId: string) => small.context({ basketId });
  const ordersOf = async (basketId: string) => delivery.variationsOrders({ query: { delivery_purpose: 'pickup' }, context: of(basketId) });
  const idOf = (items: readonly { id: unknown; product_id: unknown }[], productId: number) =>
    asId(String(items.find(({ product_id }) => product_id === productId)?.id));
  const both = async () => {
    const { id } = await small.put(shop.phone);
    return small.put(shop.fridge, 1, id);
  };

  test('are told apart: those that lie ready, then the rest', async () => {
    const { id, items } = await both();
    const [order] = await ordersOf(id);
    expect(order?.sooner_in_parts?.map(({ item_ids, delivery: { datetime } }) => [item_ids.map(String), datetime.slice(0, 10)])).toEqual([
      [[idOf(items, shop.phone)], '2026-11-19'],
      [[idOf(items, shop.fridge)], '2026-11-21'],
    ]);
  });

  test('become two orders when the shopper wants that, and one again', async () => {
    const { id, items, revision } = await both();
    const parted = await handlers.setLater({ body: { item_ids: [idOf(items, shop.fridge)] }, context: of(id) });
    expect(parted.orders?.map(({ key }) => key)).toEqual(['buy', 'later']);
    expect(parted.total_sum).toBe(parted.sum);
    expect(parted.revision).toBe((revision ?? 0) + 1);
    const orders = await ordersOf(id);
    expect(orders.map(({ key, sooner_in_parts }) => [key, sooner_in_parts])).toEqual([
      ['buy', []],
      ['later', []],
    ]);
    const whole = await handlers.setLater({ body: { item_ids: [] }, context: of(id) });
    expect(whole.orders?.map(({ key }) => key)).toEqual(['buy']);
  });

  test('are ordered so, each with a delivery of its own', async () => {
    const { id, items } = await both();
    const { revision } = await handlers.setLater({ body: { item_ids: [idOf(items, shop.fridge)] }, context: of(id) });
    const { orders } = await small.create(id, bodyFor(revision, { deliveries: { buy: pickup, later: pickup }, payment_type_id: 1 }));
    expect(orders.map(({ delivery_date, basket }) => [delivery_date, basket.map(({ product_id }) => product_id)])).toEqual([
      ['2026-11-19', [shop.phone]],
      ['2026-11-21', [shop.fridge]],
    ]);
  });

  test('are not parted where a price hangs on both', async () => {
    await small.db.execute(sql`insert into actions (id, action_type, mechanic, public_name, public_description, discount, is_for_all, min_sum, payment_type_ids)
      values (1, 'absolute_discount', 'discount', 'Всем', '', 1000, true, 0, '{}'::int[])`);
    const { id } = await both();
    expect((await ordersOf(id))[0]?.sooner_in_parts).toEqual([]);
  });

  test('of another basket are nobody’s to part', async () => {
    const other = await both();
    const { id } = await both();
    await handlers.setLater({ body: { item_ids: [idOf(other.items, shop.fridge)] }, context: of(id) });
    expect((await ordersOf(other.id)).map(({ key }) => key)).toEqual(['buy']);
  });

  test('that all lie in one place are one', async () => {
    await stock(small.db, shop.store, shop.fridge, 1);
    const { id } = await both();
    expect((await ordersOf(id))[0]?.sooner_in_parts).toEqual([]);
  });
});
