import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { isLongRun } from '@vitrina/services/testing/long-run.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exchangeHandlers } from '../basket/exchange/exchange-handlers.ts';
import { basket as calls } from '../basket/handlers.ts';
import { toBasketResponse } from '../basket/response.ts';
import { readBasket } from '../basket/state.ts';
import { delivery } from '../delivery/handlers.ts';
import { advanceOrder, takeDevices } from '../orders/advance.ts';
import { cancelOrder } from '../orders/cancel.ts';
import { returnItem } from '../orders/returns.ts';
import { endOperation, findOperation } from '../payments/acquirer/operations.ts';
import { refundOperation } from '../payments/acquirer/refunds.ts';
import { applyOutcome } from '../payments/apply.ts';
import { payments } from '../payments/handlers.ts';
import { sendRefunds } from '../payments/refunds/send.ts';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { engines } from '../platform/database/testing/databases.ts';
import { fillOldDevices, oldModels } from '../platform/database/testing/old-devices.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { transaction } from '../platform/database/transaction.ts';
import { bundleActions } from '../pricing/bundle.ts';
import { addCard } from '../pricing/loyalty/cards.ts';
import { type BasketSpec, goods, nineteen, randomBasket, writeActions, writeGoods } from '../testing/baskets.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';

let small: ShopWithBuyers;
beforeAll(async () => {
  small = await openShopWithBuyers(engines.PostgreSQL);
  const { db } = small;
  await fillOldDevices(db);
  await db.execute(sql`update tradein_prices set price = 1010000 where model_id = ${oldModels.phone} and status = 3`);
  await writeGoods(db, { stores: [shop.store, shop.warehouse], supplier: shop.supplier, pieces: 50 });
});
afterAll(() => small?.close());
beforeEach(() => small.reset());

/** Puts the goods of a basket in, as a shopper does. Gives its id. */
async function fillBasket(spec: BasketSpec): Promise<string> {
  const { db } = small;
  await writeActions(db, spec.actions ?? []);
  let id: string | undefined;
  for (const [name, quantity] of spec.goods) {
    const isPartners = name === 'partners';
    ({ id } = await small.put(goods[name].id, quantity, id, isPartners ? shop.supplier : undefined));
  }
  if (id === undefined) throw new Error('A basket has goods.');
  const context = small.context({ basketId: id });
  const parent_id = (await calls.getBasket({ query: {}, context })).items[0]?.id ?? 0;
  for (const name of spec.bundle ?? [])
    await calls.addAccessory({ query: { parent_id, product_id: goods[name].id, action_id: bundleActions.bundle.id }, context });
  if (spec.hasWarranty) await calls.addWarranty({ query: { parent_id, warranty_id: goods.warranty.id }, context });
  if (spec.device) await exchangeHandlers.setData({ body: { devices: [device], derivable: { product_id: goods.tablet.id } }, context });
  if (spec.actions?.some((action) => action.code)) await calls.setPromocode({ body: { promocode: 'ОСЕНЬ' }, context });
  if (spec.smart !== undefined)
    await db.execute(sql`insert into smart_prices (tx, product_id, return_url, state, total_discount, benefit, expires_at, basket_id)
      values ('tx', ${goods.tablet.id}, '/', 'completed', ${spec.smart * 100}, 0, now() + interval '7 days', ${id})`);
  if (spec.bonuses !== undefined) {
    const [user] = await rows(db, { id: column.number }, sql`insert into users (phone) values ('79000000001') returning id`);
    const cardId = await transaction(db, 'card', (tx) => addCard(tx, user?.id ?? 0, '79000000001', undefined));
    await db.execute(
      sql`insert into loyalty_entries (card_id, position, before, amount, balance, kind) values (${cardId}, 2, 20000, 480000, 500000, 'granted')`,
    );
    await db.execute(
      sql`update baskets set user_id = ${user?.id ?? 0}, bonus_card_id = ${cardId}, bonuses = ${spec.bonuses * 100} where id = ${id}`,
    );
  }
  return id;
}

const device = { calculator_id: 1, model_id: oldModels.phone, memory: 128, status: 3 as const, color: null };

