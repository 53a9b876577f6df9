/** A line below the search field. */
export interface Suggestion {
  kind: 'history' | 'query' | 'category' | 'brand' | 'product';
  name: string;
  url: string;
  image: string | null;
  /** Rubles; null for anything but a product. */
  price: number | null;
}

interface Link {
  name: string;
  url: string;
}

/** What the provider suggests. */
export interface Suggestions {
  queries: readonly string[];
  categories: readonly Link[];
  brands: readonly Link[];
  products: readonly (Link & { image: string; price: number })[];
}

/** Address of the results for a text. */
export function searchPath(text: string): string {
  return `/search?${new URLSearchParams({ q: text })}`;
}

/** What was searched for before, while nothing is typed. */
export const historyLines = (texts: readonly string[]): Suggestion[] =>
  texts.map((name) => ({ kind: 'history', name, url: searchPath(name), image: null, price: null }));

/** Queries, sections, brands, products: one list that the arrows go through. */
export function suggestionLines(found: Suggestions | null): Suggestion[] {
  if (found === null) return [];
  return [
    ...found.queries.map((name) => ({ kind: 'query' as const, name, url: searchPath(name), image: null, price: null })),
    ...found.categories.map(({ name, url }) => ({ kind: 'category' as const, name, url, image: null, price: null })),
    ...found.brands.map(({ name, url }) => ({ kind: 'brand' as const, name, url, image: null, price: null })),
    ...found.products.map(({ name, url, image, price }) => ({ kind: 'product' as const, name, url, image, price })),
  ];
}
