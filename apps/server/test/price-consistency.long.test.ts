import '@vitrina/provider/src/listeners.ts';
import { advanceOrder, takeDevices } from '@vitrina/provider/src/orders/advance.ts';
import { returnItem } from '@vitrina/provider/src/orders/returns.ts';
import type { OpenDatabase } from '@vitrina/provider/src/platform/database/database.ts';
import { openPostgres } from '@vitrina/provider/src/platform/database/postgres.ts';
import { bundleActions } from '@vitrina/provider/src/pricing/bundle.ts';
import { type BasketSpec, goods, nineteen, randomBasket, writeActions, writeGoods } from '@vitrina/provider/src/testing/baskets.ts';
import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { demoShopper } from './demo-shopper.ts';
import { atTheEnd, type FilledDatabase, filledDatabase, type StartedShop, startShop } from './full-stack.ts';
import { address, consentFields, contacts, goOn, order as orderButton } from './shopping.ts';
import { until } from './until.ts';
import { choicesOf, type Page, Visitor } from './visitor.ts';

/** An old device of the demonstration, worth 10 100 ₽ here. */
interface Device {
  modelId: number;
  memory: number;
}

let shop: StartedShop;
let database: FilledDatabase;
let db: OpenDatabase;
let supplier: number;
let device: Device;

