import type { CityNow } from '../../../platform/clock/city-day.ts';
import type { ItemCondition } from '../../categories/item-condition.ts';
import { type CategoryColumns, isListed, type Places, type ValueColumn } from '../../counts/columns/category-columns.ts';
import { type Condition, completeFilter, pickupTodayFilter } from '../filters.ts';
import type { Attribute } from './attributes.ts';
import type { BrandCount, FacetCounts, ValueCount } from './facet-counts.ts';
import { isDiscounted, isHandedOverToday, isInStock, type RowPredicate, rowConditions } from './fits.ts';

/** A row that fails no condition, and one that fails several; else the number of the one it fails, from 1. */
const none = 0;
const several = 255;

/** Some rows of a category, each with what it fails. */
interface RowSet {
  readonly rows: Int32Array;
  readonly failing: Uint8Array;
}

/**
 * Counts facets, one category after another. A row counts for a facet when it meets every condition, or all but the facet's own: a second brand
 * shows what choosing it as well would add.
 */
export class Tally {
  readonly #conditions: readonly Condition[];
  readonly #attributes: readonly Attribute[];
  readonly #brandNames: ReadonlyMap<number, { readonly code: string; readonly name: string }>;
  readonly #city: CityNow;
  readonly #prices = new Extremes();
  #available = 0;
  #pickup = 0;
  #withoutPickup = 0;
  #discount = 0;
  #complete = 0;
  readonly #categories = new Map<number, number>();
  readonly #brands = new Map<number, BrandCount>();
  readonly #itemConditions = new Map<ItemCondition, number>();
  readonly #values = new Map<string, ValueCount>();

  constructor(
    conditions: readonly Condition[],
    attributes: readonly Attribute[],
    brandNames: ReadonlyMap<number, { readonly code: string; readonly name: string }>,
    city: CityNow,
  ) {
    this.#conditions = conditions;
    this.#attributes = attributes;
    this.#brandNames = brandNames;
    this.#city = city;
  }

  /** Counts rows of a category; their attributes too when the listing is of it, or it is ticked where categories are (`isSelected`). */
  add(category: CategoryColumns, rows: Int32Array, fits: readonly RowPredicate[], isSelected: boolean, isComplete?: RowPredicate): void {
    const rowSet = { rows, failing: failingOf(rows, fits) };
    this.#prices.take(rowSet, this.#own('price'), category.prices);
    this.#available += count(rowSet, this.#own('available'), isInStock(category, this.#city.id));
    const ownPickup = this.#own(pickupTodayFilter);
    this.#withoutPickup += count(rowSet, ownPickup);
    this.#pickup += count(rowSet, ownPickup, isHandedOverToday(category, this.#city));
    this.#discount += count(rowSet, this.#own('discount'), isDiscounted(category));
    if (isComplete) this.#complete += count(rowSet, this.#own(completeFilter), isComplete);
    const before = this.#categories.get(category.id) ?? 0;
    this.#categories.set(category.id, before + count(rowSet, this.#own('category')));
    this.#addBrands(category, rowSet);
    this.#addConditions(category, rowSet);
    if (!isSelected) return;
    for (const attribute of this.#attributes) {
      const column = category.values.get(attribute.id)?.column;
      if (column) this.#addValues(attribute, column, rowSet);
    }
  }

  /** Counts pieces that are none of the rows: what choosing their condition would show. */
  addPieces(category: CategoryColumns, pieces: Int32Array, fits: readonly RowPredicate[]): void {
    this.#addConditions(category, { rows: pieces, failing: failingOf(pieces, fits) });
  }

