import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notifyArrivals } from '../accounts/profile/arrivals.ts';
import { advanceOrder } from '../orders/advance.ts';
import { cancelOrder } from '../orders/cancel.ts';
import { rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { shop as goods } from '../platform/database/testing/small-shop.ts';
import { applyRetention } from '../platform/retention/retention.ts';
import { anna, bearerOf, boris, openShopWithShoppers, type ShopWithShoppers } from '../testing/shoppers.ts';

type Headers = Record<string, string>;

describe.each(anyEngine)('notifications, %s', (_, open) => {
  let shop: ShopWithShoppers;
  let own: Headers;

  beforeAll(async () => {
    shop = await openShopWithShoppers(open);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    await shop.reset();
    own = bearerOf(await shop.signIn());
  });

  /** An order in one click, of whoever these headers are. */
  async function order(headers: Headers): Promise<number> {
    const { id, revision } = (await shop.app.inject({ url: `/basket/add-item?product_id=${goods.phone}&quantity=1`, headers })).json();
    const contact = { first_name: 'Анна', last_name: '', phone: anna.phone, email: null };
    const terms = { order_type_id: 33, deliveries: {}, payment_type_id: null, is_one_click: true, comment: null, consents: [] };
    const keys = { 'x-basket-id': id, 'idempotency-key': `notified-of-${id}-${revision}` };
    return (await shop.post('/api/create-order', { revision, contact, ...terms }, keys)).json().orders[0].id;
  }
  const read = (headers: Headers, query = '') => shop.app.inject({ url: `/v2/loyalty/notifications?${query}`, headers });
  const titles = async (headers: Headers): Promise<string[]> => (await read(headers)).json().map(({ title }: { title: string }) => title);

  test('tell how an order goes, the newest first, and lead to it', async () => {
    const [first, second] = [await order(own), await order(own)];
    await advanceOrder(shop.db, first);
    await advanceOrder(shop.db, first);
    await cancelOrder(shop.db, second);
    expect(await titles(own)).toEqual(['Заказ отменён', 'Заказ получен', 'Заказ принят', 'Заказ принят']);
    const page = await read(own, 'page=2&per_page=3');
    expect(page.json()).toMatchObject([{ kind: 'order', url: `/account/orders/${first}`, date: expect.any(String) }]);
    expect(page.headers).toMatchObject({ 'x-pagination-total-count': '4', 'x-pagination-page-count': '2' });
  });

  test('are nobody else’s: a guest’s order tells no account, and another shopper reads nothing', async () => {
    await order(own);
    await order({});
    expect(await titles(own)).toEqual(['Заказ принят']);
    expect(await titles(bearerOf(await shop.signIn({}, boris)))).toEqual([]);
    expect((await read({})).statusCode).toBe(401);
  });

  test('tell that a product is there again, and are swept after a year', async () => {
    await shop.app.inject({ method: 'PUT', url: `/v2/users/me/profile/product-subscription/${goods.phone}`, headers: own });
    // As of one that was not there.
    await shop.db.execute(sql`update product_subscriptions set price = null`);
    expect(await notifyArrivals(shop.db)).toBe(1);
    expect((await read(own)).json()).toMatchObject([
      { kind: 'product', title: 'Товар поступил', url: `/catalog/smartphones/224/${goods.phone}` },
    ]);
    const keptAfter = async (days: number) => {
      await shop.db.execute(sql`update notifications set at = now() - make_interval(days => ${days})`);
      await applyRetention(shop.db, new Date());
      return (await rows(shop.db, sql`select id from notifications`)).length;
    };
    expect([await keptAfter(364), await keptAfter(366)]).toEqual([1, 0]);
  });
});
