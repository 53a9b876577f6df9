import { isListed } from '../../catalogue/categories/categories.ts';
import { column, type Database, type RowOf, rows } from '../../platform/database/database.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import { notFound } from '../../platform/refusal.ts';

/** Whose accessories are those of a product: a refurbished piece has those of what it is a piece of. */
export async function mainOf(db: Database, id: number): Promise<number> {
  const [product] = await rows(
    db,
    { main: column.number },
    sql`select coalesce(parent_product_id, id) as main from products where id = ${id} and status = 1`,
  );
  if (product === undefined) throw notFound('Такого товара нет');
  return product.main;
}

/** Accessories `p` of a product, of which there are some dozens at most. */
export const accessoriesOf = (main: number, kind: 'accessory' | 'bundle' = 'accessory'): SQL =>
  sql`product_relations r join products p on p.id = r.related_id and ${isListed} where r.product_id = ${main} and r.kind = ${kind}`;

/**
 * The usual order of those accessories: the category the shop ranks first, and the best sold of each. So what is made for the product comes
 * before what goes with anything; a category keeps its rank where its first pieces are sold out or filtered away.
 */
export const byRank: SQL = sql`(select min(o.position) from product_relations o join products ranked on ranked.id = o.related_id
  where o.product_id = r.product_id and o.kind = r.kind and ranked.category_id = p.category_id), p.popularity desc`;

const groupRowColumns = {
  id: column.number,
  name: column.text,
  /** Products in it, the best first. */
  ids: column.numbers,
};
export type GroupRow = RowOf<typeof groupRowColumns>;

/** Products by their category, the category of the best product first. */
export const groupsOf = (db: Database, ids: readonly number[]): Promise<GroupRow[]> =>
  rows(
    db,
    groupRowColumns,
    sql`select c.id, c.name, array_agg(p.id order by wanted.place) as ids
        from unnest(${sql.param([...ids])}::int[]) with ordinality as wanted (id, place)
        join products p on p.id = wanted.id join categories c on c.id = p.category_id
        group by c.id, c.name order by min(wanted.place)`,
  );
