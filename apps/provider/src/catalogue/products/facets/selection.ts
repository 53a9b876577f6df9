import type { CityNow } from '../../../platform/clock/city-day.ts';
import { column, type Database, rows } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CategoryColumns } from '../../counts/columns/category-columns.ts';
import { facetColumns } from '../../counts/columns/facet-columns.ts';
import { bitsOf, hasBit, rowsOf } from '../../counts/columns/rows.ts';
import { type Condition, categoriesOf, completeFilter } from '../filters.ts';
import type { Scope } from '../scope.ts';
import { type FilterAttribute, readFilterAttributes } from './attributes.ts';
import { type RowPredicate, toRowPredicate } from './fits.ts';
import { findGoods, type Part, partsOf } from './parts.ts';

/** Rows that are looked at at once: a few milliseconds with a dozen facets. */
export const batchSize = 16_384;

export interface SelectedPart extends Part {
  /** The category is one of those that are ticked. */
  readonly isTicked: boolean;
  /** Each condition as a predicate on the rows. */
  readonly fits: readonly RowPredicate[];
  /** Whether a row has all that the search text asks for; undefined where that tells nothing apart. */
  readonly isComplete: RowPredicate | undefined;
}

interface Selection {
  parts: SelectedPart[];
  brands: Map<number, { code: string; name: string }>;
}

/** The goods of a listing in facet columns, and what it is narrowed by. */
export async function readSelection(db: Database, scope: Scope, conditions: readonly Condition[], city: CityNow): Promise<Selection> {
  const parts = await partsOf(db, scope, city.id);
  const isSelected = selectedCategoryFilter(conditions, scope);
  const filterAttributes = await readFilterAttributes(
    db,
    conditions.map(({ code }) => code),
    parts.map(({ category }) => category.id),
  );
  const attributesByCategory = Map.groupBy(filterAttributes, ({ categoryId }) => categoryId);
  await facetColumns(db).addValues(
    parts.flatMap(({ category }) =>
      (attributesByCategory.get(category.id) ?? []).flatMap(({ id, isKept }) => (isKept ? [{ category, attributeId: id }] : [])),
    ),
  );
  const brands = await brandsOf(db, parts);
  const otherGoods = await findOtherGoods(db, scope, conditions, filterAttributes);
  const completeRowsOf = await readCompleteRows(db, scope);
  const selectedParts = parts.map((part) => {
    const { category } = part;
    const isTicked = isSelected(part);
    const fits = conditions.map((condition): RowPredicate => {
      const goods = otherGoods.get(`${condition.code} ${category.id}`);
      return toRowPredicate(condition, {
        category,
        city,
        isTicked,
        brands,
        attributes: (attributesByCategory.get(category.id) ?? []).filter(({ code }) => code === condition.code),
        others: goods && bitsOf(category.ids.length, rowsOf(category.ids, goods)),
      });
    });
    return { ...part, isTicked, fits, isComplete: completeRowsOf?.(category) };
  });
  return { parts: selectedParts, brands };
}

/** Of a category which rows have all that the search text asks for; undefined where that tells nothing apart. */
async function readCompleteRows(db: Database, scope: Scope): Promise<((category: CategoryColumns) => RowPredicate) | undefined> {
  const { complete, searchMatch } = scope;
  if (complete === undefined) return undefined;
  if (searchMatch)
    return ({ ids }) =>
      (row) =>
        searchMatch.complete.has(ids[row] ?? 0);
  const goods = await findGoods(db, scope, complete);
  return ({ id, ids }) => {
    const bits = bitsOf(ids.length, rowsOf(ids, goods.get(id) ?? new Uint8Array()));
    return (row) => hasBit(bits, row);
  };
}

/** Whether a category is one of those that are ticked. */
function selectedCategoryFilter(conditions: readonly Condition[], { tree }: Scope): (part: Part) => boolean {
  const categoryCondition = conditions.find(({ code, ends }) => code === 'category' && !ends);
  if (!categoryCondition) return () => true;
  const ids = new Set(categoriesOf(categoryCondition.values, tree));
  return ({ category }) => ids.has(category.id);
}

async function brandsOf(db: Database, parts: readonly Part[]): Promise<Map<number, { code: string; name: string }>> {
  const ids = [...new Set(parts.flatMap(({ category }) => category.brandIds))];
  const brandRows = await rows(
    db,
    { id: column.number, code: column.text, name: column.text },
    sql`select id, code, name from brands where id = any(${sql.param(ids)}::int[])`,
  );
  return new Map(brandRows.map(({ id, code, name }) => [id, { code, name }]));
}

/** Goods that fit a condition of which the columns tell nothing, as of an attribute by which their own category cannot be filtered: packed, by code and category. */
async function findOtherGoods(
  db: Database,
  scope: Scope,
  conditions: readonly Condition[],
  filterAttributes: readonly FilterAttribute[],
): Promise<Map<string, Uint8Array>> {
  const goodsByKey = new Map<string, Uint8Array>();
  for (const { code, where } of conditions) {
    const ids = filterAttributes.flatMap((one) => (one.code === code && !one.isKept ? one.categoryId : []));
    if (ids.length === 0 && code !== completeFilter) continue;
    const condition = code === completeFilter ? where : sql`p.category_id = any(${sql.param(ids)}::int[]) and ${where}`;
    for (const goods of [scope, ...(scope.pieces ? [scope.pieces] : [])]) {
      for (const [categoryId, packed] of await findGoods(db, goods, condition)) {
        const key = `${code} ${categoryId}`;
        goodsByKey.set(key, Buffer.concat([goodsByKey.get(key) ?? new Uint8Array(), packed]));
      }
    }
  }
  return goodsByKey;
}
