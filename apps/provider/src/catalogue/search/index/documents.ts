import { column, type Database, json, rows } from '../../../platform/database/database.ts';
import { priceOfOrder } from '../../../platform/database/order-price.ts';
import { type SQL, sql } from '../../../platform/database/sql.ts';
import type { SearchDocument } from './document.ts';

const documentColumns = {
  id: column.number,
  name: column.text,
  brand: column.text,
  categoryId: column.number,
  category: column.text,
  singular: column.text,
  sections: column.texts.nullable(),
  values: json<readonly (readonly [attributeId: number, text: string, number: number | null])[]>(),
  tags: json<SearchDocument['tags']>(),
  description: column.text,
  price: column.number,
  popularity: column.number,
  isOrderable: column.flag,
};

/** Reads the products whose ids a query gives as documents, in the order of their ids. */
export async function readDocuments(db: Database, ids: SQL): Promise<SearchDocument[]> {
  const documentRows = await rows(
    db,
    documentColumns,
    sql`with recursive chosen as (
          select p.* from products p where p.id in (${ids})
        ), above as (
          select c.id, c.parent_id, array[]::text[] as names from categories c where c.parent_id is null
          union all
          select c.id, c.parent_id, a.names || d.name from above a join categories d on d.id = a.id join categories c on c.parent_id = a.id
        ), told as (
          select v.product_id, json_agg(json_build_array(v.attribute_id, v.text, v.number)) as list
          from product_values v where v.product_id in (select id from chosen) group by 1
        ), tagged as (
          select h.product_id, jsonb_agg(distinct y.word) as list
          from tag_products h join (select id, name as word from tags union all select tag_id, synonym from tag_synonyms) y on y.id = h.tag_id
          where h.product_id in (select id from chosen) group by 1
        )
        select p.id, p.name, b.name as brand, p.category_id as "categoryId", c.name as category,
          c.singular, a.names as sections, coalesce(t.list, '[]') as values, coalesce(g.list, '[]') as tags, p.description, ${priceOfOrder}::float8 as price, p.popularity,
          p.order_type <> 'false' as "isOrderable"
        from chosen p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
        left join above a on a.id = c.id left join told t on t.product_id = p.id left join tagged g on g.product_id = p.id
        order by p.id`,
  );
  const attributes = await readAttributes(db);
  return documentRows.map((row) => ({
    ...row,
    sections: row.sections ?? [],
    values: row.values.flatMap(([attributeId, text, number]) => {
      const attribute = attributes.get(attributeId);
      return attribute ? [{ ...attribute, text, number }] : [];
    }),
  }));
}

const attributeColumns = { id: column.number, name: column.text, unit: column.textOrNull, type: column.text };

/** All of them: fewer than the specifications of a batch, to each of which they would else be joined. */
async function readAttributes(db: Database) {
  return new Map(
    (await rows(db, attributeColumns, sql`select id, name, unit, type from attributes`)).map(({ id, ...attribute }) => [id, attribute]),
  );
}
