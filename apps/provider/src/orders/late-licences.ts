import { takeLicences } from '../delivery/stock/stock.ts';
import { column, rows, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import { outOfStock } from '../platform/refusal.ts';

const missingColumns = {
  productId: column.number,
  name: column.text,
  quantity: column.number,
};

/**
 * An order in one click has taken no codes: anybody could have kept them from those who buy. They are taken when it is going to be
 * paid, once. Nor has one of codes that were not on sale yet: theirs are taken when they are sent. The caller holds the order locked.
 */
export async function takeLateLicences(tx: Transaction, orderId: number): Promise<void> {
  const missing = await rows(
    tx,
    missingColumns,
    sql`select i.product_id as "productId", i.name, sum(i.quantity - i.returned)::int as quantity
        from order_items i join orders o on o.id = i.order_id join products p on p.id = i.product_id
        where o.id = ${orderId} and p.is_digital and p.order_type <> 'preorder' and i.supplier_id is null
          and not exists (select 1 from reservations r where r.order_id = o.id and r.product_id = i.product_id and r.supplier_id is null)
        group by i.product_id, i.name having sum(i.quantity - i.returned) > 0 order by i.product_id`,
  );
  if (missing.length === 0) return;
  const ids = missing.map(({ productId }) => productId);
  await lockRows(tx, 'product', sql`id`, sql`id = any(${sql.param(ids)}::int[])`);
  for (const { productId, name, quantity } of missing) {
    if (!(await takeLicences(tx, productId, quantity))) throw outOfStock(`Товар «${name}» закончился`);
    await tx.execute(sql`insert into reservations (order_id, product_id, store_id, supplier_id, quantity)
      values (${orderId}, ${productId}, null, null, ${quantity})`);
  }
}
