import { asTypedName } from '../../entities/catalogue/searched.ts';

interface SearchInterpretation {
  page?: { name: string; url: string } | null | undefined;
  corrected?: string | null | undefined;
  leftOut: readonly string[];
  unmatched: readonly string[];
  parts: readonly { name: string; rest: string }[];
  nearest?: string | null | undefined;
}

/** How a search text was read, with ways to have it otherwise. */
export interface Reading {
  /** The page of a service of the shop that the text is about; null when it is about none. */
  page: { text: string; href: string } | null;
  /** The text that was searched for instead, and where what was typed is searched for; null when nothing was mended. */
  corrected: { text: string; original: string; href: string } | null;
  /** What not even the first products have, each with where it is insisted upon; null of a price or a word that nothing has. */
  leftOut: { word: string; href: string | null }[];
  /** What was understood, each part with where it is searched for without it. */
  parts: { text: string; href: string }[];
  /** What may have been meant where nothing was found, and where it is searched for. */
  nearest: { text: string; href: string } | null;
}

const searchHref = (query: string, asTyped: boolean): string =>
  `/search?${new URLSearchParams({ q: query, ...(asTyped ? { [asTypedName]: '1' } : {}) })}`;

/** What is said above the results of a search text. A word is insisted upon by quotes around it; who has refused a correction has refused it still. */
export function readingOf(
  { page, corrected, leftOut, unmatched, parts, nearest }: SearchInterpretation,
  queryText: string,
  asTyped: boolean,
): Reading {
  const text = corrected ?? queryText;
  return {
    page: page == null ? null : { text: page.name, href: page.url },
    corrected: corrected == null ? null : { text: corrected, original: queryText, href: searchHref(queryText, true) },
    leftOut: leftOut.map((word) => {
      if (word.endsWith('₽')) return { word, href: null };
      const match = findWord(word, text);
      const href = unmatched.includes(word) ? null : searchHref(quoteWord(text, word, match), asTyped);
      return { word: match?.[0] ?? word, href };
    }),
    parts: parts.map(({ name, rest }) => ({ text: name, href: searchHref(rest, asTyped) })),
    nearest: nearest == null ? null : { text: nearest, href: searchHref(nearest, false) },
  };
}

/** Where a word stands in a text by itself; the provider may write it small, «е» for «ё», and a unit apart from its number. */
function findWord(word: string, text: string): RegExpExecArray | null {
  const letters = word
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/[её]/gi, '[её]')
    .replace(/\s+/g, '\\s*');
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, 'iu').exec(text);
}

function quoteWord(text: string, word: string, match: RegExpExecArray | null): string {
  if (match === null) return `${text} "${word}"`;
  const [as] = match;
  return `${text.slice(0, match.index)}"${as}"${text.slice(match.index + as.length)}`;
}