  toCounts(): FacetCounts {
    return {
      figures: {
        ...this.#prices.range,
        available: this.#available,
        discount: this.#discount,
        pickup: this.#pickup,
        withoutPickup: this.#withoutPickup,
      },
      categories: [...this.#categories].map(([id, products]) => ({ id, count: products })),
      brands: [...this.#brands.values()],
      conditions: [...this.#itemConditions].map(([code, products]) => ({ code, count: products })),
      values: [...this.#values.values()],
    };
  }

  /** Of what was added, the rows that have all that the search text asks for. */
  get complete(): number {
    return this.#complete;
  }

  /** The number of a facet's own condition; that of no condition when it has none. */
  #own(code: string): number {
    return this.#conditions.findIndex((condition) => condition.code === code) + 1;
  }

  #addConditions(category: CategoryColumns, { rows, failing }: RowSet): void {
    const conditionOf = rowConditions(category);
    const own = this.#own('condition');
    for (let index = 0; index < rows.length; index += 1) {
      const fails = failing[index] ?? several;
      if (fails !== none && fails !== own) continue;
      const condition = conditionOf(rows[index] ?? 0);
      this.#itemConditions.set(condition, (this.#itemConditions.get(condition) ?? 0) + 1);
    }
  }

  #addBrands({ brandIds, brands }: CategoryColumns, rowSet: RowSet): void {
    const { counts, isThere } = countPlaces(rowSet, this.#own('brand'), brands, brandIds.length);
    for (const [place, id] of brandIds.entries()) {
      const name = this.#brandNames.get(id);
      if (!name || isThere[place + 1] !== 1) continue;
      const brand = this.#brands.get(id) ?? { ...name, count: 0 };
      brand.count += counts[place + 1] ?? 0;
      this.#brands.set(id, brand);
    }
  }

  #addValues(attribute: Attribute, column: ValueColumn, rowSet: RowSet): void {
    const own = this.#own(attribute.code);
    if (!isListed(column)) {
      const { numbers } = column;
      if (!rowSet.rows.some((row) => !Number.isNaN(numbers[row]))) return;
      const valueCount = this.#value(attribute, null, null);
      const ends = new Extremes(valueCount);
      ends.take(rowSet, own, numbers);
      Object.assign(valueCount, ends.range);
      valueCount.count += count(rowSet, own, (row) => numbers[row] === 1);
      return;
    }
    const { counts, isThere } = countPlaces(rowSet, own, column.places, column.values.length);
    for (const [place, { code, text }] of column.values.entries()) {
      if (isThere[place + 1] === 1) this.#value(attribute, code, text).count += counts[place + 1] ?? 0;
    }
  }

  /** Attributes that share a code are one facet. */
  #value({ code, name, unit, type, is_listed, position }: Attribute, value: string | null, text: string | null): ValueCount {
    const key = JSON.stringify([code, type, is_listed, value]);
    const entry = this.#values.get(key) ?? { code, name, unit, type, is_listed, value, text, count: 0, min: null, max: null, position };
    entry.name = minText(entry.name, name);
    entry.unit = entry.unit === null ? unit : minText(entry.unit, unit ?? entry.unit);
    entry.text = entry.text === null ? text : minText(entry.text, text ?? entry.text);
    entry.position = Math.min(entry.position, position);
    this.#values.set(key, entry);
    return entry;
  }
}

const minText = (a: string, b: string): string => (b < a ? b : a);

/** The least and the greatest of some numbers. */
class Extremes {
  #min: number;
  #max: number;

  constructor({ min, max }: { readonly min: number | null; readonly max: number | null } = { min: null, max: null }) {
    this.#min = min ?? Number.POSITIVE_INFINITY;
    this.#max = max ?? Number.NEGATIVE_INFINITY;
  }

  take({ rows, failing }: RowSet, own: number, numbers: Float64Array): void {
    let [min, max] = [this.#min, this.#max];
    for (let index = 0; index < rows.length; index += 1) {
      const fails = failing[index] ?? several;
      if (fails !== none && fails !== own) continue;
      const number = numbers[rows[index] ?? 0] ?? Number.NaN;
      if (number < min) min = number;
      if (number > max) max = number;
    }
    this.#min = min;
    this.#max = max;
  }

  get range(): { min: number | null; max: number | null } {
    return this.#min > this.#max ? { min: null, max: null } : { min: this.#min, max: this.#max };
  }
}

function failingOf(rows: Int32Array, fits: readonly RowPredicate[]): Uint8Array {
  const failing = new Uint8Array(rows.length);
  for (const [place, one] of fits.entries()) {
    for (let index = 0; index < rows.length; index += 1) {
      if (one(rows[index] ?? 0)) continue;
      failing[index] = failing[index] === none ? place + 1 : several;
    }
  }
  return failing;
}

function count({ rows, failing }: RowSet, own: number, fits?: RowPredicate): number {
  let matchCount = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const fails = failing[index] ?? several;
    if ((fails === none || fails === own) && (fits === undefined || fits(rows[index] ?? 0))) matchCount += 1;
  }
  return matchCount;
}

/** How many rows have each of so many values, and which are there at all; by place, from 1. */
function countPlaces({ rows, failing }: RowSet, own: number, places: Places, values: number): { counts: Int32Array; isThere: Uint8Array } {
  const counts = new Int32Array(values + 1);
  const isThere = new Uint8Array(values + 1);
  for (let index = 0; index < rows.length; index += 1) {
    const place = places[rows[index] ?? 0] ?? 0;
    isThere[place] = 1;
    const fails = failing[index] ?? several;
    if (fails === none || fails === own) counts[place] = (counts[place] ?? 0) + 1;
  }
  return { counts, isThere };
}
