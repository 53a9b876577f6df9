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
  const { part, searchMatch: byText, brandId } = scope;
  if (part) {
    const categories = await facetColumns(db).categories(await readCategoryIds(db, part), cityId);
    return nonEmptyParts(
      categories.map((category) => {
        const all = allRows(category, brandId);
        if (!scope.pieces) return { category, rows: all, pieces: none };
        const isListed = hasTraits(category, traits.listed, undefined);
        return { category, rows: all.filter(isListed), pieces: all.filter((row) => !isListed(row)) };
      }),
    );
  }
  if (byText) return partsOfText(db, scope, byText, cityId);
  const goodsByCategory = await findGoods(db, scope, sql`true`);
  const piecesByCategory = await findPieces(db, scope);
  const categories = await facetColumns(db).categories([...new Set([...goodsByCategory.keys(), ...piecesByCategory.keys()])], cityId);
  return nonEmptyParts(
    categories.map((category) => ({
      category,
      rows: rowsOf(category.ids, goodsByCategory.get(category.id) ?? new Uint8Array()),
      pieces: rowsOf(category.ids, piecesByCategory.get(category.id) ?? new Uint8Array()),
    })),
  );
}

/**
 * What was found by a text, by the categories of the search index: thousands of products are not read for it. Only what is not in its category
 * any more is asked for.
 */
async function partsOfText(db: Database, scope: Scope, { byCategory, isDiscounted }: SearchMatch, cityId: number): Promise<Part[]> {
  const columns = facetColumns(db);
  const piecesByCategory = await findPieces(db, scope);
  const knownCategories = await columns.categories([...new Set([...byCategory.keys(), ...piecesByCategory.keys()])], cityId);
  const requiredTraits = traits.listed | (isDiscounted ? traits.discounted : 0);
  const parts = knownCategories.map((category) => ({ category, ...rowsAmong(category.ids, byCategory.get(category.id) ?? []) }));
  const listedParts = parts.map(({ category, rows }) => ({
    category,
    rows: rows.filter(hasTraits(category, requiredTraits, scope.brandId)),
    pieces: rowsOf(category.ids, piecesByCategory.get(category.id) ?? new Uint8Array()),
  }));
  const missingIds = parts.flatMap(({ missing }) => missing);
  if (missingIds.length === 0) return nonEmptyParts(listedParts);
  const movedGoods = await findGoods(db, scope, sql`p.id = any(${sql.param(missingIds)}::int[])`);
  const others = await columns.categories([...movedGoods.keys()], cityId);
  const movedParts = others.map((category) => ({
    category,
    rows: rowsOf(category.ids, movedGoods.get(category.id) ?? new Uint8Array()),
    pieces: none,
  }));
  return nonEmptyParts([...listedParts, ...movedParts]);
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

const findPieces = async (db: Database, { pieces }: Scope): Promise<Map<number, Uint8Array>> =>
  pieces ? findGoods(db, pieces, sql`true`) : new Map();

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

function allRows(category: CategoryColumns, brandId: number | undefined): Int32Array {
  const isMeant = hasTraits(category, 0, brandId);
  return Int32Array.from(category.ids.keys()).filter(isMeant);
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
