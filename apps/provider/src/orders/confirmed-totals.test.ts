import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { delivery } from '../delivery/handlers.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { failureOf } from '../platform/refusal.ts';
import { refusal } from '../platform/testing/refusal.ts';
import { bodyFor, openShopWithBuyers, pickup, type ShopWithBuyers } from '../testing/buyers.ts';

const phone = 19_990_00;
const giftCard = 3_000_00;

describe.each(anyEngine)('%s', (_, start) => {
  let small: ShopWithBuyers;

  beforeAll(async () => {
    small = await openShopWithBuyers(start);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  const triple = () => small.db.execute(sql`update products set price = price * 3 where id = ${shop.phone}`);
  const goods = (sum: number) => ({ sum, discount: 0, delivery_cost: 0 });

  test('what was seen is ordered, each order of a split basket with its own sum', async () => {
    let basket = await small.put(shop.phone, 2);
    basket = await small.put(shop.giftCard, 1, basket.id);
    const confirmed_totals = { buy: goods(2 * phone), special: goods(giftCard) };
    const created = await small.create(basket.id, bodyFor(basket.revision, { confirmed_totals }));
    expect(created.orders.map(({ total_sum }) => total_sum)).toEqual([2 * phone, giftCard]);
  });

  test('a price that has tripled since is a conflict with both sums; nothing is taken, and the same key orders anew', async () => {
    const basket = await small.put(shop.phone);
    await triple();
    const body = (sum: number) => bodyFor(basket.revision, { confirmed_totals: { buy: goods(sum) } });
    const refused = await refusal(small.create(basket.id, body(phone), 'one-key-for-both'));
    expect(failureOf(refused)).toMatchObject({
      status: 409,
      code: 'conflict',
      was: { buy: { sum: 19_990, discount: 0, delivery_cost: 0 } },
      now: { buy: { sum: 59_970, discount: 0, delivery_cost: 0 } },
    });
    expect([await small.countPhones(), await small.count(sql`select count(*)::int as n from orders`)]).toEqual([50, 0]);
    const created = await small.create(basket.id, body(3 * phone), 'one-key-for-both');
    expect(created.orders[0]?.total_sum).toBe(3 * phone);
  });

  test('another cost of the delivery is one too', async () => {
    const basket = await small.put(shop.fridge);
    const context = small.context({ basketId: basket.id });
    const [variation] = await delivery.variationsOrders({ query: { delivery_purpose: 'courier' }, context });
    const option = variation?.deliveries[0];
    const address = {
      city: { name: 'Донецк' },
      street: 'Артёма',
      house_number: '1',
      building: null,
      housing: null,
      floor: null,
      flat_number: null,
    };
    const choice = { delivery_type_id: 2, datetime: option?.datetime, interval: option?.interval ?? undefined, address };
    const sum = basket.total_sum!;
    const order = (delivery_cost: number) =>
      small.create(
        basket.id,
        bodyFor(basket.revision, { deliveries: { buy: choice }, confirmed_totals: { buy: { ...goods(sum), delivery_cost } } }),
      );
    const cost = option?.delivery_cost ?? 0;
    expect(cost).toBeGreaterThan(0);
    expect((await refusal(order(0))).repricedTotals).toMatchObject({ now: { buy: { sum, delivery_cost: cost } } });
    expect((await order(cost)).orders[0]?.total_sum).toBe(sum + cost);
  });

  test('an order that was not seen, and one that is not there, are ones too', async () => {
    let basket = await small.put(shop.phone);
    basket = await small.put(shop.giftCard, 1, basket.id);
    const order = (confirmed_totals: object) =>
      small.create(basket.id, bodyFor(basket.revision, { confirmed_totals: { ...confirmed_totals } }));
    for (const totals of [{}, { buy: goods(phone) }, { buy: goods(phone), special: goods(giftCard), digital: goods(0) }]) {
      expect((await refusal(order(totals))).code).toBe('conflict');
    }
  });

  test('whoever names no revision is held to the totals, and has to name them', async () => {
    const basket = await small.put(shop.phone);
    expect((await refusal(small.create(basket.id, bodyFor(null)))).code).toBe('conflict');
    const created = await small.create(basket.id, bodyFor(null, { confirmed_totals: { buy: goods(phone) } }));
    expect(created.orders).toHaveLength(1);
  });

  test('nor is an order in one click made at another price', async () => {
    const basket = await small.put(shop.phone);
    const body = bodyFor(basket.revision, {
      is_one_click: true,
      deliveries: {},
      payment_type_id: null,
      confirmed_totals: { buy: goods(phone) },
    });
    await triple();
    expect((await refusal(small.create(basket.id, body))).repricedTotals?.now).toEqual({ buy: goods(3 * phone) });
  });

  test('who confirms nothing orders at the prices of the moment', async () => {
    const basket = await small.put(shop.phone);
    await triple();
    const created = await small.create(basket.id, bodyFor(basket.revision, { deliveries: { buy: pickup } }));
    expect(created.orders[0]?.total_sum).toBe(3 * phone);
  });
});
