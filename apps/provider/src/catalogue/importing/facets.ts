import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** Facets of one imported category; the share of its products that must tell an attribute; the most values one may have. */
const limits = { facets: 12, share: 0.1, values: 80 };

/**
 * Chooses by which attributes the imported categories can be filtered: those that many of its products tell and that
 * tell them apart. The demo's own categories, whose attributes are chosen by hand, are left alone.
 */
export async function chooseFacets(db: Database, firstCategoryId = 100_000): Promise<void> {
  await db.execute(sql`
    with told as (
      select p.category_id, v.attribute_id, count(*) as products, count(distinct v.code) as values
      from product_values v join products p on p.id = v.product_id
      where p.category_id >= ${firstCategoryId} group by 1, 2
    ), ranked as (
      select t.*, row_number() over (partition by t.category_id order by t.products desc, t.attribute_id) as place
      from told t
      join (select category_id, count(*) as products from products group by 1) c on c.category_id = t.category_id
      join attributes a on a.id = t.attribute_id
      where t.values > 1 and t.products >= greatest(2, c.products * ${limits.share}::float8) and (a.type <> 'text' or t.values <= ${limits.values})
    )
    update category_attributes ca set is_filter = coalesce(r.place, ${limits.facets + 1}) <= ${limits.facets}, is_card = coalesce(r.place, 9) <= 3
    from category_attributes x left join ranked r on r.category_id = x.category_id and r.attribute_id = x.attribute_id
    where ca.category_id = x.category_id and ca.attribute_id = x.attribute_id and ca.category_id >= ${firstCategoryId}`);
}
