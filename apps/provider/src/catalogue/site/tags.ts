import { column, type Database, rows } from '../../platform/database/database.ts';
import { ofOne } from '../../platform/database/indexes.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import { tagPath } from '../cards/paths.ts';
import { isListed, readTree } from '../categories/categories.ts';

/** Goods of each category, those bought most, whose tags are the category's. */
const maxScannedProducts = 100;

/** Tags that hold anything; of a category those that its goods are in, those of most of them first. */
export async function readTags(db: Database, categoryId: number | undefined) {
  const tagRows = await rows(
    db,
    { id: column.number, alias: column.text, name: column.text, categoryId: column.numberOrNull },
    categoryId === undefined ? allTags : await categoryTags(db, categoryId),
  );
  return tagRows.map(({ id, alias, name, categoryId }) => ({ id, alias, name, url: tagPath(alias), category_id: categoryId }));
}

const allTags = sql`select t.id, t.alias, t.name, t.category_id as "categoryId" from tags t
  where exists (${ofOne(sql`select 1 from tag_products h where h.tag_id = t.id`)}) order by t.position`;

async function categoryTags(db: Database, id: number): Promise<SQL> {
  const tree = await readTree(db);
  const ids = tree.byId.has(id) ? tree.descendants(id) : [];
  return sql`select t.id, t.alias, t.name, t.category_id as "categoryId"
    from unnest(${sql.param(ids)}::int[]) c (id)
    cross join lateral (select p.id from products p where p.category_id = c.id and ${isListed} order by p.popularity desc, p.id limit ${maxScannedProducts}) best
    cross join lateral (${ofOne(sql`select h.tag_id from tag_products h where h.product_id = best.id`)}) h
    join tags t on t.id = h.tag_id group by t.id order by count(*) desc, t.position`;
}
