import { nicheCategoryCodes, screenCategoryCodes } from '@vitrina/services/contract/fields/special-ids.ts';
import { decimal } from '../../platform/format/decimal.ts';
import type { Niche, Niches } from './niche.ts';

/** A kind of goods that somebody asks «Встанет ли?» of. */
export interface NicheKind<Category> {
  category: Category;
  /** «60 × 85 × 45 см», «дверь 70 см»; null where nobody has measured. */
  measures: string | null;
}

const codes = [...nicheCategoryCodes, ...screenCategoryCodes];

/** The kinds that the catalogue has, the measured ones first: those named above, and any other that was measured. */
export function nicheKinds<Category extends { id: string; code: string }>(
  categories: readonly Category[],
  niches: Niches,
): NicheKind<Category>[] {
  const isKind = ({ id, code }: Category) => niches.has(id) || codes.includes(code);
  const kinds = categories.filter(isKind).map((category) => ({ category, measures: measuresText(category.code, niches.get(category.id)) }));
  const order = ({ category }: NicheKind<Category>) => codes.indexOf(category.code);
  return kinds.toSorted((one, other) => Number(one.measures === null) - Number(other.measures === null) || order(one) - order(other));
}

function measuresText(code: string, niche: Niche | undefined): string | null {
  if (niche === undefined) return null;
  const sides = [niche.width, niche.height, niche.depth].filter((side) => side !== null).map(decimal);
  const parts = [
    ...(sides.length === 0 ? [] : [`${screenCategoryCodes.includes(code) ? 'место' : 'ниша'} ${sides.join(' × ')}\u00a0см`]),
    ...(niche.door === null ? [] : [`дверь ${decimal(niche.door)}\u00a0см`]),
    ...(niche.distance === null ? [] : [`до экрана ${decimal(niche.distance)}\u00a0см`]),
  ];
  return parts.join(', ');
}
