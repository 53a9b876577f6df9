import { transliterate } from 'transliteration';

const longest = 80;

/** Signs that set names apart: «A» and «A++» are two energy classes. */
const said: readonly (readonly [RegExp, string])[] = [
  [/\+/g, '-plus'],
  [/&/g, '-and-'],
  [/@/g, '-at-'],
  [/°/g, '-deg'],
  [/[ьъЬЪ]/g, ''],
];

/** A Latin name for addresses: lowercase letters, digits and hyphens. Empty where nothing can be written so. */
export function slug(text: string): string {
  const spoken = said.reduce((rest, [sign, word]) => rest.replace(sign, word), text);
  return transliterate(spoken)
    .toLowerCase()
    .replaceAll(/['’"`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, longest)
    .replace(/-+$/, '');
}

/** Gives every text a slug of its own: the second «tv» becomes `tv-2`. Codes that are reserved are never given. */
export function uniqueSlugs(taken: Iterable<string> = [], fallback = 'item'): (text: string) => string {
  const known = new Set(taken);
  return (text) => {
    const base = slug(text) || fallback;
    let code = base;
    for (let number = 2; known.has(code); number += 1) code = `${base.slice(0, longest - 6)}-${number}`;
    known.add(code);
    return code;
  };
}