beforeAll(async () => {
  database = await filledDatabase();
  const connection = openPostgres(database.url, 4);
  atTheEnd(() => connection.close());
  ({ db } = connection);
  const [store] = await database.sql<{ id: number }>('select id from stores where city_id = 1 and type = 1 order by id limit 1');
  const [warehouse] = await database.sql<{ id: number }>('select id from stores where type = 0 order by id limit 1');
  const [partner] = await database.sql<{ id: number }>('select id from suppliers order by id limit 1');
  const [old] = await database.sql<
    Device & Record<string, unknown>
  >(`update tradein_prices set price = 1010000 where (model_id, memory, status) =
    (select p.model_id, p.memory, p.status from tradein_prices p join tradein_models m on m.id = p.model_id
      join tradein_calculator_groups g on g.group_id = m.group_id and g.calculator_id = 1
      join tradein_calculator_categories c on c.calculator_id = 1 and c.category_id = 224
      where p.status = 3 and p.memory > 0 order by 1, 2 limit 1) returning model_id as "modelId", memory`);
  if (!store || !warehouse || !partner || !old) throw new Error('The demonstration has no store, warehouse, partner or old device.');
  supplier = partner.id;
  device = { modelId: old.modelId, memory: old.memory };
  // Express is there by day only: the city lies where it is noon.
  const west = new Date().getUTCHours() - 12;
  await database.sql(`update cities set time_zone = 'Etc/GMT${west < 0 ? '' : '+'}${west}' where id = 1`);
  await writeGoods(db, { stores: [store.id, warehouse.id], supplier, pieces: 5_000 });
  shop = await startShop({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' });
});

interface Money {
  /** Kopecks. */
  amount: number;
}

interface BasketAnswer {
  basket: {
    id: string;
    totalSum: Money;
    discount: Money;
    items: { id: string; sum: Money }[];
    orders: { sum: Money }[];
    discounts: { sum: Money }[];
  };
}

const basketQuery =
  'query ($type: ID) { basket(paymentTypeId: $type) { id totalSum { amount } discount { amount } items { id sum { amount } } orders { sum { amount } } discounts { sum { amount } } } }';

const together = (parts: readonly { sum: Money }[]): number => parts.reduce((all, { sum }) => all + sum.amount, 0);

/** Kopecks that stand on a page behind a word, or as its only sum. */
function sumOn({ text, path }: Pick<Page, 'text' | 'path'>, word: string): number {
  const found = new RegExp(`${word} ([\\d ]+)(?:,(\\d\\d))? ₽`).exec(text);
  if (found === null) throw new Error(`${path} has no sum behind «${word}»: ${text.slice(0, 2_000)}`);
  return Number(found[1]?.replaceAll(' ', '')) * 100 + Number(found[2] ?? 0);
}

/** What an operation has done; its errors fail the test. */
async function fetchData<Data>(visitor: Visitor, query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await visitor.execute<Data>(query, variables);
  expect(errors, query).toBeUndefined();
  if (data === null) throw new Error(`Nothing came of ${query}`);
  return data;
}

let visitors = 0;

/** Somebody whom no other basket knows, at an address of his own. */
async function newVisitor(spec: BasketSpec): Promise<Visitor> {
  visitors += 1;
  const visitor = new Visitor(shop, new Map(spec.isTogether ? [['split_preorders', '0']] : []));
  visitor.address = `198.51.100.${visitors}`;
  if (spec.bonuses !== undefined)
    await fetchData(visitor, 'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { session { expiresIn } } }', {
      input: { login: demoShopper.email, password: demoShopper.password },
    });
  return visitor;
}

/** Puts the goods of a basket in, as a shopper does. */
async function fillBasket(visitor: Visitor, spec: BasketSpec): Promise<void> {
  for (const [name, quantity] of spec.goods) {
    const seller = name === 'partners' ? { supplierId: supplier } : {};
    await fetchData(visitor, 'mutation ($input: BasketAddItemInput!) { basketAddItem(input: $input) { basket { id } } }', {
      input: { productId: goods[name].id, quantity, ...seller },
    });
  }
  const { basket } = await fetchData<BasketAnswer>(visitor, basketQuery);
  const itemId = basket.items[0]?.id;
  for (const name of spec.bundle ?? [])
    await fetchData(visitor, 'mutation ($input: BasketAddAccessoryInput!) { basketAddAccessory(input: $input) { basket { id } } }', {
      input: { parentId: itemId, productId: goods[name].id, actionId: bundleActions.bundle.id },
    });
  if (spec.hasWarranty)
    await fetchData(visitor, 'mutation ($input: BasketAddWarrantyInput!) { basketAddWarranty(input: $input) { basket { id } } }', {
      input: { parentId: itemId, warrantyId: goods.warranty.id },
    });
  if (spec.device)
    await fetchData(
      visitor,
      'mutation ($input: TradeInSetDataInput!) { tradeInSetData(input: $input) { exchange { total { amount } } } }',
      {
        input: { devices: [{ ...device, condition: 'PERFECT' }], productId: goods.tablet.id },
      },
    );
  if (spec.actions?.some((action) => action.code))
    await fetchData(visitor, 'mutation { basketSetPromocode(input: { promocode: "ОСЕНЬ" }) { basket { id } } }');
  if (spec.smart !== undefined)
    await database.sql(`insert into smart_prices (tx, product_id, return_url, state, total_discount, benefit, expires_at, basket_id)
      values (md5(random()::text), ${goods.tablet.id}, '/', 'completed', ${spec.smart * 100}, 0, now() + interval '7 days', '${basket.id}')`);
  if (spec.bonuses !== undefined) {
    await database.sql(`insert into loyalty_entries (card_id, position, before, amount, balance, kind)
      select card_id, position + 1, balance, 500000, balance + 500000, 'granted' from loyalty_entries
      where card_id = (select c.id from loyalty_cards c join users u on u.id = c.user_id where u.email = '${demoShopper.email}' limit 1)
      order by position desc limit 1`);
    await database.sql(`update baskets b set bonuses = ${spec.bonuses * 100}, bonus_card_id = c.id
      from loyalty_cards c where b.id = '${basket.id}' and c.user_id = b.user_id`);
  }
}

/** What the same goods cost where nothing is put into a basket, in kopecks; undefined for what a preview knows nothing of. */
async function previewTotal(visitor: Visitor, spec: BasketSpec): Promise<number | undefined> {
  const isOwn = spec.goods.every(([name]) => name !== 'partners');
  if (!isOwn || spec.smart !== undefined || spec.bonuses !== undefined || spec.isTogether || spec.actions?.some((one) => one.code))
    return undefined;
  const items = spec.goods.map(([name, quantity]) => ({ productId: goods[name].id, quantity }));
  const under = (spec.bundle ?? []).map((name) => ({ productId: goods[name].id, parent: 0, actionId: bundleActions.bundle.id }));
  const promise = spec.hasWarranty ? [{ productId: goods.warranty.id, parent: 0 }] : [];
  const devices = spec.device ? [{ calculatorId: 1, ...device, condition: 'PERFECT' }] : [];
  const { basketPreview } = await fetchData<{ basketPreview: { totalSum: Money } }>(
    visitor,
    'query ($input: BasketPreviewInput!) { basketPreview(input: $input) { totalSum { amount } } }',
    { input: { items: [...items, ...under, ...promise], devices } },
  );
  return basketPreview.totalSum.amount;
}

const ways = { pickup: 'PICKUP', courier: 'COURIER', courier_fast: 'EXPRESS' } as const;

/** The delivery step, filled in: what cannot be had as it is wanted is fetched. */
function chosenWays(page: Page, { way = 'pickup' }: BasketSpec): Record<string, string> {
  const keys = [...page.html.matchAll(/name="way\.([\w-]+)"/g)].map(([, key = '']) => key);
  const chosen = [...new Set(keys)].map((key) => {
    const field = `way.${key}`;
    return [field, choicesOf(page, field).has(ways[way]) ? ways[way] : ways.pickup] as const;
  });
  const isBrought = chosen.some(([, one]) => one !== ways.pickup);
  return { ...Object.fromEntries(chosen), ...(isBrought ? address : {}) };
}

const tabs: Readonly<Record<number, string>> = { [paymentTypes.tinkoff]: 'INSTALMENT' };

interface CreatedOrder {
  id: string;
  goods: number;
  delivery: number;
  total: number;
}

/** The orders that a basket has become, the one that is shown last first. */
async function ordersOf(visitor: Visitor, basketIds: readonly string[]): Promise<CreatedOrder[]> {
  return Promise.all(
    basketIds.map(async (id) => {
      const { order } = await fetchData<{
        order: { sum: Money; discount: Money; deliveryCost: Money; totalSum: Money; items: { sum: Money }[] };
      }>(
        visitor,
        'query ($id: ID!) { order(id: $id) { sum { amount } discount { amount } deliveryCost { amount } totalSum { amount } items { sum { amount } } } }',
        { id },
      );
      const bought = order.sum.amount - order.discount.amount;
      expect(together(order.items), 'lines of the order').toBe(bought);
      expect(bought + order.deliveryCost.amount, 'order').toBe(order.totalSum.amount);
      return { id, goods: bought, delivery: order.deliveryCost.amount, total: order.totalSum.amount };
    }),
  );
}

/** Buys a basket on the pages of the shop, pays each order at the bank, and gives all of it back. Gives what the orders have come to, in rubles. */
async function buyAndReturn(spec: BasketSpec): Promise<number[]> {
  await writeActions(db, spec.actions ?? []);
  const visitor = await newVisitor(spec);
  const preview = await previewTotal(visitor, spec);
  await fillBasket(visitor, spec);
  const typeId = spec.paidBy ?? paymentTypes.online;
  const [{ basket: before }, { basket }] = [
    await fetchData<BasketAnswer>(visitor, basketQuery),
    await fetchData<BasketAnswer>(visitor, basketQuery, { type: typeId }),
  ];
  if (preview !== undefined) expect(preview, 'preview').toBe(before.totalSum.amount);
  for (const part of [basket.items, basket.orders]) expect(together(part), 'parts of the basket').toBe(basket.totalSum.amount);
  expect(together(basket.discounts), 'reasons').toBe(basket.discount.amount);
  expect(sumOn(await visitor.open('/cart'), 'Итого'), 'cart').toBe(before.totalSum.amount);

  const phone = `+7926${String(1_000_000 + visitors)}`;
  const delivery = await visitor.press(await visitor.open('/cart/contacts'), goOn, { ...contacts, phone });
  const payments = await visitor.press(delivery, goOn, chosenWays(delivery, spec));
  expect(payments.path, payments.text).toBe('/cart/payments');
  const tab = tabs[typeId] ?? 'ONLINE';
  const summary = await visitor.press(payments, goOn, { tab, [`method.${tab}`]: String(typeId) });
  expect(summary.path, summary.text).toBe('/cart/summary');
  const [{ id: last } = { id: 0 }] = await database.sql<{ id: number }>('select coalesce(max(id), 0)::int as id from orders');
  let paying = await visitor.press(summary, orderButton, consentFields);
  const made = await database.sql<{ id: number }>(`select id from orders where id > ${last} order by id`);
  const orders = await ordersOf(
    visitor,
    made.map(({ id }) => String(id)),
  );
  expect(
    orders.reduce((all, { goods: bought }) => all + bought, 0),
    'goods of the orders',
  ).toBe(basket.totalSum.amount);
  expect(
    orders.reduce((all, { total }) => all + total, 0),
    'summary',
  ).toBe(sumOn(summary, 'Итого'));
  for (const one of orders) {
    if (!paying.path.startsWith('/sandbox-acquirer/')) paying = await toBank(visitor, one);
    await pay(visitor, one, paying);
    paying = await visitor.open(`/order-info/${one.id}`);
  }
  for (const one of orders) await giveBack(visitor, one);
  return orders.map(({ total }) => total / 100);
}

/** From an order's own page to the bank. */
async function toBank(visitor: Visitor, { id }: CreatedOrder): Promise<Page> {
  const page = await visitor.open(`/cart/payment/${id}`);
  return visitor.press(page, page.buttons.find((button) => button.startsWith('Оплатить')) ?? '');
}

async function pay(visitor: Visitor, { id, total }: CreatedOrder, bank: Page): Promise<void> {
  expect(
    sumOn({ path: bank.path, text: `Сумма ${/class="sum">([^<]*)</.exec(bank.html)?.[1]?.replaceAll('\u00a0', ' ')}` }, 'Сумма'),
    'bank',
  ).toBe(total);
  await visitor.press(bank, 'Оплатить');
  await until(async () => (await visitor.open(`/order-info/${id}`)).html.includes(`/order-info/${id}/receipt`), 'the receipt');
  expect(sumOn(await visitor.open(`/order-info/${id}`), 'Итого'), 'page of the order').toBe(total);
  expect(sumOn(await visitor.open(`/order-info/${id}/receipt`), 'Итого'), 'receipt').toBe(total);
}

/** Each piece by itself of what has been received, else all of it at once; nothing is left with the shop. */
async function giveBack(visitor: Visitor, { id, total }: CreatedOrder): Promise<void> {
  const isWaiting = async () => (await database.sql(`select 1 from promised_goods where order_id = ${id}`)).length > 0;
  if (await isWaiting()) await visitor.press(await visitor.open(`/order-info/${id}`), 'Да, отменить');
  else {
    await takeDevices(db, Number(id)).catch(() => 0);
    const status = async () =>
      (await database.sql<{ status: string }>(`select status_id as status from orders where id = ${id}`))[0]?.status;
    while ((await status()) !== 'F') await advanceOrder(db, Number(id));
    const lines = await database.sql<{ id: number; quantity: number }>(
      `select id, quantity from order_items where order_id = ${id} and not is_warranty and present_of is null order by id`,
    );
    for (const line of lines) for (let piece = 0; piece < line.quantity; piece += 1) await returnItem(db, Number(id), line.id, 1);
  }
  const sums = () =>
    database.sql<{ back: number; open: number; receipts: number }>(`select
      (select coalesce(sum(sum), 0)::int from refunds where order_id = ${id}) as back,
      (select count(*)::int from refunds where order_id = ${id} and status <> 'confirmed') as open,
      (select sum(case operation when 'income' then sum else -sum end)::int from receipts where order_id = ${id}) as receipts`);
  await until(async () => (await sums())[0]?.open === 0, 'the money to be back');
  expect(await sums(), 'refunds and receipts').toEqual([{ back: total, open: 0, receipts: 0 }]);
  const { text } = await visitor.open(`/order-info/${id}`);
  const shown = [...text.matchAll(/Возврат ([\d ]+)(?:,(\d\d))? ₽/g)].map(
    ([, whole = '', rest = '0']) => Number(whole.replaceAll(' ', '')) * 100 + Number(rest),
  );
  expect(
    shown.reduce((all, sum) => all + sum, 0),
    'refunds on the page',
  ).toBe(total);
}

it.each(Object.entries(nineteen))(
  '%s: preview, basket, summary, order, bank and receipt say the same, and all of it goes back',
  async (_, spec) => {
    expect(await buyAndReturn(spec)).toEqual(spec.sums);
  },
);

it('forty baskets by chance as well', { timeout: 1_800_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(randomBasket, async (spec) => void (await buyAndReturn(spec))),
    { numRuns: 40, endOnFailure: true },
  );
});
