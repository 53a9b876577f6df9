import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { isLongRun } from '@vitrina/services/testing/long-run.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { basketAnswer } from '../basket/answer.ts';
import { exchangeHandlers } from '../basket/exchange/exchange-handlers.ts';
import { basket as calls } from '../basket/handlers.ts';
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
import { engines } from '../platform/database/testing/databases.ts';
import { fillOldDevices, oldModels } from '../platform/database/testing/old-devices.ts';
import { shop, stock } from '../platform/database/testing/small-shop.ts';
import { transaction } from '../platform/database/transaction.ts';
import { bundleActions } from '../pricing/bundle.ts';
import { addCard } from '../pricing/loyalty/cards.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';

/** Goods of the baskets, and what one piece costs in rubles. */
const goods = {
  washer: { id: 3001, price: 27_990 },
  headphones: { id: 3002, price: 3_990 },
  console: { id: 3003, price: 46_990 },
  pad: { id: 3004, price: 7_490 },
  fridge: { id: 3005, price: 74_990 },
  kettle: { id: 3006, price: 1_990 },
  vacuum: { id: 3007, price: 7_990 },
  brush: { id: 3008, price: 990 },
  tv: { id: 3009, price: 36_990 },
  warranty: { id: 3010, price: 3_290 },
  tablet: { id: 3011, price: 44_990 },
  dishwasher: { id: 3012, price: 34_990 },
  laptop: { id: 3013, price: 89_990 },
  preorder: { id: 3014, price: 89_990 },
  giftCard: { id: 3015, price: 5_000 },
  partners: { id: 3016, price: 44_590 },
} as const;
type Name = keyof typeof goods;

interface Action {
  percent?: number;
  /** Rubles. */
  less?: number;
  targets: Name[];
  partners?: Name[];
  present?: Name;
  paidBy?: number;
  code?: true;
  mechanic?: 'trade-in-1';
}

interface Spec {
  goods: readonly [Name, number][];
  /** Under the first line, by an action of its bundle. */
  bundle?: Name[];
  hasWarranty?: true;
  actions?: Action[];
  paidBy?: number;
  way?: 'pickup' | 'courier' | 'courier_fast';
  isTogether?: true;
  device?: true;
  /** Rubles. */
  smart?: number;
  bonuses?: number;
  /** What the orders come to by hand, in rubles. */
  sums?: number[];
}

const pads: Action = { less: 1_000, targets: ['pad'], partners: ['console'] };
const code = (...targets: Name[]): Action => ({ percent: 5, targets, code: true });
const kettles: Action = { percent: 5, targets: ['kettle'] };

const nineteen: Readonly<Record<string, Spec>> = {
  B0: { goods: [['washer', 1]], actions: [code('washer'), { percent: 3, targets: ['washer'], paidBy: 66 }], paidBy: 66, sums: [25_750] },
  B1: { goods: [['headphones', 2]], actions: [code('headphones'), { percent: 10, targets: ['headphones'] }], sums: [6_782] },
  B2: {
    goods: [
      ['console', 1],
      ['pad', 2],
    ],
    actions: [pads],
    sums: [60_970],
  },
  B3: {
    goods: [
      ['console', 2],
      ['pad', 1],
    ],
    actions: [pads, code('console', 'pad')],
    sums: [95_395],
  },
  B4: { goods: [['fridge', 1]], actions: [{ less: 3_000, targets: ['fridge'] }], way: 'courier', sums: [72_980] },
  B5: { goods: [['kettle', 3]], actions: [kettles], way: 'courier_fast', sums: [6_360] },
  B6: { goods: [['vacuum', 2]], actions: [{ targets: ['vacuum'], present: 'brush' }], sums: [15_982] },
  B7: { goods: [['tv', 2]], hasWarranty: true, actions: [code('tv'), { less: 2_000, targets: ['tv'] }], sums: [72_860] },
  B8: { goods: [['tablet', 1]], device: true, actions: [{ less: 7_000, targets: ['tablet'], mechanic: 'trade-in-1' }], sums: [27_890] },
  B9: {
    goods: [['dishwasher', 1]],
    actions: [code('dishwasher'), { percent: 2, targets: ['dishwasher'], paidBy: 54 }],
    paidBy: 54,
    sums: [32_540],
  },
  B10: { goods: [['laptop', 1]], paidBy: paymentTypes.tinkoff, sums: [89_990] },
  B11: {
    goods: [
      ['preorder', 1],
      ['kettle', 1],
      ['headphones', 1],
    ],
    actions: [code('preorder', 'kettle', 'headphones'), { percent: 10, targets: ['headphones'] }],
    sums: [5_281, 85_490],
  },
  B12: {
    goods: [
      ['giftCard', 2],
      ['kettle', 1],
      ['partners', 1],
    ],
    sums: [46_580, 10_000],
  },
  B13: { goods: [['tablet', 1]], smart: 9_398, actions: [code('tablet')], sums: [33_342] },
  B14: {
    goods: [
      ['preorder', 1],
      ['kettle', 1],
    ],
    isTogether: true,
    way: 'courier',
    sums: [91_980],
  },
  B15: {
    goods: [
      ['preorder', 1],
      ['kettle', 1],
    ],
    way: 'courier',
    sums: [2_389, 89_990],
  },
  B16: {
    goods: [
      ['kettle', 2],
      ['headphones', 1],
    ],
    actions: [kettles, { percent: 15, targets: ['headphones'] }],
    bonuses: 2_151,
    sums: [5_020],
  },
  B17: {
    goods: [
      ['preorder', 1],
      ['kettle', 2],
      ['headphones', 1],
    ],
    actions: [code('preorder', 'kettle', 'headphones'), { percent: 10, targets: ['headphones'] }],
    ...{ way: 'courier', bonuses: 3_000, sums: [6_436, 83_624] },
  },
  B18: {
    goods: [['console', 1]],
    bundle: ['pad', 'headphones'],
    actions: [pads, { percent: 10, targets: ['headphones'] }],
    sums: [55_962],
  },
  B19: { goods: [['tablet', 3]], smart: 9_398, sums: [125_572] },
};

