import { checkRows, column, type OpenDatabase, type Transaction } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';

/** Facets of one imported category; the share of its products that must tell an attribute; the most values one may have. */
const limits = { facets: 12, share: 0.1, values: 80 };

/** Products whose highlights are written at once. */
const batchSize = 2_000;

/**
 * Chooses by which attributes the imported categories can be filtered: those that many of its products tell and that
 * tell them apart. The demo's own categories, whose attributes are chosen by hand, are left alone.
 */
export async function chooseFacets(db: OpenDatabase, firstCategoryId = 100_000): Promise<void> {
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
  let from = 0;
  while (from >= 0) from = await transaction(db, 'choose-highlights', (tx) => writeHighlights(tx, firstCategoryId, from), { isLong: true });
}

/** Writes those of some products behind an id, so that nobody who buys one of them waits for all. Gives the last id; -1 at the end. */
async function writeHighlights(tx: Transaction, firstCategoryId: number, from: number): Promise<number> {
  const some = sql`select id from products where category_id >= ${firstCategoryId} and id > ${from} order by id limit ${batchSize}`;
  const products = checkRows({ id: column.number }, await lockRows(tx, 'product', sql`id`, sql`id in (${some})`));
  const ids = sql.param(products.map(({ id }) => id));
  await tx.execute(sql`
    update products p set highlights = h.list from (
      select v.product_id, jsonb_agg(jsonb_build_object('name', a.name, 'value', v.text || coalesce(chr(160) || a.unit, '')) order by ca.position) as list
      from product_values v join products p on p.id = v.product_id join attributes a on a.id = v.attribute_id
      join category_attributes ca on ca.category_id = p.category_id and ca.attribute_id = v.attribute_id and ca.is_card
      where p.id = any(${ids}::int[]) group by v.product_id
    ) h where h.product_id = p.id and p.highlights is distinct from h.list`);
  return products.at(-1)?.id ?? -1;
}
