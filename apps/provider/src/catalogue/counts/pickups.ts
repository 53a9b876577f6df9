import type { Database } from '../../platform/database/database.ts';
import { ofOne } from '../../platform/database/indexes.ts';
import { sql } from '../../platform/database/sql.ts';
import { isOnSale } from '../categories/categories.ts';
import { closingOn, isStaffed } from '../stores/handover.ts';
import { idRecord, packRecords } from './columns/records.ts';

const weekdays = [0, 1, 2, 3, 4, 5, 6];

/** Counts products to be picked up today by closing times, by the same rule as `handedOverToday`; unchanged rows are not rewritten. */
export async function countPickups(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`delete from counted_pickups where category_id = ${id}`);
  const closings = sql.join(weekdays.map(closingOn), sql`, `);
  const latest = sql.join(
    weekdays.map((weekday) => sql`max(t.closings[${weekday + 1}::int])`),
    sql`, `,
  );
  await tx.execute(sql`
    with places as materialized (
      select t.id, t.city_id, array[${closings}]::smallint[] as closings from stores t where ${isStaffed}
    ), p as materialized (
      select g.id, g.brand_id, g.is_markdown, t.city_id, array[${latest}]::smallint[] as closings
      from (select p.id, p.brand_id, p.is_markdown from products p
        where p.category_id = ${id} and p.order_type = 'buy' and not p.is_digital and ${isOnSale}) g
      cross join lateral (${ofOne(sql`select * from stock x where x.product_id = g.id and x.quantity > 0`)}) s join places t on t.id = s.store_id
      group by 1, 2, 3, 4
    ), counted as (
      insert into counted_pickups (category_id, brand_id, city_id, closings, products)
      select ${id}::int, p.brand_id, p.city_id, p.closings, count(*) from p where not p.is_markdown group by 2, 3, 4
    ), packed as (
      select p.city_id, p.closings, ${packRecords(idRecord)} as goods from p group by 1, 2
    )
    insert into facet_pickups (category_id, city_id, closings, revision, goods)
    select ${id}::int, city_id, closings, nextval('facet_revisions'), coalesce(n.goods, ''::bytea)
    from packed n full join (select city_id, closings, goods from facet_pickups where category_id = ${id}) k using (city_id, closings)
    where coalesce(n.goods, ''::bytea) is distinct from k.goods
    on conflict (category_id, city_id, closings) do update set revision = excluded.revision, goods = excluded.goods`);
}
