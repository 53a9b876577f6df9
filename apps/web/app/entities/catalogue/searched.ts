import { nbsp } from '../../platform/format/nbsp.ts';

/** The parameter of an address whose text is searched as typed, without spelling correction. */
export const asTypedName = 'as-typed';

/** The parameter of a page of the catalogue that a search has led to: the words that were searched for. */
export const searchedName = 'searched';

/** What a page of the catalogue is called in «Показан раздел «Пылесосы»». */
const kinds = { category: 'Показан раздел', brand: 'Показаны товары бренда', other: 'Показана подборка' };

/** The address that a search leads to. Pages of the catalogue say what was searched for. */
export const withSearched = (path: string, text: string): string =>
  path.startsWith('/catalog/') && !path.includes('#')
    ? `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [searchedName]: text })}`
    : path;

/** What is said on a page that a search has led to, with the way to all that has its words; null where none has. */
export function searchedFrom({ searchParams }: URL, kind: keyof typeof kinds, name: string) {
  const text = searchParams.get(searchedName)?.trim();
  if (!text) return null;
  return { shown: `${kinds[kind]} «${nbsp(name)}».`, text, href: `/search?${new URLSearchParams({ q: text, [asTypedName]: '1' })}` };
}

export type Searched = NonNullable<ReturnType<typeof searchedFrom>>;
