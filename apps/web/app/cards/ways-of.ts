import type { CardFragment } from '../generated/graphql.ts';
import type { Fold } from './fold.ts';

/** A way to have the model that the card leads to. */
export interface Way {
  name: string;
  url: string;
  isCurrent: boolean;
  /** Paint of a colour as `#rrggbb`. */
  paint?: string;
}

/** Colours of the edition that leads and editions of its colour, each as near to it as the page has one; none where there is no choice. */
export function waysOf({ product, others }: Fold): { colors: Way[]; editions: Way[] } {
  const colorOf = ({ variant }: CardFragment) => variant?.color?.name;
  const editionOf = ({ variant }: CardFragment) => variant?.edition ?? undefined;
  const paintOf = ({ variant }: CardFragment) => variant?.color?.code;
  const ways = (of: typeof colorOf, beside: typeof colorOf, paint?: typeof colorOf): Way[] => {
    const nearest = new Map<string, CardFragment>();
    for (const each of [product, ...others]) {
      const name = of(each);
      if (name === undefined) continue;
      const known = nearest.get(name);
      if (known === undefined || (beside(known) !== beside(product) && beside(each) === beside(product))) nearest.set(name, each);
    }
    if (nearest.size < 2) return [];
    return [...nearest].map(([name, each]) => ({ name, url: each.url, isCurrent: each === product, paint: paint?.(each) }));
  };
  return { colors: ways(colorOf, editionOf, paintOf), editions: ways(editionOf, colorOf) };
}
