import { column, type Database, rows } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { eventLoopYielder } from '../../../platform/jobs/yield-to-event-loop.ts';
import { facetColumns } from '../../counts/columns/facet-columns.ts';
import { bitsOf, rowsOf } from '../../counts/columns/rows.ts';
import { type Condition, categoriesOf } from '../filters.ts';
import type { Scope } from '../scope.ts';
import { attributesOf, type FilterAttribute, readFilterAttributes } from './attributes.ts';
import type { FacetCounts } from './facet-counts.ts';
import { type RowPredicate, toRowPredicate } from './fits.ts';
import { findGoods, type Part, partsOf } from './parts.ts';
import { Tally } from './tally.ts';

/** Rows that are counted at once: a few milliseconds with a dozen facets. */
const batchSize = 16_384;

/** Counts in facet columns what a listing is narrowed to, whatever it is of: all facets in one pass over its goods. */
export async function countByColumns(db: Database, scope: Scope, conditions: readonly Condition[], cityId: number): Promise<FacetCounts> {
  const parts = await partsOf(db, scope, cityId);
  const isSelected = selectedCategoryFilter(conditions, scope);
  // Of pieces that are not chosen nothing but their condition is counted.
  const hasFacets = (part: Part): boolean => part.rows.length > 0 && isSelected(part);
  const attributes = await attributesOf(
    db,
    parts.filter(hasFacets).map(({ category }) => category.id),
  );
  const filterAttributes = await readFilterAttributes(
    db,
    conditions.map(({ code }) => code),
    parts.map(({ category }) => category.id),
  );
  const attributesByCategory = Map.groupBy(filterAttributes, ({ categoryId }) => categoryId);
  await facetColumns(db).addValues(
    parts.flatMap((part) => {
      const { category } = part;
      const facetAttributes = hasFacets(part) ? attributes : [];
      const columnAttributes = (attributesByCategory.get(category.id) ?? []).filter(({ isKept }) => isKept);
      return [...facetAttributes, ...columnAttributes].map(({ id }) => ({ category, attributeId: id }));
    }),
  );
  const brands = await brandsOf(db, parts);
  const otherGoods = await findOtherGoods(db, scope, conditions, filterAttributes);

  const tally = new Tally(conditions, attributes, brands, cityId);
  const yieldToEventLoop = eventLoopYielder();
  for (const part of parts) {
    const { category } = part;
    const fits = conditions.map((condition): RowPredicate => {
      const goods = otherGoods.get(`${condition.code} ${category.id}`);
      return toRowPredicate(condition, {
        category,
        cityId,
        isTicked: isSelected(part),
        brands,
        attributes: (attributesByCategory.get(category.id) ?? []).filter(({ code }) => code === condition.code),
        others: goods && bitsOf(category.ids.length, rowsOf(category.ids, goods)),
      });
    });
    for (let from = 0; from < part.rows.length; from += batchSize) {
      tally.add(category, part.rows.subarray(from, from + batchSize), fits, isSelected(part));
      await yieldToEventLoop();
    }
    tally.addPieces(category, part.pieces, fits);
  }
  return tally.toCounts();
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

/** Goods that fit a condition by an attribute by which their own category cannot be filtered: packed, by code and category. */
async function findOtherGoods(
  db: Database,
  scope: Scope,
  conditions: readonly Condition[],
  filterAttributes: readonly FilterAttribute[],
): Promise<Map<string, Uint8Array>> {
  const goodsByKey = new Map<string, Uint8Array>();
  for (const { code, where } of conditions) {
    const ids = filterAttributes.flatMap((one) => (one.code === code && !one.isKept ? one.categoryId : []));
    if (ids.length === 0) continue;
    const condition = sql`p.category_id = any(${sql.param(ids)}::int[]) and ${where}`;
    for (const goods of [scope, ...(scope.pieces ? [scope.pieces] : [])]) {
      for (const [categoryId, packed] of await findGoods(db, goods, condition)) {
        const key = `${code} ${categoryId}`;
        goodsByKey.set(key, Buffer.concat([goodsByKey.get(key) ?? new Uint8Array(), packed]));
      }
    }
  }
  return goodsByKey;
}
