import type { Good, SqlClient } from './goods.ts';

type Row = Record<string, unknown>;

/** Kopecks of bonuses for so many pieces of each line. Not `earnedOf` of services/loyalty: a check that shared its rounding would share its mistakes. */
const earnedOf = (pieces: string): string => `floor(coalesce(sum(final_price * (${pieces})), 0) * 3 / 10000) * 100`;

/** Every way in which the books could be wrong, each a statement that finds nothing when they are right. */
const checks = (goods: readonly Good[], awaitedGoods: readonly Good[], pieces: number): Readonly<Record<string, string>> => {
  const idsOf = (kind: Good['kind'], of = goods) => of.flatMap((good) => (good.kind === kind ? [good.id] : []));
  const awaitedIds = awaitedGoods.map(({ id }) => id);
  const offers = goods.map(({ id, supplierId }) => `(${id}, ${supplierId ?? 0})`);
  const sumReserved = (where: string) => `coalesce((select sum(quantity) from reservations r where ${where}), 0)`;
  return {
    'pieces on shelves and held by orders': `select p.id from unnest(array[${idsOf('stored')}]) p(id) where ${pieces} <>
      (select sum(quantity) from stock s where s.product_id = p.id) + ${sumReserved('r.product_id = p.id and r.store_id is not null')}`,
    'licences left and held by orders': `select p.id from products p where p.id in (${idsOf('licence', [...goods, ...awaitedGoods])}) and ${pieces} <>
      p.licences + ${sumReserved('r.product_id = p.id and r.store_id is null and r.supplier_id is null')}`,
    'pieces of suppliers left and held by orders': `select o.product_id from supplier_offers o where (o.product_id, o.supplier_id) in (${offers}) and ${pieces} <>
      o.quantity + ${sumReserved('r.product_id = o.product_id and r.supplier_id = o.supplier_id')}`,
    'what an order has and what is held for it': `select o.id, l.product_id from orders o join (
        select order_id, product_id, supplier_id, sum(quantity) as quantity from order_items group by 1, 2, 3) l on l.order_id = o.id
      left join (select order_id, product_id, supplier_id, sum(quantity) as quantity from reservations group by 1, 2, 3) r
        on r.order_id = o.id and r.product_id = l.product_id and r.supplier_id is not distinct from l.supplier_id
      where l.product_id <> all (array[${awaitedIds}]::int[]) and coalesce(r.quantity, 0) <> case when o.status_id in ('I', 'Z') then 0
        when o.is_one_click and l.supplier_id is null and (select is_digital from products p where p.id = l.product_id) then 0 else l.quantity end`,
    'an order and its lines': `select o.id from orders o where o.total_sum <>
      o.delivery_cost + (select coalesce(sum(final_price * quantity), 0) from order_items i where i.order_id = o.id)`,
    'an order and its payments': `select o.id from orders o left join payments p on p.order_id = o.id and p.status = 'paid'
      where o.payment_status_id <> 3 and o.payment_type_id is distinct from 5 and (o.payment_status_id = 2) <> (p.id is not null)`,
    'orders that wait for a payment that is made': `select o.id from orders o where o.status_id = 'W' and o.payment_status_id = 2`,
    'codes of a paid order': `select o.id from orders o where o.basket_key = 'digital' and o.payment_status_id = 2 and o.status_id not in ('I', 'Z') and (
        (o.status_id <> 'F' and not exists (select 1 from order_items i join products p on p.id = i.product_id
          where i.order_id = o.id and p.id = any (array[${awaitedIds}]::int[]) and p.licences < i.quantity)) or
      (o.status_id = 'F' and 1 <> (select count(*) from outbox m where m.subject = 'Ваши коды' and m.text like 'Коды заказа № ' || o.id || '.%')))`,
    'orders that are paid twice': `select order_id from payments where status = 'paid' group by 1 having count(*) > 1`,
    'payments of which the bank knows more': `select p.id from payments p join acquirer_operations a on a.payment_id = p.id
      where p.status in ('created', 'pending') and a.status <> 'open'`,
    'payments and their receipts': `select p.id from payments p where (p.status = 'paid') <> exists (select 1 from receipts r where r.payment_id = p.id)`,
    'money that goes back and money that came': `select p.id from payments p
      where p.sum < (select sum(r.sum) from refunds r where r.payment_id = p.id)`,
    'submissions without an answer': 'select key from submissions where answer is null',
    'bonuses of an order and its lines': `select o.id from orders o where
      coalesce((select -sum(amount) from loyalty_entries e where e.order_id = o.id and kind = 'spent'), 0) <>
        (select coalesce(sum(bonuses * quantity), 0) from order_items i where i.order_id = o.id)
      or coalesce((select sum(amount) from loyalty_entries e where e.order_id = o.id and kind = 'returned'), 0) <> case when o.status_id in ('I', 'Z')
        then (select coalesce(sum(bonuses * quantity), 0) from order_items i where i.order_id = o.id) else 0 end`,
    // A guest's order that was received before it became the account's may have become less in between.
    'what an order has earned': `select o.id from orders o join loyalty_cards c on c.user_id = o.user_id and c.is_active,
      lateral (select ${earnedOf('quantity')} as whole, ${earnedOf('quantity - returned')} as remaining from order_items i
        where i.order_id = o.id and supplier_id is null and not is_warranty) earning,
      lateral (select coalesce(sum(amount), 0) as earned from loyalty_entries e where e.order_id = o.id and kind = 'earned') entries
      where case when o.status_id <> 'F' then earned <> 0 when o.id in (select order_id from opened_orders) then earned not between remaining and whole
        else earned <> whole end`,
    'what is on a card and what has come and gone': `select c.id from loyalty_cards c where
      (select sum(amount) from loyalty_entries e where e.card_id = c.id) <>
        (select balance from loyalty_entries e where e.card_id = c.id order by position desc limit 1)`,
    'devices that are handed in twice, or have stayed in a basket': `select t_id from (select t_id from order_devices union all select t_id from exchange_devices) d
      group by 1 having count(*) > 1`,
    'devices of an order and what they have taken off': `select o.id from orders o join order_discounts d on d.order_id = o.id where d.name like 'Скидка за обмен %'
      group by o.id having sum(d.sum) > (select sum(price) from order_devices v where v.order_id = o.id)
        + 100 * (select sum(quantity) from order_items i where i.order_id = o.id)`,
    'smart prices and the orders that they have lowered': `select o.id from orders o where
      (select count(*) from smart_prices s where s.order_id = o.id) <> case when o.status_id in ('I', 'Z') then 0
        else (select count(*) from order_discounts d where d.order_id = o.id and d.name = 'Умная цена') end`,
    'pieces that wait to come back and pieces that could': `select i.id from order_items i where i.quantity - i.returned <
      (select coalesce(sum(p.quantity - p.received), 0) from return_request_items p join return_requests r on r.id = p.request_id
       where p.item_id = i.id and r.status in ('new', 'accepted'))`,
    'requests that are done and what has come of them': `select r.id from return_requests r where (r.status = 'done') <>
      not exists (select 1 from return_request_items p where p.request_id = r.id and p.received < p.quantity) and r.status not in ('refused', 'withdrawn')`,
    'an order and its history': `select o.id from orders o where o.status_id is distinct from
      (select h.status_id from order_history h where h.order_id = o.id order by h.at desc, h.ctid desc limit 1)`,
  };
};

/** What of the books does not agree; nothing when all agrees to the piece. */
export async function disagreements(
  { sql }: SqlClient,
  goods: readonly Good[],
  awaitedGoods: readonly Good[],
  pieces: number,
): Promise<Record<string, Row[]>> {
  const wrong: Record<string, Row[]> = {};
  for (const [what, statement] of Object.entries(checks(goods, awaitedGoods, pieces))) {
    const mismatches = await sql<Row>(statement);
    if (mismatches.length > 0) wrong[what] = mismatches;
  }
  return wrong;
}