/** The same goods asked for without a basket; undefined for what a preview knows nothing of. */
async function readPreviewTotal(spec: BasketSpec): Promise<number | undefined> {
  const isOwn = spec.goods.every(([name]) => name !== 'partners');
  if (!isOwn || spec.smart !== undefined || spec.bonuses !== undefined || spec.isTogether || spec.actions?.some((one) => one.code))
    return undefined;
  const items = spec.goods.map(([name, quantity]) => ({ product_id: goods[name].id, quantity }));
  const under = (spec.bundle ?? []).map((name) => ({
    product_id: goods[name].id,
    quantity: 1,
    parent: 0,
    action_id: bundleActions.bundle.id,
  }));
  const promise = spec.hasWarranty ? [{ product_id: goods.warranty.id, quantity: 1, parent: 0 }] : [];
  const body = { items: [...items, ...under, ...promise], devices: spec.device ? [device] : [] };
  return Number((await calls.preview({ body, context: small.context() })).total_sum);
}

const address = {
  city: { name: 'Донецк' },
  street: 'Артёма',
  house_number: '74',
  building: null,
  housing: null,
  floor: null,
  flat_number: null,
};

/** How each order of the basket is had, and what that costs. */
async function arrangeDeliveries(basketId: string, keys: readonly string[], { way = 'pickup', isTogether, bonuses }: BasketSpec) {
  const split = isTogether !== true;
  const user = bonuses === undefined ? null : await owner();
  const waysOf = (delivery_purpose: NonNullable<BasketSpec['way']>) =>
    delivery.variationsOrders({ query: { delivery_purpose, split }, context: small.context({ basketId, user }) });
  const [chosenWays, counter] = [await waysOf(way), await waysOf('pickup')];
  return keys.map((key) => {
    const of = chosenWays.find((one) => one.key === key);
    if (of === undefined || of.is_digital) return { key, cost: 0, choice: null };
    // Nobody brings what is ordered before its release.
    const atCounter = counter.find((one) => one.key === key)?.deliveries.find((one) => one.finish_storage_id === shop.store);
    const option = way === 'pickup' ? atCounter : (of.deliveries[0] ?? atCounter);
    if (option === undefined) throw new Error(`${key} is not to be had.`);
    const { delivery_type_id, delivery_cost: cost, finish_storage_id, sale_point_id, datetime, interval } = option;
    if (option === atCounter) return { key, cost, choice: { delivery_type_id, finish_storage_id: finish_storage_id ?? 0 } };
    const rest = way === 'courier' ? { datetime, interval: interval ?? '' } : { sale_point_id: sale_point_id ?? 0 };
    return { key, cost, choice: { delivery_type_id, address, ...rest } };
  });
}

const owner = async () => {
  const [user] = await rows(small.db, { id: column.number, phone: column.text }, sql`select id, phone from users order by id desc limit 1`);
  return user === undefined ? null : ({ ...user, sessionId: 1 } as never);
};

/** Buys a basket and gives all of it back. Gives what each order has come to, in kopecks. */
async function buyAndReturn(spec: BasketSpec): Promise<number[]> {
  const { db } = small;
  const basketId = await fillBasket(spec);
  const isPreorderApart = spec.isTogether !== true;
  const read = async (paymentTypeId: number | null) =>
    toBasketResponse(await readBasket(db, basketId, shop.city, { paymentTypeId, isPreorderApart }), isPreorderApart);
  const preview = await readPreviewTotal(spec);
  const before = await read(null);
  if (preview !== undefined) expect(preview, 'preview').toBe(before.total_sum);
  const typeId = spec.paidBy ?? paymentTypes.online;
  const shownBasket = await read(typeId);
  const byKey = shownBasket.orders ?? [];
  const ways = await arrangeDeliveries(
    basketId,
    byKey.map(({ key }) => key),
    spec,
  );
  const confirmedTotals = byKey.map(({ key, item_ids: ids, sum }, at) => {
    const items = shownBasket.items.filter(({ id }) => ids.includes(id));
    const full = items.reduce((all, { price, quantity }) => all + Number(price) * quantity, 0);
    expect(
      items.reduce((all, item) => all + Number(item.sum), 0),
      'lines',
    ).toBe(sum);
    return { key, sum: full, discount: full - sum, delivery_cost: ways[at]?.cost ?? 0 };
  });
  expect(
    confirmedTotals.reduce((all, { sum, discount }) => all + sum - discount, 0),
    'orders of the basket',
  ).toBe(shownBasket.total_sum);
  expect(
    (shownBasket.discounts ?? []).reduce((all, { sum }) => all + sum, 0),
    'reasons',
  ).toBe(shownBasket.discount);
  const body = bodyFor(shownBasket.revision ?? null, {
    payment_type_id: typeId,
    split: isPreorderApart,
    deliveries: Object.fromEntries(ways.flatMap(({ key, choice }) => (choice === null ? [] : [[key, choice]]))),
    confirmed_totals: Object.fromEntries(confirmedTotals.map(({ key, ...amounts }) => [key, amounts])),
  });
  const created = await small.create(basketId, body);
  const orderKeys = [created.order_key];
  expect(
    created.orders.map(({ total_sum: total }) => total),
    'orders',
  ).toEqual(confirmedTotals.map(({ sum, discount, delivery_cost: cost }) => sum - discount + cost));
  for (const [at, { id, total_sum: total }] of created.orders.entries()) {
    await payAll(Number(id), Number(total), typeId, orderKeys);
    await giveBack(Number(id), Number(total), byKey[at]?.key !== 'preorder' && isPreorderApart);
  }
  return created.orders.map(({ total_sum: total }) => Number(total));
}

