import { isCategoryId } from '@vitrina/services/contract/fields/id.ts';
import { screenCategoryCodes } from '@vitrina/services/contract/fields/special-ids.ts';

/** Where something shall stand, how it gets there and from where it is watched, in centimetres; null for what nobody has measured. */
export interface Niche {
  width: number | null;
  height: number | null;
  depth: number | null;
  /** The narrowest door on its way. */
  door: number | null;
  /** From a screen to whoever watches it. */
  distance: number | null;
}

export const nicheKeys = ['width', 'height', 'depth', 'door', 'distance'] as const;

/** What is asked of a kind: where screens are watched from, of all else how it comes in. */
export const measuresOf = (categoryCode: string): readonly (keyof Niche)[] =>
  screenCategoryCodes.includes(categoryCode) ? ['width', 'height', 'distance'] : ['width', 'height', 'depth', 'door'];

/** In the address of a listing: only what fits is wanted, by whatever filters the listing has for it. */
export const onlyFitting = 'fits';

/** A listing narrowed to what fits, as soon as the place is measured. */
export const withOnlyFitting = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}${onlyFitting}=1`;

/** Where a product's page answers whether it stands there. */
export const fitAnchor = 'fit';

/** Centimetres that a niche or a door may have; a room is longer. */
export const nicheLimits = (key: keyof Niche) => ({ min: 10, max: key === 'distance' ? 900 : 400 });

/** A number as people type it, to the millimetre; null for anything else. */
export function centimetres(text: string, key: keyof Niche = 'width'): number | null {
  const plain = text.trim().replace(',', '.');
  const value = /^\d{1,3}(?:\.\d)?$/.test(plain) ? Number(plain) : Number.NaN;
  const { min, max } = nicheLimits(key);
  return value >= min && value <= max ? value : null;
}

/** Niches by the category whose things they were measured for, the newest first: where a washing machine stands no refrigerator shall. */
export type Niches = ReadonlyMap<string, Niche>;

/** Kinds that a browser remembers. */
const maxKinds = 8;

export const withNiche = (niches: Niches, categoryId: string, niche: Niche): Niches =>
  new Map([[categoryId, niche] as const, ...[...niches].filter(([id]) => id !== categoryId)].slice(0, maxKinds));

export const withoutNiche = (niches: Niches, categoryId: string): Niches => new Map([...niches].filter(([id]) => id !== categoryId));

/** «1081_60_85__70_~1041_120___250»: what the cookie has. */
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
  const numbers = nicheKeys.map((key, index) => centimetres(parts[index] ?? '', key));
  if (parts.some((part, index) => part !== '' && numbers[index] === null) || numbers.every((number) => number === null)) return null;
  const [width = null, height = null, depth = null, door = null, distance = null] = numbers;
  return [[categoryId, { width, height, depth, door, distance }]];
}
