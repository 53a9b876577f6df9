import { minPrice } from '@vitrina/services/rules/price.ts';
import { warrantiesOf } from '../catalogue/cards/warranties.ts';
import { orderPrice } from '../catalogue/prices/prices.ts';
import { column, type Database, rows, type Transaction } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { invalid, notFound, outOfStock } from '../platform/refusal.ts';
import type { BasketState, Line } from './state.ts';

/** The line that something is added to; a warranty has nothing under it. */
export function parentOf({ lines }: BasketState, id: number): Line {
  const parent = lines.find((line) => line.id === id && !line.isWarranty);
  if (parent === undefined) throw notFound('Товара уже нет в корзине');
  return parent;
}

/** Puts one piece of an accessory under a line; one that lies there already stays, under the promotion that was named last. */
export async function addAccessory(
  tx: Transaction,
  basketId: string,
  parent: Line,
  productId: number,
  actionId: number | null,
): Promise<void> {
  const [accessory] = await rows(
    tx,
    { price: column.number, online: column.numberOrNull, orderType: column.text, fits: column.flag },
    sql`select p.price, k.online, p.order_type as "orderType", exists (
            select 1 from products m join product_relations r on r.product_id = coalesce(m.parent_product_id, m.id)
            where m.id = ${parent.productId} and r.kind in ('accessory', 'bundle') and r.related_id = p.id) as fits
        from products p left join product_prices k on k.product_id = p.id where p.id = ${productId} and p.status = 1 and p.category_id is not null`,
  );
  if (accessory === undefined) throw notFound('Товар не найден');
  if (!accessory.fits) throw invalid({ product_id: ['Этот аксессуар не подходит к товару.'] });
  if (accessory.orderType === 'false' || accessory.price < minPrice) throw outOfStock('Товара сейчас нет в продаже');
  await tx.execute(sql`
    insert into basket_items (basket_id, product_id, parent_id, action_id, quantity, seen_price)
    values (${basketId}, ${productId}, ${parent.id}, ${actionId}, 1, ${orderPrice(accessory.price, accessory.online)})
    on conflict (basket_id, product_id, coalesce(supplier_id, 0), coalesce(parent_id, 0))
    do update set action_id = coalesce(excluded.action_id, basket_items.action_id), seen_price = excluded.seen_price`);
}

/** More than any product has. */
const maxWarranties = 100;

/** Puts a warranty under a line, in the place of the one that it has (spec 2 §4). */
export async function addWarranty(tx: Transaction, basketId: string, parent: Line, warrantyId: number): Promise<void> {
  const warrantyIds = await warrantiesOf(tx, parent.productId, maxWarranties);
  if (!warrantyIds.includes(warrantyId)) throw notFound('Такой гарантии на этот товар нет');
  await removeWarranties(tx, parent.id);
  await tx.execute(sql`insert into basket_items (basket_id, product_id, parent_id, quantity, seen_price)
    select ${basketId}, id, ${parent.id}, ${parent.quantity}, price from products where id = ${warrantyId}`);
}

const removeWarranties = (tx: Database, parentId: number): Promise<unknown> =>
  tx.execute(sql`delete from basket_items where parent_id = ${parentId} and product_id in (select product_id from warranties)`);
