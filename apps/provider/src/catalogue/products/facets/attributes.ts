import { code, column, type Database, type RowOf, rows } from '../../../platform/database/database.ts';
import { attributeTypes } from '../../../platform/database/schema/catalogue.ts';
import { type SQL, sql } from '../../../platform/database/sql.ts';

/** An attribute that goods are filtered by. */
const attributeColumns = {
  id: column.number,
  code: column.text,
  name: column.text,
  unit: column.textOrNull,
  type: code(attributeTypes),
  is_listed: column.flag,
  position: column.number,
};
export type Attribute = RowOf<typeof attributeColumns>;

/** Attributes `a`: those that can be filtered in every category the listing holds at this moment. */
export const filterableAttributes = (listingCategories: SQL): SQL => sql`
  held as (${listingCategories}),
  a as materialized (
    select a.id, a.code, a.name, a.unit, a.type, a.type = 'text' or a.is_listed as is_listed,
      -- What stands on cards tells the goods of a category apart: it comes first.
      min(case when ca.is_card then 0 else 1000 end + ca.position) as position
    from category_attributes ca join held on held.id = ca.category_id join attributes a on a.id = ca.attribute_id
    where ca.is_filter group by a.id having count(*) = (select count(*) from held)
  )`;

export const attributesOf = (db: Database, categoryIds: readonly number[]): Promise<Attribute[]> =>
  rows(
    db,
    attributeColumns,
    sql`with ${filterableAttributes(sql`select id from unnest(${sql.param([...categoryIds])}::int[]) as c (id)`)} select * from a`,
  );

/** An attribute of a category by which goods are filtered, whether or not it is shown. */
const filterAttributeColumns = {
  code: column.text,
  id: column.number,
  type: code(attributeTypes),
  categoryId: column.number,
  /** The goods of the category can be filtered by it, so that it is among their columns. */
  isKept: column.flag,
};
export type FilterAttribute = RowOf<typeof filterAttributeColumns>;

export async function readFilterAttributes(
  db: Database,
  codes: readonly string[],
  categoryIds: readonly number[],
): Promise<FilterAttribute[]> {
  if (codes.length === 0) return [];
  return rows(
    db,
    filterAttributeColumns,
    sql`select a.code, a.id, a.type, ca.category_id as "categoryId", ca.is_filter as "isKept"
        from attributes a join category_attributes ca on ca.attribute_id = a.id
        where a.code = any(${sql.param([...codes])}::text[]) and ca.category_id = any(${sql.param([...categoryIds])}::int[])`,
  );
}
