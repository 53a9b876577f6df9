import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exchangeHandlers } from '../basket/exchange/exchange-handlers.ts';
import { delivery } from '../delivery/handlers.ts';
import { advanceDue, advanceOrder, takeDevices } from '../orders/advance.ts';
import { cancelOrder, closeOrder } from '../orders/cancel.ts';
import { cancelExpiredOrders, closeUncollectedOrders } from '../orders/expire.ts';
import { orders } from '../orders/handlers.ts';
import { orderTimings } from '../orders/lifecycle.ts';
import { cancelOwnOrder } from '../orders/own-orders.ts';
import { returnItem } from '../orders/returns.ts';
import { endOperation } from '../payments/acquirer/operations.ts';
import { refundOperation } from '../payments/acquirer/refunds.ts';
import { applyOutcome } from '../payments/apply.ts';
import { payments } from '../payments/handlers.ts';
import { sendRefunds } from '../payments/refunds/send.ts';
import { column, json, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { fillOldDevices, oldModels } from '../platform/database/testing/old-devices.ts';
import { shop, stock } from '../platform/database/testing/small-shop.ts';
import { transaction } from '../platform/database/transaction.ts';
import { addCard } from '../pricing/loyalty/cards.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';

const [headphones, watch] = [2001, 2002];
const address = {
  city: { name: 'Донецк' },
  street: 'Артёма',
  house_number: '74',
  building: null,
  housing: null,
  floor: null,
  flat_number: null,
};

/**
 * A basket with everything at once: two telephones, each with a present, under a set with a watch and an action from a sum on; a smart price for
 * the watch, an old device for the telephones; bonuses are spent, and an action promises some; a courier brings it for 399 rubles.
 */
async function fillBasket(small: ShopWithBuyers): Promise<void> {
  await small.reset();
  const { db } = small;
  await db.execute(sql`delete from actions`);
  await db.execute(sql`truncate loyalty_cards, users restart identity cascade`);
  await fillOldDevices(db);
  await db.execute(sql`insert into products (id, name, article, brand_id, category_id, price, order_type, is_digital, warranty_days, kind, facts, max_quantity)
    values (${headphones}, 'Наушники', '2001', 1, 13, 100000, 'buy', false, 365, 'phone', '{}', 10), (${watch}, 'Часы', '2002', 1, 13, 1000000, 'buy', false, 365, 'phone', '{}', 10)`);
  for (const id of [headphones, watch]) await stock(db, shop.store, id, 10);
  await stock(db, shop.store, shop.phone, 10);
  await db.execute(sql`update products set price = 200000 where id = ${shop.phone}`);
  await db.execute(sql`insert into actions (id, action_type, mechanic, public_name, public_description, discount, min_sum, sum_action_ids) values
    (1, 'present', 'present', 'Подарок', '', 0, 0, '{}'),
    (2, 'absolute_discount', 'combo', 'Комплект', '', 20000, 0, '{3}'),
    (3, 'absolute_discount', 'discount', 'От суммы', '', 10000, 900000, '{2}'),
    (4, 'info', 'bonuses', '50 бонусов', '', 5000, 0, '{}')`);
  await db.execute(sql`insert into action_products (action_id, product_id, role) values (1, ${shop.phone}, 'target'), (1, ${headphones}, 'present'),
    (2, ${watch}, 'target'), (2, ${shop.phone}, 'partner'), (3, ${watch}, 'target'), (4, ${shop.phone}, 'target')`);
}

interface Rich {
  id: number;
  orderKeys: string[];
  lines: { phone: number; watch: number };
}

interface Start {
  isPaid?: boolean;
  isPreorderBeside?: boolean;
  at?: 'courier' | 'store';
}

async function order(small: ShopWithBuyers, { isPaid = true, isPreorderBeside = false, at = 'courier' }: Start): Promise<Rich> {
  const { db } = small;
  const [user] = await rows(db, { id: column.number }, sql`insert into users (phone) values ('79000000001') returning id`);
  const cardId = await transaction(db, 'card', (tx) => addCard(tx, user?.id ?? 0, '79000000001', undefined));
  await db.execute(
    sql`insert into loyalty_entries (card_id, position, before, amount, balance, kind) values (${cardId}, 2, 20000, 80000, 100000, 'granted')`,
  );
  const { id } = await small.put(shop.phone, 2);
  await small.put(watch, 1, id);
  if (isPreorderBeside) await small.put(shop.preorder, 1, id);
  const context = small.context({ basketId: id });
  await exchangeHandlers.save({ body: { calculator_id: 1, model_id: oldModels.phone, memory: 128, status: 1, color: null }, context });
  await db.execute(sql`insert into smart_prices (tx, product_id, return_url, state, total_discount, benefit, expires_at, basket_id)
    values ('tx', ${watch}, '/', 'completed', 50000, 0, now() + interval '7 days', ${id})`);
  const [variation] = await delivery.variationsOrders({ query: { delivery_purpose: 'courier', split: true }, context });
  const [first] = variation?.deliveries ?? [];
  if (first?.interval == null) throw new Error('No courier comes.');
  // A guest has asked so far.
  await db.execute(sql`update baskets set user_id = ${user?.id ?? 0}, bonus_card_id = ${cardId}, bonuses = 60000 where id = ${id}`);
  const courier = { delivery_type_id: first.delivery_type_id, datetime: first.datetime, interval: first.interval, address };
  const pickup = { delivery_type_id: 1, finish_storage_id: shop.store };
  const [revision] = await rows(db, { revision: column.number }, sql`select revision from baskets where id = ${id}`);
  const body = bodyFor(revision?.revision ?? null, {
    payment_type_id: isPaid ? 17 : at === 'courier' ? 3 : 1,
    split: true,
    deliveries: { buy: at === 'courier' ? courier : pickup, preorder: pickup },
  });
  const created = await small.create(id, body);
  const watchOrder = created.orders.find(({ basket }) => basket.some(({ product_id }) => product_id === watch));
  const lineOf = (productId: number) => Number(watchOrder?.basket.find(({ product_id }) => product_id === productId)?.id);
  const rich = { id: Number(watchOrder?.id), orderKeys: [created.order_key], lines: { phone: lineOf(shop.phone), watch: lineOf(watch) } };
  if (isPaid) await pay(small, rich);
  return rich;
}

async function pay(small: ShopWithBuyers, { id, orderKeys }: Rich): Promise<void> {
  const payment = await small.pay(id, { orderKeys });
  const context = small.context({ orderKeys });
  const opening = { params: { id: payment.id }, body: { return_url: '/back' }, idempotencyKey: `show-payment-${payment.id}`, context };
  await endOperation(small.db, (await payments.init(opening)).url.split('/').at(-1) ?? '', 'paid');
  await applyOutcome(small.db, Number(payment.id), 'paid');
}

async function receive(small: ShopWithBuyers, { id }: Rich): Promise<void> {
  await takeDevices(small.db, id);
  while ((await advanceOrder(small.db, id)) !== 'F');
}

/** What is looked at after each end, in rubles and pieces. */
async function benefits(small: ShopWithBuyers, { id, orderKeys }: Rich) {
  const { db } = small;
  const acquirer = { refund: (request: Parameters<typeof refundOperation>[1]) => refundOperation(db, request) };
  for (let times = 0; times < 2; times += 1) {
    await sendRefunds(db, acquirer);
    await db.execute(sql`update refunds set due_at = now()`);
  }
  const read = await orders.order({ params: { id }, context: small.context({ orderKeys }) });
  const value = async (statement: ReturnType<typeof sql>) => Number((await small.count(statement)) ?? 0);
  const rubles = async (statement: ReturnType<typeof sql>) => (await value(statement)) / 100;
  const entries = (kinds: string) =>
    rubles(sql`select coalesce(sum(amount), 0)::int as n from loyalty_entries where order_id = ${id} and kind = any(${kinds}::text[])`);
  const [device] = await rows(db, { state: column.text }, sql`select state from order_devices where order_id = ${id}`);
  const pieces = (productId: number) => value(sql`select sum(quantity)::int as n from stock where product_id = ${productId}`);
  const [back] = await rows(
    db,
    { items: json<{ name: string; sum: number }[]>() },
    sql`select items from receipts where order_id = ${id} and operation = 'income_return' order by number desc limit 1`,
  );
  return {
    status: read.status_id,
    bonuses: await entries('{spent,returned,corrected,earned}'),
    smartPrice: (await value(sql`select count(*)::int as n from smart_prices where order_id = ${id}`)) === 1 ? 'used' : 'free',
    device: device?.state ?? 'of the other order',
    presentsLeft: read.basket.reduce(
      (sum, line) => sum + (line.product_id === headphones ? (line.quantity ?? 0) - (line.returned ?? 0) : 0),
      0,
    ),
    discount: Number(read.discount) / 100,
    moneyBack: await rubles(sql`select coalesce(sum(sum), 0)::int as n from refunds where order_id = ${id}`),
    payment: read.payment_status_oi.name,
    toPay: Number(read.waiting_sum) / 100,
    receipts: await rubles(
      sql`select coalesce(sum(case operation when 'income' then sum else -sum end), 0)::int as n from receipts where order_id = ${id}`,
    ),
    stock: { phones: await pieces(shop.phone), presents: await pieces(headphones), watches: await pieces(watch) },
    backFor: back?.items.map(({ name, sum }) => [name, sum / 100]) ?? null,
  };
}

type Benefits = Awaited<ReturnType<typeof benefits>>;

const hoursLater = (small: ShopWithBuyers, hours: number) =>
  small.db.execute(sql`update orders set moved_at = moved_at - make_interval(hours => ${hours}), delivery_date = current_date,
    expires_at = expires_at - make_interval(hours => ${hours})`);

/** Every way in which an order can end, or become less. */
const ends: Readonly<Record<string, (small: ShopWithBuyers) => Promise<Rich>>> = {
  'cancelled before it was paid': async (small) => {
    const rich = await order(small, { isPaid: false });
    await cancelOwnOrder(small.db, rich.id, { orderKeys: rich.orderKeys, user: null });
    return rich;
  },
  'cancelled after it was paid': async (small) => {
    const rich = await order(small, {});
    await cancelOrder(small.db, rich.id);
    return rich;
  },
  expired: async (small) => {
    const rich = await order(small, { isPaid: false });
    await small.db.execute(sql`update orders set status_id = 'W', expires_at = now() - interval '1 second' where id = ${rich.id}`);
    expect(await cancelExpiredOrders(small.db)).toBe(1);
    return rich;
  },
  'closed by an operator': async (small) => {
    const rich = await order(small, { isPaid: false, at: 'store' });
    await closeOrder(small.db, rich.id);
    return rich;
  },
  'never fetched and never paid': async (small) => {
    const rich = await order(small, { isPaid: false, at: 'store' });
    for (let step = 0; step < 4; step += 1) {
      await hoursLater(small, 25);
      await advanceDue(small.db, orderTimings.real);
    }
    expect(await closeUncollectedOrders(small.db)).toBe(0);
    await hoursLater(small, 5 * 24);
    expect(await closeUncollectedOrders(small.db)).toBe(1);
    return rich;
  },
  'its sister cancelled': async (small) => {
    const rich = await order(small, { isPreorderBeside: true });
    const [sister] = await rows(small.db, { id: column.number }, sql`select id from orders where id <> ${rich.id}`);
    await cancelOrder(small.db, sister?.id ?? 0);
    return rich;
  },
  received: async (small) => {
    const rich = await order(small, {});
    await receive(small, rich);
    return rich;
  },
  'received and paid there': async (small) => {
    const rich = await order(small, { isPaid: false });
    await receive(small, rich);
    return rich;
  },
  'a piece struck out after it was paid': async (small) => {
    const rich = await order(small, {});
    await returnItem(small.db, rich.id, rich.lines.phone, 1);
    return rich;
  },
  'a piece struck out that is paid there': async (small) => {
    const rich = await order(small, { isPaid: false });
    await returnItem(small.db, rich.id, rich.lines.phone, 1);
    return rich;
  },
  'a piece struck out, the rest received and paid there': async (small) => {
    const rich = await order(small, { isPaid: false });
    await returnItem(small.db, rich.id, rich.lines.phone, 1);
    await receive(small, rich);
    return rich;
  },
  'lost goods struck out': async (small) => {
    const rich = await order(small, {});
    await returnItem(small.db, rich.id, rich.lines.phone, 2, { isLost: true });
    return rich;
  },
  'goods of a smart price struck out': async (small) => {
    const rich = await order(small, {});
    await returnItem(small.db, rich.id, rich.lines.watch, 1);
    return rich;
  },
  'a piece returned': async (small) => {
    const rich = await order(small, {});
    await receive(small, rich);
    await returnItem(small.db, rich.id, rich.lines.phone, 1);
    return rich;
  },
  'all returned': async (small) => {
    const rich = await order(small, {});
    await receive(small, rich);
    await returnItem(small.db, rich.id, rich.lines.phone, 2);
    await returnItem(small.db, rich.id, rich.lines.watch, 1);
    return rich;
  },
  'all returned that was paid there': async (small) => {
    const rich = await order(small, { isPaid: false });
    await receive(small, rich);
    await returnItem(small.db, rich.id, rich.lines.watch, 1);
    await returnItem(small.db, rich.id, rich.lines.phone, 2);
    return rich;
  },
};

/** Nobody has received anything: all that the order had taken is where it was. */
const withdrawn: Benefits = {
  status: 'I',
  bonuses: 0,
  smartPrice: 'free',
  device: 'released',
  presentsLeft: 2,
  discount: 5398,
  moneyBack: 0,
  payment: 'Не оплачен',
  toPay: 0,
  receipts: 0,
  stock: { phones: 57, presents: 10, watches: 10 },
  backFor: null,
};
/** Of 11 001 rubles 399 are for the delivery; the goods earn 318 bonuses, and the action brings 50 for each telephone. */
const receivedBenefits: Benefits = {
  ...withdrawn,
  status: 'F',
  bonuses: -600 + 318 + 100,
  smartPrice: 'used',
  device: 'received',
  payment: 'Оплачен',
  receipts: 11001,
  stock: { phones: 55, presents: 8, watches: 9 },
};
const oneBack: Benefits['backFor'] = [
  ['Смартфон', 700],
  ['Наушники', 1],
];
const struck: Benefits = {
  ...receivedBenefits,
  status: 'N',
  bonuses: -300,
  device: 'agreed',
  presentsLeft: 1,
  stock: { phones: 56, presents: 9, watches: 9 },
};

/** What becomes of everything, end by end: docs/order-ends.md says it in words. */
const table: Readonly<Record<keyof typeof ends, Benefits>> = {
  'cancelled before it was paid': withdrawn,
  'cancelled after it was paid': {
    ...withdrawn,
    moneyBack: 11001,
    payment: 'Деньги возвращены',
    backFor: [
      ['Смартфон', 1400],
      ['Часы', 9200],
      ['Наушники', 2],
      ['Доставка', 399],
    ],
  },
  expired: withdrawn,
  'closed by an operator': { ...withdrawn, status: 'Z' },
  'never fetched and never paid': { ...withdrawn, status: 'Z' },
  'its sister cancelled': {
    ...receivedBenefits,
    status: 'N',
    bonuses: -600,
    device: 'of the other order',
    discount: 3398,
    receipts: 13001,
  },
  received: receivedBenefits,
  'received and paid there': { ...receivedBenefits, payment: 'Оплачен при получении' },
  'a piece struck out after it was paid': { ...struck, moneyBack: 701, receipts: 10300, backFor: oneBack },
  'a piece struck out that is paid there': { ...struck, payment: 'Не оплачен', toPay: 10300, receipts: 0 },
  'a piece struck out, the rest received and paid there': {
    ...struck,
    status: 'F',
    bonuses: -300 + 297 + 50,
    device: 'received',
    payment: 'Оплачен при получении',
    receipts: 10300,
  },
  'lost goods struck out': {
    ...struck,
    bonuses: 0,
    device: 'released',
    presentsLeft: 0,
    moneyBack: 1402,
    receipts: 9599,
    stock: receivedBenefits.stock,
    backFor: [
      ['Смартфон', 1400],
      ['Наушники', 2],
    ],
  },
  'goods of a smart price struck out': {
    ...struck,
    bonuses: -600,
    smartPrice: 'free',
    presentsLeft: 2,
    moneyBack: 9200,
    receipts: 1801,
    stock: { ...receivedBenefits.stock, watches: 10 },
    backFor: [['Часы', 9200]],
  },
  'a piece returned': { ...receivedBenefits, bonuses: -300 + 297 + 50, presentsLeft: 1, moneyBack: 701, receipts: 10300, backFor: oneBack },
  'all returned': {
    ...receivedBenefits,
    bonuses: 0,
    device: 'returned',
    presentsLeft: 0,
    moneyBack: 11001,
    payment: 'Деньги возвращены',
    receipts: 0,
    backFor: [
      ['Часы', 9200],
      ['Доставка', 399],
    ],
  },
  'all returned that was paid there': {
    ...receivedBenefits,
    bonuses: 0,
    device: 'returned',
    presentsLeft: 0,
    payment: 'Оплачен при получении',
    receipts: 0,
    backFor: [
      ['Смартфон', 1400],
      ['Наушники', 2],
      ['Доставка', 399],
    ],
  },
};

describe.each(anyEngine)('how an order ends, %s', (_, open) => {
  let small: ShopWithBuyers;
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
  });
  afterAll(() => small?.close());

  test.each(Object.entries(ends))('%s', async (name, end) => {
    await fillBasket(small);
    expect(await benefits(small, await end(small))).toEqual(table[name]);
  });

  describe('a gift certificate', () => {
    const card = async () => {
      await small.reset();
      const { id, revision } = await small.put(shop.giftCard);
      const created = await small.create(id, bodyFor(revision, { deliveries: {} }));
      return { id: Number(created.orders[0]?.id), line: Number(created.orders[0]?.basket[0]?.id), orderKeys: [created.order_key] };
    };
    const stateOf = async (id: number) => ({
      status: (await rows(small.db, { status: column.text }, sql`select status_id as status from orders where id = ${id}`))[0]?.status,
      licences: await small.count(sql`select licences as n from products where id = ${shop.giftCard}`),
      codes: await small.count(sql`select count(*)::int as n from outbox where text like '%DEMO-%'`),
      earned: await small.count(sql`select count(*)::int as n from loyalty_entries where order_id = ${id}`),
      back: await small.count(sql`select coalesce(sum(sum), 0)::int as n from refunds where order_id = ${id}`),
    });

    test('that nobody pays for sends no code and is there for the next', async () => {
      const { id } = await card();
      await cancelOrder(small.db, id);
      expect(await stateOf(id)).toEqual({ status: 'I', licences: 100, codes: 0, earned: 0, back: 0 });
    });

    test('is received with its payment, earns nothing, is not cancelled any more, and goes back by people alone, as an advance', async () => {
      const { id, line, orderKeys } = await card();
      await pay(small, { id, orderKeys, lines: { phone: 0, watch: 0 } });
      expect(await stateOf(id)).toEqual({ status: 'F', licences: 99, codes: 1, earned: 0, back: 0 });
      await expect(cancelOrder(small.db, id)).rejects.toMatchObject({ status: 409 });
      await returnItem(small.db, id, line, 1);
      expect(await stateOf(id)).toEqual({ status: 'F', licences: 99, codes: 1, earned: 0, back: 3_000_00 });
      const [refund] = await rows(small.db, { lines: json<object[]>() }, sql`select lines from refunds where order_id = ${id}`);
      expect(refund?.lines).toMatchObject([{ name: 'Подарочная карта', subject: 'payment', method: 'advance' }]);
    });
  });
});
