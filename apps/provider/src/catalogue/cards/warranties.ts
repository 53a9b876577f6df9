import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { notFound } from '../../platform/refusal.ts';

/** Ids of the warranties that can be bought for a product: for things that last, by their price, the shortest first. */
export async function warrantiesOf(db: Database, id: number, maxCount: number): Promise<number[]> {
  const [product] = await rows(
    db,
    { price: column.number, isDigital: column.flag },
    sql`select price, is_digital as "isDigital" from products where id = ${id} and status = 1`,
  );
  if (product === undefined) throw notFound('Такого товара нет');
  if (product.isDigital) return [];
  const warrantyRows = await rows(
    db,
    { id: column.number },
    sql`select w.product_id as id from warranties w join products p on p.id = w.product_id and p.status = 1
        where w.price_from <= ${product.price} and w.price_to > ${product.price}
          and not exists (select 1 from warranties self where self.product_id = ${id})
        order by w.months, p.price, w.product_id limit ${maxCount}`,
  );
  return warrantyRows.map((row) => row.id);
}
