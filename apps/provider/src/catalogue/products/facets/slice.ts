import type { CityNow } from '../../../platform/clock/city-day.ts';
import type { Database } from '../../../platform/database/database.ts';
import { eventLoopYielder } from '../../../platform/jobs/yield-to-event-loop.ts';
import type { Paging } from '../../../platform/page.ts';
import { isListed, type ValueColumn } from '../../counts/columns/category-columns.ts';
import { facetColumns } from '../../counts/columns/facet-columns.ts';
import type { Condition } from '../filters.ts';
import type { Scope } from '../scope.ts';
import { readFilterAttributes } from './attributes.ts';
import { batchSize, readSelection, type SelectedPart } from './selection.ts';

/** Goods of a listing among which a page is. */
export interface Slice {
  /** All that the listing has. */
  total: number;
  /** Those that stand before these. */
  before: number;
  ids: number[];
  /** The place of each: the same where their numbers are the same. */
  places: number[];
}

/**
 * Puts a listing in the order of the number of a specification, the smallest first; last what has none, or whose category cannot be filtered
 * by it. What has the same number is given as a whole.
 */
export async function sliceByNumber(
  db: Database,
  scope: Scope,
  conditions: readonly Condition[],
  city: CityNow,
  attributeCode: string,
  { offset, perPage }: Paging,
): Promise<Slice> {
  const { parts } = await readSelection(db, scope, conditions, city);
  const attributes = await readFilterAttributes(
    db,
    [attributeCode],
    parts.map(({ category }) => category.id),
  );
  const requestsOf = ({ category }: SelectedPart) =>
    attributes.flatMap(({ id, categoryId, isKept }) => (isKept && categoryId === category.id ? [{ category, attributeId: id }] : []));
  await facetColumns(db).addValues(parts.flatMap(requestsOf));

  // What has all that was asked stands first.
  const [complete, others] = [new Map<number, number[]>(), new Map<number, number[]>()];
  const yieldToEventLoop = eventLoopYielder();
  for (const part of parts) {
    const { category, rows, fits, isComplete } = part;
    const numberOf = lowestNumber(requestsOf(part).flatMap(({ attributeId }) => category.values.get(attributeId)?.column ?? []));
    for (let from = 0; from < rows.length; from += batchSize) {
      for (const row of rows.subarray(from, from + batchSize)) {
        if (!fits.every((isFit) => isFit(row))) continue;
        const idsByNumber = isComplete?.(row) ? complete : others;
        const number = numberOf(row);
        const ids = idsByNumber.get(number) ?? [];
        if (ids.push(category.ids[row] ?? 0) === 1) idsByNumber.set(number, ids);
      }
      await yieldToEventLoop();
    }
  }
  const slice: Slice = { total: 0, before: 0, ids: [], places: [] };
  for (const [, ids] of [complete, others].flatMap((byNumber) => [...byNumber].sort(([one], [other]) => (one < other ? -1 : 1)))) {
    const start = slice.total;
    slice.total += ids.length;
    if (slice.total <= offset) slice.before = slice.total;
    else if (start < offset + perPage) {
      const place = slice.places.length;
      for (const id of ids) {
        slice.ids.push(id);
        slice.places.push(place);
      }
    }
  }
  return slice;
}

/** The lowest number of a row in some columns; infinite where there is none. */
function lowestNumber(columns: readonly ValueColumn[]): (row: number) => number {
  const readers = columns.map((one): ((row: number) => number | null | undefined) =>
    isListed(one) ? (row) => one.values[(one.places[row] ?? 0) - 1]?.number : (row) => one.numbers[row],
  );
  return (row) =>
    readers.reduce((lowest, read) => {
      const number = read(row) ?? Number.NaN;
      return number < lowest ? number : lowest;
    }, Number.POSITIVE_INFINITY);
}
