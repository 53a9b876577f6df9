import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../platform/database/sql.ts';
import { engines } from '../platform/database/testing/databases.ts';
import { fillOldDevices, oldModels } from '../platform/database/testing/old-devices.ts';
import { shop, stock } from '../platform/database/testing/small-shop.ts';
import { refusal } from '../platform/testing/refusal.ts';
import { bundleActions } from '../pricing/bundle.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';
import { exchangeHandlers } from './exchange/exchange-handlers.ts';
import { basket } from './handlers.ts';

const [cover, cable, headphones] = [2001, 2002, 2003];
let small: ShopWithBuyers;
beforeAll(async () => {
  small = await openShopWithBuyers(engines.PostgreSQL);
});
afterAll(() => small?.close());

/** A telephone with a bundle of two and a present; a set with the cover, and something for an old device. */
beforeEach(async () => {
  await small.reset();
  const { db } = small;
  await db.execute(sql`delete from actions`);
  await fillOldDevices(db);
  await db.execute(sql`insert into products (id, name, article, brand_id, category_id, price, order_type, is_digital, warranty_days, kind, facts, max_quantity)
    values (${cover}, 'Чехол', '2001', 1, 1061, 199000, 'buy', false, 365, 'phone', '{}', 10), (${cable}, 'Кабель', '2002', 1, 1061, 99900, 'buy', false, 365, 'phone', '{}', 10),
    (${headphones}, 'Наушники', '2003', 1, 1061, 150000, 'buy', false, 365, 'phone', '{}', 10)`);
  for (const id of [cover, cable, headphones]) await stock(db, shop.store, id, 10);
  await db.execute(
    sql`insert into product_relations (product_id, kind, related_id, position) values (${shop.phone}, 'bundle', ${cover}, 1), (${shop.phone}, 'bundle', ${cable}, 2)`,
  );
  await db.execute(sql`insert into actions (id, action_type, mechanic, public_name, public_description, discount, min_sum) values
    (1, 'present', 'present', 'Подарок', '', 0, 0), (2, 'absolute_discount', 'combo', 'Комплект', '', 20000, 0),
    (3, 'absolute_discount', 'trade-in-1', 'За старое устройство', '', 300000, 0)`);
  await db.execute(sql`insert into action_products (action_id, product_id, role) values (1, ${shop.phone}, 'target'), (1, ${headphones}, 'present'),
    (2, ${shop.phone}, 'target'), (2, ${cover}, 'partner'), (3, ${shop.phone}, 'target')`);
});

const preview = (body: Parameters<typeof basket.preview>[0]['body']) => basket.preview({ body, context: small.context() });
const sumsOf = ({ sum, discount, total_sum, discounts, items }: Awaited<ReturnType<typeof basket.getBasket>>) => ({
  ...{ sum, discount, total_sum, discounts },
  items: items.map(({ product_id, quantity, sum: of, present_of }) => ({ product_id, quantity, sum: of, present_of })),
});

test.each([bundleActions.bundle.id, bundleActions.combo.id, bundleActions.instalments.id])(
  'a bundle under %i costs in the preview what it costs in the basket, with its present and its promotions',
  async (action_id) => {
    const { id, items } = await small.put(shop.phone);
    const parent_id = items[0]?.id ?? 0;
    const context = small.context({ basketId: id });
    await basket.addAccessory({ query: { parent_id, product_id: cover, action_id }, context });
    const bought = await basket.addAccessory({ query: { parent_id, product_id: cable, action_id }, context });
    const requestBody = {
      items: [shop.phone, cover, cable].map((product_id, at) => ({ product_id, quantity: 1, ...(at > 0 && { parent: 0, action_id }) })),
    };
    const previewed = await preview(requestBody);
    expect(previewed.discounts.map(({ name }) => name)).toEqual(expect.arrayContaining(['Комплект', 'Подарок']));
    const byProduct = (one: ReturnType<typeof sumsOf>) => ({
      ...one,
      items: one.items.toSorted((a, b) => a.product_id - b.product_id || Number(a.sum) - Number(b.sum)),
    });
    expect(byProduct(sumsOf(previewed))).toEqual(byProduct(sumsOf(bought)));
    // Nothing of it is kept.
    expect(await small.count(sql`select count(*)::int as n from baskets`)).toBe(1);
  },
);

test('old devices take off in the preview what they do in the basket, with what promotions add', async () => {
  const device = { calculator_id: 1, model_id: oldModels.phone, memory: 128, status: 3 as const, color: 'black' };
  const previewed = await preview({ items: [{ product_id: shop.phone, quantity: 2 }], devices: [device] });
  const { id } = await small.put(shop.phone, 2);
  const context = small.context({ basketId: id });
  await exchangeHandlers.setData({ body: { devices: [device], derivable: { product_id: shop.phone } }, context });
  const bought = await basket.getBasket({ query: {}, context });
  expect(sumsOf(previewed)).toEqual(sumsOf(bought));
  expect(previewed.discounts.map(({ name, sum }) => [name, sum])).toContainEqual(['За старое устройство', 3_000_00]);
  expect(previewed.exchange_devices).toMatchObject([{ model: 'One', item_id: 1 }]);
});

test('what cannot be a basket is refused', async () => {
  expect(await refusal(preview({ items: [{ product_id: 999_999, quantity: 1 }] }))).toMatchObject({ status: 404 });
  expect(await refusal(preview({ items: [{ product_id: shop.phone, quantity: 1, parent: 0 }] }))).toMatchObject({ status: 422 });
});

test('reasons stand in the same order in the basket and on the order: promotions, the code, what the shopper gives for it', async () => {
  const { db } = small;
  await db.execute(sql`insert into actions (id, action_type, mechanic, public_name, public_description, discount, min_sum, promocode, sum_action_ids)
    values (9, 'absolute_discount', 'discount', 'По коду', '', 10000, 0, 'ОСЕНЬ', '{2,3}')`);
  await db.execute(sql`update actions set sum_action_ids = '{9,2,3}' where id in (2, 3)`);
  await db.execute(sql`insert into action_products (action_id, product_id, role) values (9, ${shop.phone}, 'target')`);
  const { id } = await small.put(shop.phone);
  await small.put(cover, 1, id);
  const context = small.context({ basketId: id });
  const device = { calculator_id: 1, model_id: oldModels.phone, memory: 128, status: 1 as const, color: null };
  await exchangeHandlers.setData({ body: { devices: [device], derivable: null }, context });
  const { discounts, revision } = await basket.setPromocode({ body: { promocode: 'ОСЕНЬ' }, context });
  const names = discounts.map(({ name }) => name);
  expect(names.indexOf('По коду')).toBeGreaterThan(names.indexOf('Комплект'));
  expect(names.at(-1)).toMatch(/^Скидка за обмен/);
  const created = await small.create(id, bodyFor(revision));
  expect(created.orders[0]?.discounts?.map(({ name }) => name)).toEqual(names);
});

test('a present of the bundle’s own goods is given as in the basket', async () => {
  await small.db.execute(sql`update action_products set product_id = ${cable} where role = 'present'`);
  const { id, items } = await small.put(shop.phone);
  const context = small.context({ basketId: id });
  const bought = await basket.addAccessory({ query: { parent_id: items[0]?.id ?? 0, product_id: cover }, context });
  const previewed = await preview({
    items: [
      { product_id: shop.phone, quantity: 1 },
      { product_id: cover, quantity: 1, parent: 0 },
    ],
  });
  expect([previewed.total_sum, previewed.items.length]).toEqual([bought.total_sum, 3]);
});
