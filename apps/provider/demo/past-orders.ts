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
import { z } from 'zod';
import { firstProductImage, productPath } from '../src/catalogue/cards/paths.ts';
import { column, type Database, rows } from '../src/platform/database/database.ts';
import { sql } from '../src/platform/database/sql.ts';
import { toDatabaseId } from '../src/platform/database-id.ts';
import { hashOf } from '../src/platform/secret.ts';
import { writeEntry } from '../src/pricing/loyalty/ledger.ts';
import { readContent } from './content.ts';

/** Below the numbers that the shop gives out: what the demo shopper bought before, by its category, and how many months ago. */
const pastOrders = readContent(
  'past-orders.json',
  z.array(z.strictObject({ id: z.int(), category: z.string(), months: z.int().positive() })),
);

const path = [orderStatuses.accepted, orderStatuses.assembled, orderStatuses.ready, orderStatuses.finished];

/**
 * Received orders, so that what follows a purchase can be seen: papers, the warranty's end, repair, the worth as an old device, a review. Of each category the
 * product is bought that is taken back, or else the most popular one. Its piece is held as those of every order are, and it has earned its bonuses.
 */
export async function addPastOrders(db: Database, userId: number): Promise<void> {
  for (const { id, category, months } of pastOrders) await addPastOrder(db, userId, id, category, months);
}

async function addPastOrder(db: Database, userId: number, id: number, category: string, months: number): Promise<void> {
  const [product] = await rows(
    db,
    { id: column.number, name: column.text, price: column.number, categoryId: column.number },
    sql`select p.id, p.name, p.price, c.id as "categoryId" from products p join categories c on c.id = p.category_id
        where c.code = ${category} and p.status = 1 and p.order_type = 'buy' and not p.is_markdown
        order by exists (select 1 from models m join tradein_models t on lower(t.name) = lower(m.name) where m.id = p.model_id) desc, p.popularity desc, p.id
        limit 1`,
  );
  if (product === undefined) return;
  const receivedAt = sql`now() - make_interval(months => ${months}::int)`;
  const [order] = await rows(
    db,
    { storeId: column.number },
    sql`insert into orders (id, order_key_hash, user_id, basket_key, city_id, status_id, order_type_id, is_one_click, delivery_type_id, delivery_purpose,
          finish_storage_id, delivery_address, delivery_cost, payment_type_id, is_prepaid, payment_status_id, sum, discount, total_sum, contact_name,
          mobile_phone, email, inserted_at, moved_at)
        overriding system value
        select ${id}::int, ${hashOf(randomUUID())}, u.id, 'buy', s.city_id, ${orderStatuses.finished}, ${defaultOrderTypeId}::int, false, ${deliveryTypes.store}::int,
          'pickup', s.id, s.address, 0, ${paymentTypes.cash}::int, false, ${orderPaymentStatuses.unpaid}::int, ${product.price}::int, 0, ${product.price}::int,
          u.first_name || ' ' || u.last_name, u.phone, u.email, ${receivedAt} - interval '1 day', ${receivedAt}
        from users u, stores s where u.id = ${userId} and s.city_id = ${toDatabaseId(defaultCity.id)} and s.type = ${storeTypes.store}
        order by s.id limit 1 on conflict do nothing returning id, finish_storage_id as "storeId"`,
  );
  if (order === undefined) return;
  await db.execute(sql`insert into order_items (order_id, product_id, name, url, image, section_id, quantity, price, final_price)
    values (${id}, ${product.id}, ${product.name}, ${productPath({ id: product.categoryId, code: category }, product.id)},
      ${firstProductImage(product.id) ?? ''}, ${product.categoryId}, 1, ${product.price}, ${product.price})`);
  await db.execute(
    sql`insert into reservations (order_id, product_id, store_id, quantity) values (${id}, ${product.id}, ${order.storeId}, 1)`,
  );
  await db.execute(sql`insert into order_history (order_id, status_id, at)
    select ${id}::int, status, ${receivedAt} - make_interval(hours => (${path.length}::int - n::int) * 8)
    from unnest(${sql.param(path)}::text[]) with ordinality as passed (status, n)`);
  const [shoppersCard] = await rows(db, { id: column.number }, sql`select id from loyalty_cards where user_id = ${userId} and is_active`);
  if (shoppersCard === undefined) return;
  await writeEntry(db, shoppersCard.id, { kind: 'earned', amount: earnedOf(product.price), orderId: id });
  await db.execute(sql`update loyalty_entries e set at = o.moved_at from orders o where o.id = ${id} and e.order_id = o.id`);
}
