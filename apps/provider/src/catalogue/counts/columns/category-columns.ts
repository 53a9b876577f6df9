import { bytesOf, readRecords } from './records.ts';
import { rowFinder, rowsOf } from './rows.ts';

/** One of some values for each row: its place among them counted from 1, 0 where there is none. */
export type Places = Uint16Array | Int32Array;

/** An attribute whose values are ticked one by one. */
export interface ListedColumn {
  readonly values: readonly { readonly code: string; readonly text: string; readonly number: number | null }[];
  readonly places: Places;
}

/** An attribute that is a number or a flag: NaN where there is none. */
export interface NumberColumn {
  readonly numbers: Float64Array;
}

export type ValueColumn = ListedColumn | NumberColumn;

export const isListed = (column: ValueColumn): column is ListedColumn => 'places' in column;

/** What is kept of one attribute; undefined where none of the goods tells it. */
export interface StoredValues {
  readonly revision: string;
  readonly column: ValueColumn | undefined;
}

/** Rows, one bit each. */
export interface StoredStock {
  readonly revision: string;
  readonly bits: Uint8Array;
}

export interface StoredPickups extends StoredStock {
  readonly cityId: number;
  /** Minutes of each weekday, Monday first. */
  readonly closings: readonly number[];
}

/** The goods of one category, column by column; a row is a product. What is told of them and where they are is added as it is asked for. */
export interface CategoryColumns {
  readonly id: number;
  readonly revision: string;
  /** Sorted. */
  readonly ids: Int32Array;
  readonly brandIds: readonly number[];
  readonly brands: Places;
  /** Kopecks. */
  readonly prices: Float64Array;
  /** Bits of `traits`. */
  readonly traits: Uint8Array;
  /** By attribute. */
  readonly values: Map<number, StoredValues>;
  /** By city. */
  readonly stock: Map<number, StoredStock>;
  /** What stores hand over, by city and the hours until when. */
  readonly pickups: Map<string, StoredPickups>;
}

/** Places are numbers of two bytes where so many are enough. */
const placesFor = (rows: number, values: number): Places => (values < 0xffff ? new Uint16Array(rows) : new Int32Array(rows));

export function readGoods(id: number, revision: string, packed: Uint8Array): CategoryColumns {
  const count = packed.byteLength / bytesOf.goods;
  const placeOf = new Map<number, number>();
  readRecords(packed, bytesOf.goods, (view, at) => {
    const brandId = view.getInt32(at + 4);
    if (!placeOf.has(brandId)) placeOf.set(brandId, placeOf.size + 1);
  });
  const columns = {
    ids: new Int32Array(count),
    brands: placesFor(count, placeOf.size),
    prices: new Float64Array(count),
    traits: new Uint8Array(count),
  };
  readRecords(packed, bytesOf.goods, (view, at, row) => {
    columns.ids[row] = view.getInt32(at);
    columns.brands[row] = placeOf.get(view.getInt32(at + 4)) ?? 0;
    columns.prices[row] = view.getFloat64(at + 8);
    columns.traits[row] = view.getUint8(at + 16);
  });
  return { id, revision, ...columns, brandIds: [...placeOf.keys()], values: new Map(), stock: new Map(), pickups: new Map() };
}

/** A value, or all numbers of an attribute, as it is kept. */
export interface PackedValue {
  code: string;
  /** Null of what is not ticked one by one. */
  text: string | null;
  number: number | null;
  goods: Uint8Array;
}

export function readValues(ids: Int32Array, packed: readonly PackedValue[]): ValueColumn | undefined {
  const listedValues = packed.flatMap(({ code, text, number, goods }) => (text === null ? [] : [{ value: { code, text, number }, goods }]));
  if (listedValues.length > 0) {
    const places = placesFor(ids.length, listedValues.length);
    for (const [index, { goods }] of listedValues.entries()) for (const row of rowsOf(ids, goods)) places[row] = index + 1;
    return { values: listedValues.map(({ value }) => value), places };
  }
  const [single] = packed;
  if (!single) return undefined;
  const numbers = new Float64Array(ids.length).fill(Number.NaN);
  const find = rowFinder(ids);
  readRecords(single.goods, bytesOf.number, (view, at) => {
    const row = find(view.getInt32(at));
    if (row >= 0) numbers[row] = view.getFloat64(at + 4);
  });
  return { numbers };
}

/** About what it takes in memory. */
export function sizeOf({ ids, brands, prices, traits, values, stock, pickups }: CategoryColumns): number {
  const columns = [...values.values()].flatMap(({ column }) => column ?? []);
  const valueBytes = columns.map((column) =>
    isListed(column) ? column.places.byteLength + column.values.length * 100 : column.numbers.byteLength,
  );
  const bits = [...stock.values(), ...pickups.values()].map((stored) => stored.bits.byteLength);
  return [ids.byteLength, brands.byteLength, prices.byteLength, traits.byteLength, ...valueBytes, ...bits].reduce(
    (sum, one) => sum + one,
    0,
  );
}