let small: ShopWithBuyers;
beforeAll(async () => {
  small = await openShopWithBuyers(engines.PGlite);
  const { db } = small;
  await db.execute(sql`delete from actions`);
  await fillOldDevices(db);
  await db.execute(sql`update tradein_prices set price = 1010000 where model_id = ${oldModels.phone} and status = 3`);
  for (const [name, { id, price }] of Object.entries(goods)) {
    const isGift = name === 'giftCard';
    const facts = name === 'fridge' ? { width: 60, height: 185, depth: 65 } : {};
    const category = isGift ? 20743 : name === 'tablet' ? 224 : 1061;
    await db.execute(sql`insert into products (id, name, article, brand_id, category_id, price, order_type, is_digital, licences, warranty_days, kind, facts, released_at, max_quantity)
      values (${id}, ${name}, ${String(id)}, 1, ${category}, ${price * 100}, ${name === 'preorder' ? 'preorder' : name === 'partners' ? 'false' : 'buy'}, ${isGift},
        ${isGift ? 100 : null}, 365, 'phone', ${JSON.stringify(facts)}::jsonb, ${name === 'preorder' ? '2026-11-22' : null}::date, 10)`);
    if (!isGift && name !== 'partners') for (const place of [shop.store, shop.warehouse]) await stock(db, place, id, 50);
  }
  await db.execute(
    sql`insert into supplier_offers (product_id, supplier_id, price, quantity) values (${goods.partners.id}, ${shop.supplier}, ${goods.partners.price * 100}, 9)`,
  );
  await db.execute(
    sql`insert into warranties (product_id, months, price_from, price_to) values (${goods.warranty.id}, 12, 3000000, 4000000)`,
  );
  await db.execute(sql`insert into product_relations (product_id, kind, related_id, position)
    values (${goods.console.id}, 'bundle', ${goods.pad.id}, 1), (${goods.console.id}, 'bundle', ${goods.headphones.id}, 2)`);
});
afterAll(() => small?.close());
beforeEach(() => small.reset());

async function writeActions(actions: readonly Action[]): Promise<void> {
  const { db } = small;
  const ids = actions.map((_, at) => at + 1);
  for (const [at, { percent, less = 0, targets, partners = [], present, paidBy, code: isCode, mechanic }] of actions.entries()) {
    const type = present !== undefined ? 'present' : percent === undefined ? 'absolute_discount' : 'percent';
    const kind = mechanic ?? (present !== undefined ? 'present' : partners.length > 0 ? 'combo' : 'discount');
    await db.execute(sql`insert into actions (id, action_type, mechanic, public_name, public_description, discount, min_sum, promocode, payment_type_ids, sum_action_ids)
      values (${at + 1}, ${type}, ${kind}, ${`Акция ${at + 1}`}, '', ${percent ?? less * 100}, 0, ${isCode === undefined ? null : 'ОСЕНЬ'},
        ${sql.param(paidBy === undefined || present !== undefined ? [] : [paidBy])}::int[], ${sql.param(ids.filter((id) => id !== at + 1))}::int[])`);
    const roles = [
      ...targets.map((name) => [name, 'target']),
      ...partners.map((name) => [name, 'partner']),
      ...(present ? [[present, 'present']] : []),
    ];
    for (const [name, role] of roles)
      await db.execute(
        sql`insert into action_products (action_id, product_id, role) values (${at + 1}, ${goods[name as Name].id}, ${role})`,
      );
  }
}

