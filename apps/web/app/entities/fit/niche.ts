/** Where an appliance shall stand and how it gets there, in centimetres; null for what nobody has measured. */
export interface Niche {
  width: number | null;
  height: number | null;
  depth: number | null;
  /** The narrowest door on its way. */
  door: number | null;
}

export const nicheKeys = ['width', 'height', 'depth', 'door'] as const;

/** Centimetres that a niche or a door may have. */
export const nicheLimits = { min: 10, max: 400 } as const;

/** A number as people type it, to the millimetre; null for anything else. */
export function centimetres(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  const value = /^\d{1,3}(?:\.\d)?$/.test(plain) ? Number(plain) : Number.NaN;
  return value >= nicheLimits.min && value <= nicheLimits.max ? value : null;
}

/** «60_85__70»: what the cookie has. */
export const writeNiche = (niche: Niche): string => nicheKeys.map((key) => niche[key] ?? '').join('_');

/** Null for what this shop has not written. */
export function readNicheText(text: string | null): Niche | null {
  const parts = text?.split('_') ?? [];
  if (parts.length !== nicheKeys.length) return null;
  const numbers = parts.map((part) => (part === '' ? null : centimetres(part)));
  if (parts.some((part, index) => part !== '' && numbers[index] === null) || numbers.every((number) => number === null)) return null;
  const [width = null, height = null, depth = null, door = null] = numbers;
  return { width, height, depth, door };
}

/** «60,5», as numbers are written in Russian. */
export const decimal = (value: number): string => String(value).replace('.', ',');
