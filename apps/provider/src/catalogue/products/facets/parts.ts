import { column, type Database, rows } from '../../../platform/database/database.ts';
import { type SQL, sql } from '../../../platform/database/sql.ts';
import type { CategoryColumns } from '../../counts/columns/category-columns.ts';
import { facetColumns } from '../../counts/columns/facet-columns.ts';
import { idRecord, packRecords, traits } from '../../counts/columns/records.ts';
import { rowsAmong, rowsOf } from '../../counts/columns/rows.ts';
import type { Part as KeptPart } from '../../counts/read.ts';
import type { Goods, Scope, SearchMatch } from '../scope.ts';

/** What a listing holds of one category, before any filter. */
export interface Part {
  readonly category: CategoryColumns;
  readonly rows: Int32Array;
  /** Pieces that choosing another condition would add. */
  readonly pieces: Int32Array;
}

/** The goods of a listing in facet columns: all of some categories, or what was found. */
export async function partsOf(db: Database, scope: Scope, cityId: number): Promise<Part[]> {
  const { part, searchMatch, brandId } = scope;
  if (part) {
    const categories = await facetColumns(db).categories(await readCategoryIds(db, part), cityId);
    return nonEmptyParts(
      categories.map((category) => {
        const isMeant = hasTraits(category, 0, brandId);
        if (!scope.pieces) return { category, rows: rowsWhere(category, isMeant), pieces: none };
        const isListed = hasTraits(category, traits.listed, brandId);
        return {
          category,
          rows: rowsWhere(category, isListed),
          pieces: rowsWhere(category, (row) => isMeant(row) && !isListed(row)),
        };
      }),
    );
  }
  const goods = searchMatch
    ? await goodsOfText(db, scope, searchMatch, cityId)
    : await readParts(db, await findGoods(db, scope, sql`true`), cityId);
  const pieces = scope.pieces ? await readParts(db, await findGoods(db, scope.pieces, sql`true`), cityId) : [];
  return nonEmptyParts([...goods, ...pieces.map(({ category, rows }) => ({ category, rows: none, pieces: rows }))]);
}

/** How many goods were found by a text. */
export async function countGoodsOfText(db: Database, scope: Scope, match: SearchMatch, cityId: number): Promise<number> {
  return (await goodsOfText(db, scope, match, cityId)).reduce((sum, { rows }) => sum + rows.length, 0);
}

/**
 * What was found by a text, by the categories of the search index: thousands of products are not read for it. Only what is not in its category
 * any more is asked for.
 */
async function goodsOfText(db: Database, scope: Scope, { byCategory, isDiscounted }: SearchMatch, cityId: number): Promise<Part[]> {
  const knownCategories = await facetColumns(db).categories([...byCategory.keys()], cityId);
  const requiredTraits = traits.listed | (isDiscounted ? traits.discounted : 0);
  const parts = knownCategories.map((category) => ({ category, ...rowsAmong(category.ids, byCategory.get(category.id) ?? []) }));
  const listedParts = parts.map(({ category, rows }) => ({
    category,
    rows: rows.filter(hasTraits(category, requiredTraits, scope.brandId)),
    pieces: none,
  }));
  const missingIds = parts.flatMap(({ missing }) => missing);
  if (missingIds.length === 0) return listedParts;
  const moved = await findGoods(db, scope, sql`p.id = any(${sql.param(missingIds)}::int[])`);
  return [...listedParts, ...(await readParts(db, moved, cityId))];
}

/** Goods that are packed by their category, in its columns. */
async function readParts(db: Database, goods: ReadonlyMap<number, Uint8Array>, cityId: number): Promise<Part[]> {
  if (goods.size === 0) return [];
  const categories = await facetColumns(db).categories([...goods.keys()], cityId);
  return categories.map((category) => ({ category, rows: rowsOf(category.ids, goods.get(category.id) ?? new Uint8Array()), pieces: none }));
}

/** Goods of a listing that the columns do not tell, packed by their category. */
export async function findGoods(db: Database, { from, where }: Goods, condition: SQL): Promise<Map<number, Uint8Array>> {
  const goodsRows = await rows(
    db,
    { categoryId: column.number, goods: column.bytes },
    sql`select p.category_id as "categoryId", ${packRecords(idRecord)} as goods from ${from} where ${where} and ${condition} group by 1`,
  );
  return new Map(goodsRows.map(({ categoryId, goods }) => [categoryId, goods]));
}

async function readCategoryIds(db: Database, part: KeptPart): Promise<number[]> {
  const categoryRows = await rows(
    db,
    { id: column.number },
    sql`select k.category_id as id from counted_goods k where ${part} union select k.category_id from counted_pieces k where ${part}`,
  );
  return categoryRows.map(({ id }) => id);
}

const nonEmptyParts = (parts: readonly Part[]): Part[] => parts.filter(({ rows, pieces }) => rows.length + pieces.length > 0);

const none = new Int32Array();

/** All rows that meet a condition. A loop: an iterator over a hundred thousand takes longer than counting them. */
function rowsWhere({ ids }: CategoryColumns, isMeant: (row: number) => boolean): Int32Array {
  const rows = new Int32Array(ids.length);
  let count = 0;
  for (let row = 0; row < ids.length; row += 1) if (isMeant(row)) rows[count++] = row;
  return rows.subarray(0, count);
}

/** Whether a row has all of these traits, and the brand where one is named. */
function hasTraits(
  { brands, brandIds, traits: bits }: CategoryColumns,
  requiredTraits: number,
  brandId: number | undefined,
): (row: number) => boolean {
  const place = brandId === undefined ? undefined : brandIds.indexOf(brandId) + 1;
  return (row) => ((bits[row] ?? 0) & requiredTraits) === requiredTraits && (place === undefined || brands[row] === place);
}
