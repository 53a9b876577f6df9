import type { AttributeType } from '../../platform/database/schema/catalogue.ts';
import { slug } from './slug.ts';

export type Value = string | number | boolean;

/** A specification's value as it is kept: for reading, for filtering by name, for filtering by range. */
export interface StoredValue {
  text: string;
  code: string;
  number: number | null;
}

const yesText = 'есть';
const noText = 'нет';

const short = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 3, useGrouping: false });
const long = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 3 });

/** «6,9», «5088», «12 000»: a comma, and spaces from ten thousand on (a year has none). */
export const numberText = (value: number): string => (Math.abs(value) >= 10_000 ? long : short).format(value);

export function storedValue(value: Value): StoredValue {
  if (typeof value === 'number') return { text: numberText(value), code: String(value), number: value };
  if (typeof value === 'boolean') return { text: value ? yesText : noText, code: value ? 'yes' : 'no', number: value ? 1 : 0 };
  return { text: value, code: slug(value) || 'other', number: null };
}

export const typeOf = (value: Value): AttributeType =>
  typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'flag' : 'text';

/** Facet codes that belong to the listing itself; an attribute of that name gets a tail. `pickup_today` is none that a name could become. */
const reservedFacetCodes = new Set(['price', 'brand', 'category', 'available', 'discount', 'condition', 'complete', 'rating']);

/** `screenType` becomes `screen-type`. */
export function attributeCode(key: string): string {
  const code = slug(key.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')) || 'attribute';
  return reservedFacetCodes.has(code) ? `${code}-value` : code;
}
