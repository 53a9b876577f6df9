import { transliterate } from 'transliteration';
import { memoize } from '../../platform/memoize.ts';

const maxLength = 80;

/** Signs that set names apart: «A» and «A++» are two energy classes. */
const signWords: readonly (readonly [RegExp, string])[] = [
  [/\+/g, '-plus'],
  [/&/g, '-and-'],
  [/@/g, '-at-'],
  [/°/g, '-deg'],
  [/[ьъЬЪ]/g, ''],
];

function slugOf(text: string): string {
  const spelledOut = signWords.reduce((rest, [sign, word]) => rest.replace(sign, word), text);
  return transliterate(spelledOut)
    .toLowerCase()
    .replaceAll(/['’"`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, maxLength)
    .replace(/-+$/, '');
}

/** A Latin name for addresses: lowercase letters, digits and hyphens. Empty where nothing can be written so. A catalogue repeats its values. */
export const slug = memoize(50_000, slugOf);

/** Gives every text a slug of its own: the second «tv» becomes `tv-2`. Codes that are reserved are never given. */
export function uniqueSlugs(reservedSlugs: Iterable<string> = [], fallback = 'item'): (text: string) => string {
  const usedSlugs = new Set(reservedSlugs);
  return (text) => {
    const base = slug(text) || fallback;
    let code = base;
    for (let number = 2; usedSlugs.has(code); number += 1) code = `${base.slice(0, maxLength - 6)}-${number}`;
    usedSlugs.add(code);
    return code;
  };
}