/** Puts the goods of a basket in, as a shopper does. Gives its id. */
async function fill(spec: Spec): Promise<string> {
  const { db } = small;
  await writeActions(spec.actions ?? []);
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
async function previewed(spec: Spec): Promise<number | undefined> {
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
async function arranged(basketId: string, keys: readonly string[], { way = 'pickup', isTogether, bonuses }: Spec) {
  const split = isTogether !== true;
  const user = bonuses === undefined ? null : await owner();
  const waysOf = (delivery_purpose: NonNullable<Spec['way']>) =>
    delivery.variationsOrders({ query: { delivery_purpose, split }, context: small.context({ basketId, user }) });
  const [wanted, counter] = [await waysOf(way), await waysOf('pickup')];
  return keys.map((key) => {
    const of = wanted.find((one) => one.key === key);
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
async function buyAndReturn(spec: Spec): Promise<number[]> {
  const { db } = small;
  const basketId = await fill(spec);
  const isPreorderApart = spec.isTogether !== true;
  const read = async (paymentTypeId: number | null) =>
    basketAnswer(await readBasket(db, basketId, shop.city, { paymentTypeId, isPreorderApart }), isPreorderApart);
  const preview = await previewed(spec);
  const before = await read(null);
  if (preview !== undefined) expect(preview, 'preview').toBe(before.total_sum);
  const typeId = spec.paidBy ?? paymentTypes.online;
  const shown = await read(typeId);
  const byKey = shown.orders ?? [];
  const ways = await arranged(
    basketId,
    byKey.map(({ key }) => key),
    spec,
  );
  const confirmed = byKey.map(({ key, item_ids: ids, sum }, at) => {
    const items = shown.items.filter(({ id }) => ids.includes(id));
    const full = items.reduce((all, { price, quantity }) => all + Number(price) * quantity, 0);
    expect(
      items.reduce((all, item) => all + Number(item.sum), 0),
      'lines',
    ).toBe(sum);
    return { key, sum: full, discount: full - sum, delivery_cost: ways[at]?.cost ?? 0 };
  });
  expect(
    confirmed.reduce((all, { sum, discount }) => all + sum - discount, 0),
    'orders of the basket',
  ).toBe(shown.total_sum);
  expect(
    (shown.discounts ?? []).reduce((all, { sum }) => all + sum, 0),
    'reasons',
  ).toBe(shown.discount);
  const body = bodyFor(shown.revision ?? null, {
    payment_type_id: typeId,
    split: isPreorderApart,
    deliveries: Object.fromEntries(ways.flatMap(({ key, choice }) => (choice === null ? [] : [[key, choice]]))),
    confirmed_totals: Object.fromEntries(confirmed.map(({ key, ...amounts }) => [key, amounts])),
  });
  const created = await small.create(basketId, body);
  const orderKeys = [created.order_key];
  expect(
    created.orders.map(({ total_sum: total }) => total),
    'orders',
  ).toEqual(confirmed.map(({ sum, discount, delivery_cost: cost }) => sum - discount + cost));
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

const name = fc.constantFrom<Name>('washer', 'headphones', 'console', 'pad', 'fridge', 'kettle', 'vacuum', 'tv', 'tablet', 'preorder');
const action: fc.Arbitrary<Action> = fc.record(
  {
    targets: fc.uniqueArray(name, { minLength: 1, maxLength: 3 }),
    percent: fc.integer({ min: 1, max: 40 }),
    partners: fc.uniqueArray(name, { minLength: 1, maxLength: 2 }),
    present: fc.constant<Name>('brush'),
    paidBy: fc.constantFrom(17, 66),
  },
  { requiredKeys: ['targets', 'percent'] },
);
const random: fc.Arbitrary<Spec> = fc.record({
  goods: fc.uniqueArray(fc.tuple(name, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 4, selector: ([one]) => one }),
  actions: fc.array(action, { maxLength: 3 }),
  way: fc.constantFrom('pickup' as const, 'courier' as const),
  paidBy: fc.constantFrom(17, 66),
});

test('baskets by chance as well', { timeout: 180_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(random, async (spec) => {
      await small.reset();
      await buyAndReturn(spec);
    }),
    { numRuns: isLongRun ? 40 : 15 },
  );
});
