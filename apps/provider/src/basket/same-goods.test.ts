import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { shop, stock } from '../platform/database/testing/small-shop.ts';
import { refusal } from '../platform/testing/refusal.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';
import { basket as handlers } from './handlers.ts';

describe.each(anyEngine)('goods that lie in a basket twice, by themselves and with another, %s', (_, open) => {
  let small: ShopWithBuyers;
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
  });
  afterAll(() => small?.close());
  beforeEach(async () => {
    await small.reset();
    await small.db.execute(
      sql`insert into product_relations (product_id, kind, position, related_id) values (${shop.phone}, 'accessory', 1, ${shop.fridge})`,
    );
    await stock(small.db, shop.warehouse, shop.fridge, 3);
  });

  const of = (basketId: string) => small.context({ basketId });
  const setQuantity = (id: unknown, quantity: number, basketId: string) =>
    handlers.updateItemQuantity({ query: { id: String(id) as never, quantity }, context: of(basketId) });
  const add = (parentId: unknown, basketId: string) =>
    handlers.addAccessory({
      query: { parent_id: String(parentId) as never, product_id: String(shop.fridge) as never },
      context: of(basketId),
    });
  /** A telephone with a refrigerator below it, and another one by itself. */
  async function withTwo() {
    const { id, items } = await small.put(shop.phone);
    await small.put(shop.fridge, 1, id);
    const basket = await add(items[0]?.id, id);
    const [, alone, below] = basket.items;
    return { id, alone, below, revision: basket.revision };
  }

  test('are together never more than there are', async () => {
    const { id, alone, below } = await withTwo();
    const outOfStock = { status: 409, code: 'out_of_stock', message: 'Можно заказать не больше 2 шт.' };
    expect(await refusal(setQuantity(alone?.id, 3, id))).toMatchObject(outOfStock);
    expect(await refusal(setQuantity(below?.id, 3, id))).toMatchObject(outOfStock);
    expect(await refusal(small.put(shop.fridge, 2, id))).toMatchObject(outOfStock);
    expect((await setQuantity(alone?.id, 2, id)).items).toHaveLength(3);
    const other = await small.put(shop.phone);
    await small.put(shop.fridge, 3, other.id);
    expect(await refusal(add(other.items[0]?.id, other.id))).toMatchObject({ code: 'out_of_stock' });
  });

  test('say so when there are fewer, before they are ordered', async () => {
    const { id, alone, below, revision } = await withTwo();
    await stock(small.db, shop.warehouse, shop.fridge, 1);
    const basket = await handlers.getBasket({ context: of(id) });
    expect(basket.items.map(({ available }) => available)).toEqual([true, true, false]);
    expect(basket.changes).toEqual([{ item_id: below?.id, kind: 'unavailable', was: 1, now: 0 }]);
    expect((await refusal(small.create(id, bodyFor(revision)))).code).toBe('out_of_stock');
    await handlers.removeItem({ query: { id: String(alone?.id) as never }, context: of(id) });
    const now = await handlers.getBasket({ context: of(id) });
    expect(now.changes).toEqual([]);
    expect((await small.create(id, bodyFor(now.revision))).orders).toHaveLength(1);
  });

  test('are no more than one shopper may have, also when that has become less since', async () => {
    const { id } = await small.put(shop.fridge, 2);
    await small.db.execute(sql`update products set max_quantity = 1 where id = ${shop.fridge}`);
    const { revision, items, changes } = await handlers.getBasket({ context: of(id) });
    expect(changes).toEqual([{ item_id: items[0]?.id, kind: 'quantity', was: 2, now: 1 }]);
    expect(await refusal(small.create(id, bodyFor(revision)))).toMatchObject({
      code: 'out_of_stock',
      message: 'Товара «Холодильник» можно заказать не больше 1 шт.',
    });
  });
});
