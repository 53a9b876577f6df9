import type { Database } from '../../platform/database/database.ts';
import { ofOne } from '../../platform/database/indexes.ts';
import { sql } from '../../platform/database/sql.ts';
import { isOnSale } from '../categories/categories.ts';
import { idRecord, packRecords } from './columns/records.ts';

/** Counts what each city can have, by the same rule as `availableIn`, and packs it; a city whose goods are the same keeps its row. */
export async function countAvailable(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`delete from counted_available where category_id = ${id}`);
  await tx.execute(sql`
    with goods as materialized (
      select p.id, p.brand_id, p.is_markdown, p.is_digital,
        case when p.is_digital then coalesce(p.licences, 0) > 0
             else exists (${ofOne(sql`select 1 from stock s join stores t on t.id = s.store_id where s.product_id = p.id and s.quantity > 0 and t.type = 0`)}) end as everywhere
      from products p where p.category_id = ${id} and p.order_type = 'buy' and ${isOnSale}
    ), p as materialized (
      select g.id, g.brand_id, g.is_markdown, 0 as city_id from goods g where g.everywhere
      union all
      select distinct g.id, g.brand_id, g.is_markdown, t.city_id from goods g
      cross join lateral (${ofOne(sql`select * from stock x where x.product_id = g.id and x.quantity > 0`)}) s join stores t on t.id = s.store_id
      where not g.everywhere and not g.is_digital
    ), counted as (
      insert into counted_available (category_id, brand_id, city_id, products)
      select ${id}::int, p.brand_id, p.city_id, count(*) from p where not p.is_markdown group by 2, 3
    ), packed as (
      select p.city_id, ${packRecords(idRecord)} as goods from p group by 1
    )
    insert into facet_stock (category_id, city_id, revision, goods)
    select ${id}::int, city_id, nextval('facet_revisions'), coalesce(n.goods, ''::bytea)
    from packed n full join (select city_id, goods from facet_stock where category_id = ${id}) k using (city_id)
    where coalesce(n.goods, ''::bytea) is distinct from k.goods
    on conflict (category_id, city_id) do update set revision = excluded.revision, goods = excluded.goods`);
}
