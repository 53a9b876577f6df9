import type { Database } from '../../platform/database/database.ts';
import { ofOne } from '../../platform/database/indexes.ts';
import { sql } from '../../platform/database/sql.ts';
import { isOnSale } from '../categories/categories.ts';
import { idRecord, numberRecord, packRecords } from './columns/records.ts';

/** Counts what is told of the goods of a category by the attributes that it can be filtered by, and packs it, in one reading. */
export async function countValues(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`delete from counted_values where category_id = ${id}`);
  await tx.execute(sql`delete from facet_values where category_id = ${id}`);
  await tx.execute(sql`
    with a as materialized (
      select a.id, a.type, a.type = 'text' or a.is_listed as is_listed from category_attributes ca join attributes a on a.id = ca.attribute_id where ca.category_id = ${id} and ca.is_filter
    ), p as materialized (
      select p.id, p.brand_id, p.is_markdown, a.id as attribute_id, a.type, a.is_listed, case when a.is_listed then v.code else '' end as code, v.text, v.number
      from products p cross join lateral (
        ${ofOne(sql`select * from product_values w where w.product_id = p.id`)}
      ) v join a on a.id = v.attribute_id
      where p.category_id = ${id} and ${isOnSale}
    ), counted as (
      insert into counted_values (category_id, brand_id, attribute_id, code, text, products, lowest, highest)
      select ${id}::int, p.brand_id, p.attribute_id, p.code, case when p.is_listed then min(p.text) end,
        count(*) filter (where p.type <> 'flag' or p.number = 1), min(p.number), max(p.number)
      from p where not p.is_markdown group by 2, 3, 4, p.is_listed
    )
    insert into facet_values (category_id, attribute_id, code, text, number, goods)
    select ${id}::int, p.attribute_id, p.code, case when p.is_listed then min(p.text) end, case when p.is_listed then min(p.number) end,
      ${packRecords(sql`case when p.is_listed then ${idRecord} else ${numberRecord} end`)}
    from p group by 2, 3, p.is_listed`);
}
