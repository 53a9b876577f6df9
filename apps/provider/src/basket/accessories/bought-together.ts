import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { accessoriesOf } from './related.ts';

/** Orders that are looked at: the latest say most, and a product that sells well has very many. */
const maxRecentOrders = 500;

/** Accessories of a product, those that were bought with it most often first; what nobody has bought yet stands by how well it sells. */
export async function readBoughtTogether(db: Database, main: number, maxCount: number): Promise<number[]> {
  const accessoryRows = await rows(
    db,
    { id: column.number },
    sql`with recent as (select distinct order_id from (
            select order_id from order_items where product_id = ${main} order by order_id desc limit ${maxRecentOrders}) o),
          bought as (select i.product_id, count(distinct i.order_id) as times from recent join order_items i on i.order_id = recent.order_id group by 1)
        select a.id from (select p.id, p.popularity from ${accessoriesOf(main)}) a left join bought b on b.product_id = a.id
        order by coalesce(b.times, 0) desc, a.popularity desc, a.id limit ${maxCount}`,
  );
  return accessoryRows.map(({ id }) => id);
}
