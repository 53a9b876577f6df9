/** How many facets stand open, besides the flags, which have nothing to unfold: price, brand, and what a kind of goods is chosen by. */
const maxOpen = 6;

interface OpenableFacet {
  code: string;
  type: 'LIST' | 'RANGE' | 'FLAG';
}

/** Codes of the facets that stand open: the first of them, and those in which something is chosen or typed wrong (`busy`). */
export function openFacets(facets: readonly OpenableFacet[], busy: readonly string[]): ReadonlySet<string> {
  const first = facets.filter(({ type }) => type !== 'FLAG').slice(0, maxOpen);
  return new Set([...first.map(({ code }) => code), ...busy]);
}
