import { type CategoryColumns, isListed, type Places, type ValueColumn } from '../../counts/columns/category-columns.ts';
import type { Condition } from '../filters.ts';
import type { Attribute } from './attributes.ts';
import type { BrandCount, Counted, ValueCount } from './counted.ts';
import { type Fits, isDiscounted, isInStock } from './fits.ts';

/** A row that fails no condition, and one that fails several; else the number of the one it fails, from 1. */
const none = 0;
const several = 255;

/** Some rows of a category, each with what it fails. */
interface Rows {
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
  readonly #cityId: number;
  readonly #prices = new Extremes();
  #available = 0;
  #discount = 0;
  readonly #categories = new Map<number, number>();
  readonly #brands = new Map<number, BrandCount>();
  readonly #values = new Map<string, ValueCount>();

  constructor(
    conditions: readonly Condition[],
    attributes: readonly Attribute[],
    brandNames: ReadonlyMap<number, { readonly code: string; readonly name: string }>,
    cityId: number,
  ) {
    this.#conditions = conditions;
    this.#attributes = attributes;
    this.#brandNames = brandNames;
    this.#cityId = cityId;
  }

  /** Counts rows of a category; their attributes too when the listing is of it, or it is ticked where categories are (`isHeld`). */
  add(category: CategoryColumns, rows: Int32Array, fits: readonly Fits[], isHeld: boolean): void {
    const looked = { rows, failing: failingOf(rows, fits) };
    this.#prices.take(looked, this.#own('price'), category.prices);
    this.#available += count(looked, this.#own('available'), isInStock(category, this.#cityId));
    this.#discount += count(looked, this.#own('discount'), isDiscounted(category));
    const before = this.#categories.get(category.id) ?? 0;
    this.#categories.set(category.id, before + count(looked, this.#own('category')));
    this.#addBrands(category, looked);
    if (!isHeld) return;
    for (const attribute of this.#attributes) {
      const column = category.values.get(attribute.id)?.column;
      if (column) this.#addValues(attribute, column, looked);
    }
  }

  counted(): Counted {
    return {
      figures: { ...this.#prices.found, available: this.#available, discount: this.#discount },
      categories: [...this.#categories].map(([id, products]) => ({ id, count: products })),
      brands: [...this.#brands.values()],
      values: [...this.#values.values()],
    };
  }

  /** The number of a facet's own condition; that of no condition when it has none. */
  #own(code: string): number {
    return this.#conditions.findIndex((condition) => condition.code === code) + 1;
  }

  #addBrands({ brandIds, brands }: CategoryColumns, looked: Rows): void {
    const { counts, isThere } = countPlaces(looked, this.#own('brand'), brands, brandIds.length);
    for (const [place, id] of brandIds.entries()) {
      const name = this.#brandNames.get(id);
      if (!name || isThere[place + 1] !== 1) continue;
      const brand = this.#brands.get(id) ?? { ...name, count: 0 };
      brand.count += counts[place + 1] ?? 0;
      this.#brands.set(id, brand);
    }
  }

  #addValues(attribute: Attribute, column: ValueColumn, looked: Rows): void {
    const own = this.#own(attribute.code);
    if (!isListed(column)) {
      const { numbers } = column;
      if (!looked.rows.some((row) => !Number.isNaN(numbers[row]))) return;
      const kept = this.#value(attribute, null, null);
      const ends = new Extremes(kept);
      ends.take(looked, own, numbers);
      Object.assign(kept, ends.found);
      kept.count += count(looked, own, (row) => numbers[row] === 1);
      return;
    }
    const { counts, isThere } = countPlaces(looked, own, column.places, column.values.length);
    for (const [place, { code, text }] of column.values.entries()) {
      if (isThere[place + 1] === 1) this.#value(attribute, code, text).count += counts[place + 1] ?? 0;
    }
  }

  /** Attributes that share a code are one facet. */
  #value({ code, name, unit, type, is_listed, position }: Attribute, value: string | null, text: string | null): ValueCount {
    const key = JSON.stringify([code, type, is_listed, value]);
    const known = this.#values.get(key) ?? { code, name, unit, type, is_listed, value, text, count: 0, min: null, max: null, position };
    known.name = least(known.name, name);
    known.unit = known.unit === null ? unit : least(known.unit, unit ?? known.unit);
    known.text = known.text === null ? text : least(known.text, text ?? known.text);
    known.position = Math.min(known.position, position);
    this.#values.set(key, known);
    return known;
  }
}

const least = (a: string, b: string): string => (b < a ? b : a);

/** The least and the greatest of some numbers. */
class Extremes {
  #min: number;
  #max: number;

  constructor({ min, max }: { readonly min: number | null; readonly max: number | null } = { min: null, max: null }) {
    this.#min = min ?? Number.POSITIVE_INFINITY;
    this.#max = max ?? Number.NEGATIVE_INFINITY;
  }

  take({ rows, failing }: Rows, own: number, numbers: Float64Array): void {
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

  get found(): { min: number | null; max: number | null } {
    return this.#min > this.#max ? { min: null, max: null } : { min: this.#min, max: this.#max };
  }
}

function failingOf(rows: Int32Array, fits: readonly Fits[]): Uint8Array {
  const failing = new Uint8Array(rows.length);
  for (const [place, one] of fits.entries()) {
    for (let index = 0; index < rows.length; index += 1) {
      if (one(rows[index] ?? 0)) continue;
      failing[index] = failing[index] === none ? place + 1 : several;
    }
  }
  return failing;
}

function count({ rows, failing }: Rows, own: number, fits?: Fits): number {
  let found = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const fails = failing[index] ?? several;
    if ((fails === none || fails === own) && (fits === undefined || fits(rows[index] ?? 0))) found += 1;
  }
  return found;
}

/** How many rows have each of so many values, and which are there at all; by place, from 1. */
function countPlaces({ rows, failing }: Rows, own: number, places: Places, values: number): { counts: Int32Array; isThere: Uint8Array } {
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
