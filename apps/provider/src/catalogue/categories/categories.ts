import type { CategoryNode } from '@vitrina/services/products/endpoints.ts';
import { column, type Database, type RowOf, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import { categoryImage } from '../cards/paths.ts';
import { categoryImageHash, versionOf } from '../media/version.ts';

/** A category as it is answered: this provider tells everything of it. */
export interface Node extends WithDatabaseIds<CategoryNode> {
  code: string;
  image: string | null;
  products_count: number;
  children: Node[];
}

const categoryRowColumns = {
  id: column.number,
  parentId: column.numberOrNull,
  code: column.text,
  name: column.text,
  singular: column.text,
  /** See `categoryImageHash`. */
  imageHash: column.text,
  /** Products in it, those of its descendants not counted. */
  own: column.number,
};
export type CategoryRow = RowOf<typeof categoryRowColumns>;

/** The tree with everything that is asked of it. */
export interface CategoryTree {
  byId: ReadonlyMap<number, CategoryRow>;
  childrenOf(id: number | null): readonly CategoryRow[];
  /** The category and all below it. */
  descendants(id: number): number[];
  /** From the root down to the category itself. */
  way(id: number): CategoryRow[];
}

/** What is on sale. */
export const isOnSale = sql`p.status = 1 and p.category_id is not null`;

/** What is sold in a listing: new goods on sale; refurbished pieces stand beside the product they are a piece of. */
export const isListed = sql`${isOnSale} and not p.is_markdown`;

export async function readTree(db: Database): Promise<CategoryTree> {
  const categoryRows = await rows(
    db,
    categoryRowColumns,
    sql`select c.id, c.parent_id as "parentId", c.code, c.name, c.singular, ${categoryImageHash} as "imageHash", coalesce(n.own, 0)::int as own
        from categories c left join (select k.category_id, sum(k.products) as own from counted_goods k group by 1) n on n.category_id = c.id
        order by c.position, c.id`,
  );
  return buildTree(categoryRows);
}

export function buildTree(categoryRows: readonly CategoryRow[]): CategoryTree {
  const byId = new Map(categoryRows.map((row) => [row.id, row]));
  const byParent = Map.groupBy(categoryRows, ({ parentId }) => parentId);
  const childrenOf = (id: number | null): readonly CategoryRow[] => byParent.get(id) ?? [];
  const descendants = (id: number): number[] => [id, ...childrenOf(id).flatMap((child) => descendants(child.id))];
  const path = (id: number): CategoryRow[] => {
    const row = byId.get(id);
    if (!row) return [];
    return row.parentId === null ? [row] : [...path(row.parentId), row];
  };
  return { byId, childrenOf, descendants, way: path };
}

/** The tree as it is answered: categories without products are left out. */
export function nodesOf(tree: CategoryTree, parent: number | null = null): Node[] {
  return tree.childrenOf(parent).flatMap((row): Node[] => {
    const children = nodesOf(tree, row.id);
    const count = row.own + children.reduce((sum, child) => sum + child.products_count, 0);
    if (count === 0) return [];
    return [
      {
        id: row.id,
        code: row.code,
        name: row.name,
        image: categoryImage(row.id, versionOf(row.imageHash)),
        products_count: count,
        children,
      },
    ];
  });
}
