import { openEmbeddedDatabase } from '@vitrina/provider/src/platform/database/pglite.ts';
import { beforeAll, expect, it } from 'vitest';
import { type StartedShop, startShop, temporaryFolder } from './full-stack.ts';
import { childrenOf } from './process.ts';
import { seedDatabase, seedTimeout } from './seed.ts';
import { type Page, Visitor } from './visitor.ts';

let folder: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  await seedDatabase({ DATA_DIR: folder });
}, seedTimeout);

/** Rows of the embedded database, while nobody else has it. */
async function sql<Row extends Record<string, unknown>>(statement: string): Promise<Row[]> {
  const database = await openEmbeddedDatabase(folder);
  try {
    return (await database.db.execute<Row>(statement)).rows;
  } finally {
    await database.close();
  }
}

/** As a power cut does: all processes at once, without a word. */
async function cutPower(shop: StartedShop): Promise<void> {
  const all = [shop.pid, ...childrenOf(shop.pid)];
  expect(all).toHaveLength(2);
  for (const pid of all) process.kill(pid, 'SIGKILL');
  // The streams are those of all of them: closed when the last one has let go of what it held.
  await shop.ended;
}

const start = () => startShop({ DATA_DIR: folder });

it('what was typed, ordered and paid without JavaScript outlives a power cut, and the stock is lower', async () => {
  const [product] = await sql<{ id: number; path: string; name: string; pieces: number }>(`
    select p.id, p.name, '/catalog/' || c.code || '/' || c.id || '/' || p.id as path, sum(s.quantity)::int as pieces
    from products p join categories c on c.id = p.category_id join stock s on s.product_id = p.id join stores t on t.id = s.store_id
    where c.id = 224 and p.order_type = 'buy' and t.city_id = 1 group by p.id, c.id order by pieces desc, p.id limit 1`);
  const total = `select sum(quantity)::int as pieces from stock where product_id = ${product!.id}`;
  const [before] = await sql<{ pieces: number }>(total);

  let shop = await start();
  const first = new Visitor(shop);
  let page: Page = await first.open(product!.path);
  page = await first.press(page, 'В корзину');
  expect(page.text).toContain('В корзине');
  page = await first.open('/cart');
  expect(page.text).toContain(product!.name);
  expect(page.html).toMatch(/<a [^>]*href="\/cart\/contacts"[^>]*>Перейти к оформлению<\/a>/);
  page = await first.open('/cart/contacts');
  const contacts = { firstName: 'Анна', lastName: 'Иванова', phone: '8 (999) 000-00-03', email: 'anna@example.com' };
  page = await first.press(page, 'Продолжить', contacts);
  expect(page.path).toBe('/cart/delivery');
  page = await first.press(page, 'Продолжить');
  expect(page.path).toBe('/cart/payments');

  await cutPower(shop);
  shop = await start();
  const visitor = new Visitor(shop, first.cookies);

  // The draft is a cookie that only this shop can read: its secret was kept.
  page = await visitor.open('/cart/payments');
  expect([page.path, page.text.includes('Оплата')]).toEqual(['/cart/payments', true]);
  page = await visitor.press(page, 'Продолжить');
  expect(page.path).toBe('/cart/summary');
  for (const said of [product!.name, 'Анна Иванова', 'anna@example.com']) expect(page.text).toContain(said);
  page = await visitor.press(page, 'Оформить заказ', { 'consent.personal-data': 'yes' });
  expect(page.path).toMatch(/^\/sandbox-acquirer\/[\da-f]{32}$/);
  page = await visitor.press(page, 'Оплатить');
  expect(page.path).toMatch(/^\/order-info\/\d+/);
  const orderPath = page.path;
  const id = Number(/\d+/.exec(orderPath));
  expect(page.text).toContain(`Заказ № ${id}`);
  expect((await visitor.open('/cart')).text).toContain('Корзина пуста');

  await cutPower(shop);
  expect(
    await sql(`select o.status_id, o.payment_status_id, o.contact_name, o.mobile_phone, p.status, p.sum = o.total_sum as whole,
      (select count(*)::int from order_items i where i.order_id = o.id and i.product_id = ${product!.id}) as lines,
      (select string_agg(purpose, ',') from consents c where c.order_id = o.id) as consents
      from orders o join payments p on p.order_id = o.id`),
  ).toEqual([
    {
      status_id: 'N',
      payment_status_id: 2,
      contact_name: 'Анна Иванова',
      mobile_phone: '79990000003',
      status: 'paid',
      whole: true,
      lines: 1,
      consents: 'personal-data',
    },
  ]);
  expect(await sql(total)).toEqual([{ pieces: before!.pieces - 1 }]);

  shop = await start();
  const later = new Visitor(shop, visitor.cookies);
  page = await later.open(orderPath);
  expect(page.status).toBe(200);
  for (const said of [`Заказ № ${id}`, product!.name, 'Принят, собираем']) expect(page.text).toContain(said);
  expect(page.text).toContain('Оплачено Банковская карта');
  const strange = await new Visitor(shop).open(orderPath);
  expect([strange.text.includes('На этом устройстве заказ ещё не открывали'), strange.text.includes(product!.name)]).toEqual([true, false]);
});
