import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import type { EmbeddedDatabase } from '../platform/database/pglite.ts';
import { sql } from '../platform/database/sql.ts';
import { fillOldDevices, oldModels } from '../platform/database/testing/old-devices.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { anna, cheapHash } from '../testing/shoppers.ts';
import { firstProductId } from './first-product-id.ts';

/** What a guest among many brings along: the keys of a basket, an order, a repair request. */
export const keyOfGuest = (n: number): string => n.toString(16).padStart(32, '0');
const key = sql`lpad(to_hex(n), 32, '0')`;
const hash = sql`encode(sha256(convert_to(lpad(to_hex(n), 32, '0'), 'utf8')), 'hex')`;

/** Shoppers and guests, with what the shop keeps of each. */
export async function fillAccounts(database: EmbeddedDatabase): Promise<void> {
  await fillShoppers(database);
  await fillOrders(database);
  await fillBaskets(database);
  await fillCards(database);
  await fillRepairs(database);
}

/** A shopper among many, each with orders, lists and addresses of his own. */
async function fillShoppers({ db }: EmbeddedDatabase): Promise<void> {
  await db.execute(
    sql`insert into users (phone, password_hash) select (79000000000 + n)::text, ${cheapHash(anna.password)} from generate_series(1, 300) n`,
  );
  await db.execute(sql`insert into listed_products (user_id, list, product_id) select 1 + n % 300, case when n % 2 = 0 then 'favorites' else 'compare' end, ${firstProductId}::int + n
    from generate_series(0, 599) n`);
  await db.execute(
    sql`insert into addresses (user_id, city, street, house_number) select 1 + n % 300, 'Донецк', 'ул. Артёма', '1' from generate_series(1, 900) n`,
  );
  await db.execute(sql`insert into sessions (user_id) select n from generate_series(1, 300) n`);
  await db.execute(
    sql`insert into session_tokens (hash, session_id, kind, expires_at) select md5(id::text), id, 'access', now() + id * interval '1 minute' from sessions`,
  );
  await db.execute(
    sql`insert into product_subscriptions (user_id, product_id) select 1 + n % 300, ${firstProductId}::int + n from generate_series(0, 599) n`,
  );
  await db.execute(
    sql`insert into notifications (user_id, kind, title, text, url) select 1 + n % 300, 'bonus', 'a', 'a', '/' from generate_series(1, 900) n`,
  );
}

async function fillOrders({ db }: EmbeddedDatabase): Promise<void> {
  await db.execute(sql`insert into orders (order_key_hash, basket_key, user_id, city_id, status_id, order_type_id, is_one_click, delivery_address, delivery_cost,
      is_prepaid, sum, discount, total_sum, contact_name, mobile_phone)
    select ${hash}, 'buy', case when n <= 2900 then 1 + n % 300 end, ${shop.city}, case when n = 900 then ${orderStatuses.finished} else 'N' end, 33, false, '', 0, false, 100, 0, 100, 'a',
      (79000000000 + case when n <= 2900 then 0 else n end)::text from generate_series(1, 3000) n`);
  await db.execute(
    sql`insert into opened_orders (order_id, key_hash) select id, encode(sha256(convert_to('opened' || id, 'utf8')), 'hex') from orders`,
  );
  await db.execute(sql`insert into order_items (order_id, product_id, name, url, image, quantity, price, final_price)
    select id, ${firstProductId}, 'a', '/', '/', 1, 100, 100 from orders`);
  await db.execute(sql`insert into order_history (order_id, status_id) select id, 'N' from orders`);
  await db.execute(
    sql`insert into payments (order_id, payment_type_id, status, sum) select id, 17, case when id % 2 = 0 then 'paid' else 'pending' end, 100 from orders`,
  );
  await db.execute(sql`insert into acquirer_operations (token, payment_id, sum, description, kind, return_url)
    select md5(id::text), id, 100, 'a', 'card', '/' from payments`);
  await db.execute(sql`insert into refunds (order_id, payment_id, key, reason, sum, status) select order_id, id, md5(id::text), 'returned', 100, 'confirmed'
    from payments where status = 'paid'`);
  await db.execute(sql`insert into receipts (order_id, operation, payment_id, buyer, items, sum) select order_id, 'income', id, 'a', '[]', 100
    from payments where status = 'paid'`);
  await db.execute(
    sql`insert into return_requests (order_id, status, reason, handover, created_at)
      select id, case when id % 60 = 0 then 'new' else 'refused' end, 'changed_mind', 'store', now() from orders`,
  );
  await db.execute(sql`insert into return_request_items (request_id, item_id, quantity)
    select r.id, i.id, 1 from return_requests r join order_items i on i.order_id = r.order_id`);
  await db.execute(sql`insert into order_discounts (order_id, position, name, sum) select id, 1, 'a', 100 from orders`);
  await db.execute(sql`insert into reservations (order_id, product_id, quantity) select id, ${firstProductId}, 1 from orders`);
  // Half of them late.
  await db.execute(sql`insert into promised_goods (order_id, product_id, quantity, city_id, due_on)
    select id, ${firstProductId}::int + id % 600, 1, ${shop.city}, current_date + case when id % 120 = 0 then 30 else -1 end from orders where id % 60 = 0`);
  await db.execute(sql`insert into order_devices (order_id, t_id, calculator_id, model_id, brand, model, memory, status, price, product_id)
    select id, 10000, 1, 1, 'a', 'a', 0, 3, 100, ${firstProductId} from orders`);
}

