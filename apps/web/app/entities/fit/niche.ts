import { isCategoryId } from '@vitrina/services/contract/fields/id.ts';

/** Where an appliance shall stand and how it gets there, in centimetres; null for what nobody has measured. */
export interface Niche {
  width: number | null;
  height: number | null;
  depth: number | null;
  /** The narrowest door on its way. */
  door: number | null;
}

export const nicheKeys = ['width', 'height', 'depth', 'door'] as const;

/** Where a product's page answers whether it stands there. */
export const fitAnchor = 'fit';

/** Centimetres that a niche or a door may have. */
export const nicheLimits = { min: 10, max: 400 } as const;

/** A number as people type it, to the millimetre; null for anything else. */
export function centimetres(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  const value = /^\d{1,3}(?:\.\d)?$/.test(plain) ? Number(plain) : Number.NaN;
  return value >= nicheLimits.min && value <= nicheLimits.max ? value : null;
}

/** Niches by the category whose things they were measured for, the newest first: where a washing machine stands no refrigerator shall. */
export type Niches = ReadonlyMap<string, Niche>;

/** Kinds that a browser remembers. */
const maxKinds = 8;

export const withNiche = (niches: Niches, categoryId: string, niche: Niche): Niches =>
  new Map([[categoryId, niche] as const, ...[...niches].filter(([id]) => id !== categoryId)].slice(0, maxKinds));

export const withoutNiche = (niches: Niches, categoryId: string): Niches => new Map([...niches].filter(([id]) => id !== categoryId));

/** «1081_60_85__70~1082_60_200_65_»: what the cookie has. */
export const writeNiches = (niches: Niches): string =>
  [...niches].map(([categoryId, niche]) => [categoryId, ...nicheKeys.map((key) => niche[key] ?? '')].join('_')).join('~');

/** Without what this shop has not written. */
export const readNichesText = (text: string | null): Niches =>
  new Map(
    (text ?? '')
      .split('~')
      .slice(0, maxKinds)
      .flatMap((entry) => readEntry(entry) ?? []),
  );

function readEntry(entry: string): [[string, Niche]] | null {
  const [categoryId = '', ...parts] = entry.split('_');
  if (!isCategoryId(categoryId) || parts.length !== nicheKeys.length) return null;
  const numbers = parts.map((part) => (part === '' ? null : centimetres(part)));
  if (parts.some((part, index) => part !== '' && numbers[index] === null) || numbers.every((number) => number === null)) return null;
  const [width = null, height = null, depth = null, door = null] = numbers;
  return [[categoryId, { width, height, depth, door }]];
}

/** «60,5», as numbers are written in Russian. */
export const decimal = (value: number): string => String(value).replace('.', ',');
