import { column, type Database, rows } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { eventLoopYielder } from '../../../platform/jobs/yield-to-event-loop.ts';
import { facetColumns } from '../../counts/columns/facet-columns.ts';
import { bitsOf, rowsOf } from '../../counts/columns/rows.ts';
import { type Condition, categoriesOf } from '../filters.ts';
import type { Scope } from '../scope.ts';
import { type Asked, askedFor, attributesOf } from './attributes.ts';
import type { Counted } from './counted.ts';
import { type Fits, fitsOf } from './fits.ts';
import { findGoods, type Part, partsOf } from './parts.ts';
import { Tally } from './tally.ts';

/** Rows that are counted at once: a few milliseconds with a dozen facets. */
const rowsAtOnce = 16_384;

/** Counts in facet columns what a listing is narrowed to, whatever it is of: all facets in one pass over its goods. */
export async function columnCounts(db: Database, scope: Scope, conditions: readonly Condition[], cityId: number): Promise<Counted> {
  const parts = await partsOf(db, scope, cityId);
  const isHeld = ofTicked(conditions, scope);
  const attributes = await attributesOf(
    db,
    parts.filter(isHeld).map(({ category }) => category.id),
  );
  const asked = await askedFor(
    db,
    conditions.map(({ code }) => code),
    parts.map(({ category }) => category.id),
  );
  const askedOf = Map.groupBy(asked, ({ categoryId }) => categoryId);
  await facetColumns(db).addValues(
    parts.flatMap((part) => {
      const { category } = part;
      const shown = isHeld(part) ? attributes : [];
      const filtered = (askedOf.get(category.id) ?? []).filter(({ isKept }) => isKept);
      return [...shown, ...filtered].map(({ id }) => ({ category, attributeId: id }));
    }),
  );
  const brands = await brandsOf(db, parts);
  const others = await untold(db, scope, conditions, asked);

  const tally = new Tally(conditions, attributes, brands, cityId);
  const yieldToEventLoop = eventLoopYielder();
  for (const part of parts) {
    const { category } = part;
    const fits = conditions.map((condition): Fits => {
      const goods = others.get(`${condition.code} ${category.id}`);
      return fitsOf(condition, {
        category,
        cityId,
        isTicked: isHeld(part),
        brands,
        attributes: (askedOf.get(category.id) ?? []).filter(({ code }) => code === condition.code),
        others: goods && bitsOf(category.ids.length, rowsOf(category.ids, goods)),
      });
    });
    for (let from = 0; from < part.rows.length; from += rowsAtOnce) {
      tally.add(category, part.rows.subarray(from, from + rowsAtOnce), fits, isHeld(part));
      await yieldToEventLoop();
    }
  }
  return tally.counted();
}

/** Whether a category is one of those that are ticked. */
function ofTicked(conditions: readonly Condition[], { tree }: Scope): (part: Part) => boolean {
  const ticked = conditions.find(({ code, ends }) => code === 'category' && !ends);
  if (!ticked) return () => true;
  const ids = new Set(categoriesOf(ticked.values, tree));
  return ({ category }) => ids.has(category.id);
}

async function brandsOf(db: Database, parts: readonly Part[]): Promise<Map<number, { code: string; name: string }>> {
  const ids = [...new Set(parts.flatMap(({ category }) => category.brandIds))];
  const found = await rows(
    db,
    { id: column.number, code: column.text, name: column.text },
    sql`select id, code, name from brands where id = any(${sql.param(ids)}::int[])`,
  );
  return new Map(found.map(({ id, code, name }) => [id, { code, name }]));
}

/** Goods that fit a condition by an attribute by which their own category cannot be filtered: packed, by code and category. */
async function untold(
  db: Database,
  scope: Scope,
  conditions: readonly Condition[],
  asked: readonly Asked[],
): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (const { code, where } of conditions) {
    const ids = asked.flatMap((one) => (one.code === code && !one.isKept ? one.categoryId : []));
    if (ids.length === 0) continue;
    const goods = await findGoods(db, scope, sql`p.category_id = any(${sql.param(ids)}::int[]) and ${where}`);
    for (const [categoryId, packed] of goods) found.set(`${code} ${categoryId}`, packed);
  }
  return found;
}
