import type { Input } from '@vitrina/services/contract/endpoint.ts';
import type { orders as endpoints } from '@vitrina/services/orders/endpoints.ts';
import { pino } from 'pino';
import { handlers } from '../handlers.ts';
import { column, type OpenDatabase, rows } from '../platform/database/database.ts';
import { type SQL, sql } from '../platform/database/sql.ts';
import type { TestDatabase } from '../platform/database/testing/databases.ts';
import { fillSmallShop, shop } from '../platform/database/testing/small-shop.ts';
import { takeSnapshot } from '../platform/database/testing/snapshot.ts';
import type { RequestContext } from '../platform/http/request-context.ts';

const { basket: basketHandlers, orders: orderHandlers, payments: paymentHandlers } = handlers;

type Body = Input<(typeof endpoints)['create']>['body'];
type CreatedOrders = Awaited<ReturnType<typeof orderHandlers.create>>;
type Basket = Awaited<ReturnType<typeof basketHandlers.addItem>>;
type Payment = Awaited<ReturnType<typeof paymentHandlers.create>>;

// Thursday, 12:00 in Moscow.
/** The moment at which everything happens here. */
export const noon = new Date('2026-11-19T09:00:00Z');

/** The small shop with what it takes to buy in it, by the handlers themselves. */
export interface ShopWithBuyers {
  readonly db: OpenDatabase;
  /** The shop is as it was at the first call of this: what belongs to all tests of a file is written before. */
  reset(): Promise<void>;
  context(over?: Partial<RequestContext>): RequestContext;
  put(productId: number, quantity?: number, basketId?: string, supplierId?: number): Promise<Basket>;
  /** Creates the orders of a basket, under a key of its own unless one is given. */
  create(basketId: string, body: Body, idempotencyKey?: string, over?: Partial<RequestContext>): Promise<CreatedOrders>;
  /** An order of one telephone, to be paid by card, and its key. */
  order(company?: Body['company']): Promise<{ id: number; orderKeys: string[] }>;
  /** Begins to pay an order. */
  pay(orderId: number, over: Partial<RequestContext>, idempotencyKey?: string, paymentTypeId?: number): Promise<Payment>;
  /** The only number of a statement. */
  count(statement: SQL): Promise<number | undefined>;
  /** Telephones left in all places. */
  countPhones(): Promise<number | undefined>;
  close(): Promise<void>;
}

export const pickup = { delivery_type_id: 1, finish_storage_id: shop.store };

/** Another buyer by each number: a phone orders no more than so many times an hour. */
export const contactOf = (buyer: number): Body['contact'] => ({
  first_name: 'Анна',
  last_name: 'Петрова',
  phone: String(79_990_000_000 + buyer),
  email: 'anna@example.ru',
});

export const bodyFor = (revision: number | null, over: Partial<Body> = {}): Body => ({
  revision,
  order_type_id: 33,
  contact: { first_name: 'Анна', last_name: 'Петрова', phone: '79991234567', email: 'anna@example.ru' },
  deliveries: { buy: pickup },
  payment_type_id: 17,
  is_one_click: false,
  comment: null,
  consents: ['personal-data'],
  ...over,
});

/** A company that the register has. */
export const company = { inn: '7707083893', name: 'ПАО Сбербанк' };

let keys = 0;
const newKey = () => `key-number-${++keys}`;

export async function openShopWithBuyers(open: () => Promise<TestDatabase>): Promise<ShopWithBuyers> {
  const database = await open();
  const { db } = database.connection;
  await fillSmallShop(db);
  let restore: (() => Promise<void>) | undefined;
  const shopWithBuyers: ShopWithBuyers = {
    db,
    async reset() {
      restore ??= await takeSnapshot(database.connection, 'snapshot');
      await restore();
    },
    context: (over = {}) => ({
      db,
      signal: new AbortController().signal,
      hasSandbox: true,
      cityId: shop.city,
      branch: 'A',
      traceId: 'trace',
      applicationType: 'psb',
      basketId: undefined,
      orderKeys: [],
      repairKeys: [],
      commentKey: undefined,
      bearer: undefined,
      refreshToken: undefined,
      user: null,
      employeeToken: undefined,
      staff: null,
      idempotencyKey: undefined,
      clientIp: '127.0.0.1',
      now: noon,
      log: pino({ level: 'silent' }),
      ...over,
    }),
    put: async (productId, quantity = 1, basketId, supplierId) =>
      basketHandlers.addItem({
        query: { product_id: productId, quantity, supplier_id: supplierId },
        context: shopWithBuyers.context({ basketId }),
      }),
    create: async (basketId, body, idempotencyKey = newKey(), over = {}) =>
      orderHandlers.create({ body, idempotencyKey, context: shopWithBuyers.context({ basketId, ...over }) }),
    async order(company) {
      const basket = await shopWithBuyers.put(shop.phone);
      const createdOrders = await shopWithBuyers.create(basket.id, bodyFor(basket.revision, { company }));
      return { id: createdOrders.orders[0]?.id ?? 0, orderKeys: [createdOrders.order_key] };
    },
    pay: async (orderId, over, idempotencyKey = newKey(), paymentTypeId = 17) =>
      paymentHandlers.create({
        body: { order_id: orderId, payment_type_id: paymentTypeId },
        idempotencyKey,
        context: shopWithBuyers.context(over),
      }),
    count: async (statement) => (await rows(db, { n: column.number }, statement))[0]?.n,
    countPhones: () => shopWithBuyers.count(sql`select sum(quantity)::int as n from stock where product_id = ${shop.phone}`),
    close: () => database.stop(),
  };
  return shopWithBuyers;
}
