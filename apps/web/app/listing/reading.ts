/** The parameter of an address whose text is taken letter by letter. */
export const asTypedName = 'as-typed';

interface Read {
  corrected?: string | null | undefined;
  leftOut: readonly string[];
}

/** How a search text was read, with ways to have it otherwise. */
export interface Reading {
  /** The text that was searched for instead, and where what was typed is searched for; null when nothing was mended. */
  corrected: { text: string; typed: string; href: string } | null;
  /** Words that the products lack, each with where it is insisted upon. */
  leftOut: { word: string; href: string }[];
}

const searchHref = (query: string, asTyped: boolean): string =>
  `/search?${new URLSearchParams({ q: query, ...(asTyped ? { [asTypedName]: '1' } : {}) })}`;

/** What is said above the results of a search text. A word is insisted upon by quotes around it. */
export function readingOf({ corrected, leftOut }: Read, typed: string): Reading {
  const text = corrected ?? typed;
  return {
    corrected: corrected == null ? null : { text: corrected, typed, href: searchHref(typed, true) },
    leftOut: leftOut.map((word) => ({ word, href: searchHref(insisted(text, word), false) })),
  };
}

function insisted(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  return at < 0 ? `${text} "${word}"` : `${text.slice(0, at)}"${text.slice(at, at + word.length)}"${text.slice(at + word.length)}`;
}
