import { type SQL, sql } from 'drizzle-orm';
import type { CategoryColumns } from '../../counts/columns/category-columns.ts';
import { facetColumns } from '../../counts/columns/facet-columns.ts';
import { gathered, idRecord, traits } from '../../counts/columns/records.ts';
import { rowsOf } from '../../counts/columns/rows.ts';
import type { Part as KeptPart } from '../../counts/read.ts';
import { type Database, rows } from '../../database/database.ts';
import type { Scope } from '../scope.ts';

/** What a listing holds of one category, before any filter. */
export interface Part {
  readonly category: CategoryColumns;
  readonly rows: Int32Array;
}

/** The goods of a listing in facet columns: all of some categories, or what was found. */
export async function partsOf(db: Database, scope: Scope, cityId: number): Promise<Part[]> {
  const { part, brandId } = scope;
  if (part) {
    const categories = await facetColumns(db).categories(await heldBy(db, part), cityId);
    return filled(categories.map((category) => ({ category, rows: listedRows(category, brandId) })));
  }
  const found = await findGoods(db, scope, sql`true`);
  const categories = await facetColumns(db).categories([...found.keys()], cityId);
  return filled(categories.map((category) => ({ category, rows: rowsOf(category.ids, found.get(category.id) ?? new Uint8Array()) })));
}

/** Goods of a listing that the columns do not tell, packed by their category. */
export async function findGoods(db: Database, { from, where }: Scope, condition: SQL): Promise<Map<number, Uint8Array>> {
  const found = await rows<{ categoryId: number; goods: Uint8Array }>(
    db,
    sql`select p.category_id as "categoryId", ${gathered(idRecord)} as goods from ${from} where ${where} and ${condition} group by 1`,
  );
  return new Map(found.map(({ categoryId, goods }) => [categoryId, goods]));
}

async function heldBy(db: Database, part: KeptPart): Promise<number[]> {
  const held = await rows<{ id: number }>(db, sql`select distinct k.category_id as id from counted_goods k where ${part}`);
  return held.map(({ id }) => id);
}

const filled = (parts: readonly Part[]): Part[] => parts.filter((part) => part.rows.length > 0);

function listedRows(category: CategoryColumns, brandId: number | undefined): Int32Array {
  const { brands, traits: bits } = category;
  const rows = new Int32Array(bits.length);
  const place = brandId === undefined ? undefined : category.brandIds.indexOf(brandId) + 1;
  let count = 0;
  for (let row = 0; row < bits.length; row += 1) {
    if (((bits[row] ?? 0) & traits.listed) !== 0 && (place === undefined || brands[row] === place)) rows[count++] = row;
  }
  return rows.subarray(0, count);
}