/** Of shoppers the first three hundred, the others of guests; something is exchanged in each. */
async function fillBaskets({ db }: EmbeddedDatabase): Promise<void> {
  await fillOldDevices(db);
  await db.execute(sql`insert into baskets (id, user_id) select ${key}, case when n <= 300 then n end from generate_series(1, 600) n`);
  await db.execute(
    sql`insert into basket_items (basket_id, product_id, quantity, seen_price) select id, ${firstProductId}::int + row_number() over (order by id) % 600, 1, 100 from baskets`,
  );
  await db.execute(sql`insert into exchange_devices (basket_id, t_id, calculator_id, model_id, memory, status)
    select id, 10000, 1, ${oldModels.phone}, 128, 3 from baskets`);
  await db.execute(sql`insert into exchange_goods (basket_id, product_id) select id, ${firstProductId} from baskets`);
  await db.execute(sql`insert into smart_prices (tx, product_id, return_url, state, total_discount, benefit, expires_at, basket_id)
    select ${key}, ${firstProductId}, '/', 'completed', 1000, 500, now() + interval '1 day', ${key} from generate_series(1, 600) n`);
}

async function fillCards({ db }: EmbeddedDatabase): Promise<void> {
  await db.execute(sql`insert into loyalty_cards (ean, phone, user_id, is_active) select (2000000000000 + n)::text, (79000000000 + n)::text, n, true
    from generate_series(1, 300) n`);
  await db.execute(sql`insert into loyalty_checks (hash, user_id, phone, expires_at) select ${hash}, n, (79000000000 + n)::text, now() + interval '1 day'
    from generate_series(1, 300) n`);
  await db.execute(
    sql`insert into loyalty_entries (card_id, position, before, amount, balance, kind) select n, 1, 0, 10000, 10000, 'granted' from generate_series(1, 300) n`,
  );
}

async function fillRepairs({ db }: EmbeddedDatabase): Promise<void> {
  await db.execute(sql`insert into repair_requests (kind, delivery_type, status, user_id, repair_key_hash, name, phone, city_id, device, problem, details, ip, created_at)
    select 'paid', 'store', 'new', case when n <= 300 then n end, ${hash}, 'a', '79000000000', ${shop.city}, 'a', 'a', '{}', '', now() from generate_series(1, 600) n`);
  await db.execute(sql`insert into repair_events (request_id, status, at) select id, 'new', now() from repair_requests`);
  await db.execute(sql`insert into documents (user_id, repair_key_hash, name, type, content, created_at, attached_at, repair_request_id)
    select user_id, repair_key_hash, 'a', 'image/png', '', now(), now(), id from repair_requests`);
}