const countOf = async (statement: ReturnType<typeof sql>): Promise<number> => Number((await small.count(statement)) ?? 0);

async function payAll(id: number, total: number, typeId: number, orderKeys: string[]): Promise<void> {
  const { db } = small;
  const payment = await small.pay(id, { orderKeys }, undefined, typeId);
  const context = small.context({ orderKeys });
  const { url } = await payments.init({
    params: { id: payment.id },
    body: { return_url: '/back' },
    idempotencyKey: `show-${payment.id}-page`,
    context,
  });
  const token = url.split('/').at(-1) ?? '';
  expect((await findOperation(db, token))?.sum, 'bank').toBe(total);
  await endOperation(db, token, 'paid');
  await applyOutcome(db, Number(payment.id), 'paid');
  expect(await countOf(sql`select sum(sum)::int as n from receipts where order_id = ${id} and operation = 'income'`), 'receipt').toBe(
    total,
  );
}

/** Each piece by itself where it has been received, else all of it at once; nothing is left with the shop. */
async function giveBack(id: number, total: number, isReceived: boolean): Promise<void> {
  const { db } = small;
  if (isReceived) {
    const [order] = await rows(db, { status: column.text }, sql`select status_id as status from orders where id = ${id}`);
    // What was sent as a code is finished by now.
    if (order?.status !== 'F') {
      await takeDevices(db, id);
      while ((await advanceOrder(db, id)) !== 'F');
    }
    const lines = await rows(
      db,
      { id: column.number, quantity: column.number },
      sql`select id, quantity from order_items where order_id = ${id} and not is_warranty and present_of is null order by id`,
    );
    for (const line of lines) for (let piece = 0; piece < line.quantity; piece += 1) await returnItem(db, id, line.id, 1);
  } else await cancelOrder(db, id);
  for (let round = 0; round < 2; round += 1) {
    await sendRefunds(db, { refund: (request) => refundOperation(db, request) });
    await db.execute(sql`update refunds set due_at = now()`);
  }
  expect(await countOf(sql`select sum(r.sum)::int as n from refunds r where r.order_id = ${id}`), 'refunds').toBe(total);
  expect(
    await countOf(sql`select sum(case operation when 'income' then sum else -sum end)::int as n from receipts where order_id = ${id}`),
    'receipts after all',
  ).toBe(0);
}

test.each(Object.entries(nineteen))('%s is the same sum from the preview to the receipt, and goes back to zero', async (_, spec) => {
  expect(await buyAndReturn(spec)).toEqual(spec.sums?.map((sum) => sum * 100));
});

test('the same present of two actions is given once with each piece, whichever goods came first, and so in a preview', async () => {
  const actions: BasketSpec['actions'] = [
    { targets: ['console'], partners: ['pad'], present: 'brush' },
    { targets: ['console'], present: 'brush' },
  ];
  for (const spec of [
    { goods: [['console', 2] as const, ['pad', 1] as const], actions },
    { goods: [['pad', 1] as const, ['console', 2] as const], actions },
  ]) {
    await small.reset();
    expect(await buyAndReturn(spec)).toEqual([101_472_00]);
  }
});

test('baskets by chance as well', async () => {
  await fc.assert(
    fc.asyncProperty(randomBasket, async (spec) => {
      await small.reset();
      await buyAndReturn(spec);
    }),
    { numRuns: isLongRun ? 40 : 15 },
  );
});
