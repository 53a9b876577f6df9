import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { notifyArrivals } from '../accounts/profile/arrivals.ts';
import { advanceDue, sendTimeOverNotices } from '../orders/advance.ts';
import { sendAwaitedCodes } from '../orders/codes.ts';
import { cancelExpiredOrders } from '../orders/expire.ts';
import { payDemoInvoices } from '../orders/invoice.ts';
import { orderTimings } from '../orders/lifecycle.ts';
import { claimOrders } from '../orders/open.ts';
import { fulfilPreorders } from '../orders/preorders.ts';
import { acceptReturn, readOpenRequests, withdrawReturn } from '../orders/return-decisions.ts';
import { acquirerAt } from '../payments/acquirer/client.ts';
import { sendRefunds } from '../payments/refunds/send.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import type { EmbeddedDatabase } from '../platform/database/pglite.ts';
import { openMigratedDatabase } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { pretendMillions, readWhole, recordStatements } from '../platform/database/testing/statements.ts';
import { transaction } from '../platform/database/transaction.ts';
import { applyRetention } from '../platform/retention/retention.ts';
import { buildServer } from '../server.ts';
import { searchRequests } from '../services/repair/read.ts';
import { anna, bearerOf } from '../testing/shoppers.ts';
import { keyOfGuest } from './accounts.ts';
import { type Call, ofCatalogue, ofNumbers, ofOwner, ofShopper, receivedOrder } from './calls.ts';
import { seedLargeCatalogue } from './large-catalogue.ts';

let database: EmbeddedDatabase;
let app: Awaited<ReturnType<typeof buildServer>>;
let recordedStatements: ReturnType<typeof recordStatements>;

beforeAll(async () => {
  database = await openMigratedDatabase();
  await seedLargeCatalogue(database);
  await pretendMillions(database.client);
  recordedStatements = recordStatements(database.client);
  // No job runs by itself, or its statements would be taken for those of the call that is looked at.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  app = await buildServer({ connection: database, logger: pino({ level: 'silent' }), sandbox: true });
  vi.useRealTimers();
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

async function findTableScans([name, path, body]: Call, headers: Record<string, string> = {}): Promise<string[]> {
  recordedStatements.take();
  const url = `${path}${path.includes('?') ? '&' : '?'}city_id=${shop.city}`;
  const answer = await app.inject(body ? { method: 'POST', url, payload: body, headers } : { url, headers });
  expect({ name, status: answer.statusCode, body: answer.statusCode === 200 ? '' : answer.body }).toEqual({ name, status: 200, body: '' });
  return wholeTables(name);
}

/** What has been asked since the last look and reads a large table from its beginning to its end. */
async function wholeTables(name: string): Promise<string[]> {
  const scans: string[] = [];
  for (const statement of recordedStatements.take()) {
    const tables = await readWhole(database.client, statement);
    if (tables.length > 0) scans.push(`${name} reads all of ${tables.join(', ')}: ${statement.text.replaceAll(/\s+/g, ' ')}`);
  }
  recordedStatements.take();
  return scans;
}

test.each(ofCatalogue.map(([name, path, body]) => ({ name, path, body })))(
  '$name goes through no large table',
  async ({ name, path, body }) => {
    expect(await findTableScans([name, path, body])).toEqual([]);
  },
);

test('what a shopper asks for goes through no large table', async () => {
  const tokens = (await app.inject({ method: 'POST', url: '/user/login', payload: anna })).json();
  const scans: string[] = [];
  for (const call of [...ofShopper, ...ofOwner, ...ofNumbers(100_300, 500_300, 100_001), receivedOrder])
    scans.push(...(await findTableScans(call, bearerOf(tokens))));
  expect(scans).toEqual([]);
});

test('what a guest has the key of goes through no large table', async () => {
  const keys = { 'x-basket-id': keyOfGuest(600), 'x-order-key': keyOfGuest(600), 'x-repair-key': keyOfGuest(600) };
  const scans: string[] = [];
  for (const call of [...ofOwner, ...ofNumbers(100_600, 500_600, 100_600)]) scans.push(...(await findTableScans(call, keys)));
  // And of what a phone's code has opened.
  const openedKey = { 'x-order-key': 'opened100602' };
  for (const call of ofNumbers(100_602, 500_602, 100_600).filter(([name]) => name !== 'repair request'))
    scans.push(...(await findTableScans(call, openedKey)));
  expect(scans).toEqual([]);
});

test.each([
  ['orders whose time is over', cancelExpiredOrders],
  ['orders that move on', (db: OpenDatabase) => advanceDue(db, orderTimings.real)],
  ['orders whose courier was to have come', sendTimeOverNotices],
  ['invoices that the companies of a demonstration pay', (db: OpenDatabase) => payDemoInvoices(db, 5)],
  ['codes that are on sale', sendAwaitedCodes],
  ['goods that were promised', fulfilPreorders],
  ['goods that are waited for', notifyArrivals],
  [
    'orders of a phone that has been confirmed',
    (db: OpenDatabase) => transaction(db, 'claim-orders', (tx) => claimOrders(tx, 1, '79000002950')),
  ],
  ['repairs of a phone', (db: OpenDatabase) => searchRequests(db, { phone: '79000002950', statuses: ['new'] })],
  ['requests to return something that are open', readOpenRequests],
  ['a request that is decided', (db: OpenDatabase) => acceptReturn(db, 100_080)],
  ['a request that is withdrawn', (db: OpenDatabase) => withdrawReturn(db, 100_140, 100_140)],
  ['what is kept no longer', (db: OpenDatabase) => applyRetention(db, new Date())],
  [
    'money that goes back',
    (db: OpenDatabase) =>
      sendRefunds(
        db,
        acquirerAt(() => '', ''),
      ),
  ],
] as const)('%s are found without going through a large table', async (name, work) => {
  recordedStatements.take();
  await work(database.db);
  expect(await wholeTables(name)).toEqual([]);
});

test('a query that has lost its index is named', async () => {
  const { client } = database;
  await client.exec(
    'begin; drop index products_listed_price; drop index products_listed_order_price; drop index products_category; drop index products_listed_rating; drop index products_listed_date; drop index products_listed_discount; drop index products_listed_reduction; drop index products_shelf',
  );
  await client.exec('commit');
  const scans = await findTableScans(['listing', '/v3/products/category/224?sort=price']);
  expect(scans).toEqual([expect.stringMatching(/^listing reads all of products: select/)]);
});
