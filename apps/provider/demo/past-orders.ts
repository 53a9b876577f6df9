import { randomUUID } from 'node:crypto';
import {
  defaultCity,
  defaultOrderTypeId,
  deliveryTypes,
  orderPaymentStatuses,
  paymentTypes,
  storeTypes,
} from '@vitrina/services/contract/fields/special-ids.ts';
import { earnedOf } from '@vitrina/services/loyalty/vocabulary.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { minPrice } from '@vitrina/services/rules/price.ts';
import { z } from 'zod';
import { firstProductImage, productPath } from '../src/catalogue/cards/paths.ts';
import { column, type Database, rows } from '../src/platform/database/database.ts';
import { sql } from '../src/platform/database/sql.ts';
import { toDatabaseId } from '../src/platform/database-id.ts';
import { hashOf } from '../src/platform/secret.ts';
import { writeEntry } from '../src/pricing/loyalty/ledger.ts';
import { readContent } from './content.ts';

/** Below the numbers that the shop gives out: what the demo shopper bought before, by its category, what came with it, and how long ago. */
const pastOrders = readContent(
  'past-orders.json',
  z.array(
    z.strictObject({
      id: z.int(),
      category: z.string(),
      months: z.int().positive().optional(),
      days: z.int().positive().optional(),
      present: z.string().optional(),
    }),
  ),
);

const path = [orderStatuses.accepted, orderStatuses.assembled, orderStatuses.ready, orderStatuses.finished];

/**
 * Received orders, so that what follows a purchase can be seen: papers, the warranty's end, repair, the worth as an old device, a review. Of each category the
 * product is bought that is taken back, or else the most popular one. Its piece is held as those of every order are, and it has earned its bonuses.
 */
export async function addPastOrders(db: Database, userId: number): Promise<void> {
  for (const order of pastOrders) await addPastOrder(db, userId, order);
}

/** Most popular of its category, or what is taken back; undefined where nothing of it is sold. */
async function findProduct(
  db: Database,
  category: string,
): Promise<{ id: number; name: string; price: number; categoryId: number } | undefined> {
  const [product] = await rows(
    db,
    { id: column.number, name: column.text, price: column.number, categoryId: column.number },
    sql`select p.id, p.name, p.price, c.id as "categoryId" from products p join categories c on c.id = p.category_id
        where c.code = ${category} and p.status = 1 and p.order_type = 'buy' and not p.is_markdown
        order by exists (select 1 from models m join tradein_models t on lower(t.name) = lower(m.name) where m.id = p.model_id) desc, p.popularity desc, p.id
        limit 1`,
  );
  return product;
}

async function addPastOrder(
  db: Database,
  userId: number,
  { id, category, months = 0, days = 0, present: presentCategory }: (typeof pastOrders)[number],
): Promise<void> {
  const product = await findProduct(db, category);
  if (product === undefined) return;
  const present = presentCategory === undefined ? undefined : await findProduct(db, presentCategory);
  const receivedAt = sql`now() - make_interval(months => ${months}::int, days => ${days}::int)`;
  const total = product.price + (present === undefined ? 0 : minPrice);
  const [order] = await rows(
    db,
    { storeId: column.number },
    sql`insert into orders (id, order_key_hash, user_id, basket_key, city_id, status_id, order_type_id, is_one_click, delivery_type_id, delivery_purpose,
          finish_storage_id, delivery_address, delivery_cost, payment_type_id, is_prepaid, payment_status_id, sum, discount, total_sum, contact_name,
          mobile_phone, email, inserted_at, moved_at)
        overriding system value
        select ${id}::int, ${hashOf(randomUUID())}, u.id, 'buy', s.city_id, ${orderStatuses.finished}, ${defaultOrderTypeId}::int, false, ${deliveryTypes.store}::int,
          'pickup', s.id, s.address, 0, ${paymentTypes.cash}::int, false, ${orderPaymentStatuses.unpaid}::int, ${total}::int, 0, ${total}::int,
          u.first_name || ' ' || u.last_name, u.phone, u.email, ${receivedAt} - interval '1 day', ${receivedAt}
        from users u, stores s where u.id = ${userId} and s.city_id = ${toDatabaseId(defaultCity.id)} and s.type = ${storeTypes.store}
        order by s.id limit 1 on conflict do nothing returning id, finish_storage_id as "storeId"`,
  );
  if (order === undefined) return;
  /** One piece; with a parent it is a present. Gives the number of its line. */
  async function addLine(bought: typeof product & object, code: string, parentId: number | null): Promise<number | null> {
    const [line] = await rows(
      db,
      { id: column.number },
      sql`insert into order_items (order_id, parent_id, present_of, product_id, name, url, image, section_id, quantity, price, final_price)
        values (${id}, ${parentId}, ${parentId === null ? null : 0}::int, ${bought.id}, ${bought.name}, ${productPath({ id: bought.categoryId, code }, bought.id)},
          ${firstProductImage(bought.id) ?? ''}, ${bought.categoryId}, 1, ${bought.price}, ${bought.price}) returning id`,
    );
    await db.execute(
      sql`insert into reservations (order_id, product_id, store_id, quantity) values (${id}, ${bought.id}, ${order?.storeId ?? null}, 1)`,
    );
    return line?.id ?? null;
  }
  const lineId = await addLine(product, category, null);
  if (present !== undefined && presentCategory !== undefined) await addLine({ ...present, price: minPrice }, presentCategory, lineId);
  await db.execute(sql`insert into order_history (order_id, status_id, at)
    select ${id}::int, status, ${receivedAt} - make_interval(hours => (${path.length}::int - n::int) * 8)
    from unnest(${sql.param(path)}::text[]) with ordinality as passed (status, n)`);
  const [shoppersCard] = await rows(db, { id: column.number }, sql`select id from loyalty_cards where user_id = ${userId} and is_active`);
  if (shoppersCard === undefined) return;
  await writeEntry(db, shoppersCard.id, { kind: 'earned', amount: earnedOf(total), orderId: id });
  await db.execute(sql`update loyalty_entries e set at = o.moved_at from orders o where o.id = ${id} and e.order_id = o.id`);
}

/**
 * What was received days ago stays so, however long the demonstration has stood there: something can always be returned. Once its shopper has asked
 * for that its dates are those of the request.
 */
export async function renewPastOrders(db: Database, userId: number): Promise<void> {
  for (const { id, days } of pastOrders) {
    if (days === undefined) continue;
    const [late] = await rows(
      db,
      { days: column.number },
      sql`select floor(extract(epoch from now() - moved_at) / 86400)::int - ${days}::int as days from orders o where o.id = ${id} and o.user_id = ${userId}
            and not exists (select 1 from return_requests r where r.order_id = o.id)
            and not exists (select 1 from order_items i where i.order_id = o.id and i.returned > 0)`,
    );
    if (late === undefined || late.days <= 0) continue;
    const by = sql`make_interval(days => ${late.days}::int)`;
    await db.execute(sql`update orders set inserted_at = inserted_at + ${by}, moved_at = moved_at + ${by} where id = ${id}`);
    await db.execute(sql`update order_history set at = at + ${by} where order_id = ${id}`);
  }
}
