import { type Size, standsInNiche } from '../../entities/fit/fit.ts';
import { decimal, type Niches } from '../../entities/fit/niche.ts';
import type { Filter } from './filters.ts';

/** The sides of a niche, as facets of a listing call them. */
const sides = ['width', 'height', 'depth'] as const;

interface NicheFacet {
  code: string;
  type: 'LIST' | 'RANGE' | 'FLAG';
}

/** What a listing of large appliances leads to: only those that fit, and the questions about niche and door. */
interface NicheLinks {
  /** Whose things stand there. */
  categoryId: string;
  /** Null where it is chosen already, or nothing can be chosen by. */
  fitting: Filter[] | null;
  questionText: string;
}

interface Sized {
  category: { id: string } | null;
  dimensions: Size | null;
}

/**
 * Null for a listing that has nothing that stands in a niche, or things of several kinds, each with a niche of its own. What a door lets
 * through is no filter: it may be either side.
 */
export function nicheLinks(
  products: readonly Sized[],
  facets: readonly NicheFacet[],
  filters: readonly Filter[],
  niches: Niches,
): NicheLinks | null {
  const kinds = new Set(
    products.flatMap(({ category, dimensions }) => (dimensions !== null && standsInNiche(dimensions) ? (category?.id ?? []) : [])),
  );
  const [categoryId] = kinds;
  if (categoryId === undefined || kinds.size > 1) return null;
  const niche = niches.get(categoryId);
  if (niche === undefined) return { categoryId, fitting: null, questionText: 'Встанет ли? Укажите нишу' };
  const wanted = sides.flatMap((code): Filter[] => {
    const room = niche[code];
    return room !== null && facets.some((facet) => facet.code === code && facet.type === 'RANGE') ? [{ code, max: room }] : [];
  });
  const isChosen = wanted.every(({ code, max }) => filters.some((filter) => filter.code === code && filter.max === max));
  const measures = sides.map((code) => niche[code]).filter((room) => room !== null);
  return {
    categoryId,
    fitting:
      wanted.length === 0 || isChosen ? null : [...filters.filter(({ code }) => !wanted.some((one) => one.code === code)), ...wanted],
    questionText: measures.length === 0 ? 'Ваша дверь: изменить' : `Ваша ниша ${measures.map(decimal).join(' × ')}\u00a0см: изменить`,
  };
}
