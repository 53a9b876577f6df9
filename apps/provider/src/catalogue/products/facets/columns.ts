import type { CityNow } from '../../../platform/clock/city-day.ts';
import type { Database } from '../../../platform/database/database.ts';
import { eventLoopYielder } from '../../../platform/jobs/yield-to-event-loop.ts';
import { facetColumns } from '../../counts/columns/facet-columns.ts';
import type { Condition } from '../filters.ts';
import type { Scope } from '../scope.ts';
import { attributesOf } from './attributes.ts';
import type { FacetCounts } from './facet-counts.ts';
import { batchSize, readSelection } from './selection.ts';
import { Tally } from './tally.ts';

/** Counts in facet columns what a listing is narrowed to, whatever it is of: all facets in one pass over its goods. */
export async function countByColumns(db: Database, scope: Scope, conditions: readonly Condition[], city: CityNow): Promise<FacetCounts> {
  const { parts, brands } = await readSelection(db, scope, conditions, city);
  // Of pieces that are not chosen nothing but their condition is counted.
  const categories = parts.filter(({ rows, isTicked }) => rows.length > 0 && isTicked).map(({ category }) => category);
  const attributes = await attributesOf(
    db,
    categories.map(({ id }) => id),
  );
  await facetColumns(db).addValues(categories.flatMap((category) => attributes.map(({ id }) => ({ category, attributeId: id }))));

  const tally = new Tally(conditions, attributes, brands, city);
  const yieldToEventLoop = eventLoopYielder();
  for (const { category, rows, pieces, isTicked, fits, isComplete } of parts) {
    for (let from = 0; from < rows.length; from += batchSize) {
      tally.add(category, rows.subarray(from, from + batchSize), fits, isTicked, isComplete);
      await yieldToEventLoop();
    }
    tally.addPieces(category, pieces, fits);
  }
  return { ...tally.toCounts(), complete: scope.complete && tally.complete };
}
