import { type Size, standsInNiche } from '../../entities/fit/fit.ts';
import { decimal, type Niche } from '../../entities/fit/niche.ts';
import type { Filter } from './filters.ts';

/** The sides of a niche, as facets of a listing call them. */
const sides = ['width', 'height', 'depth'] as const;

interface NicheFacet {
  code: string;
  type: 'LIST' | 'RANGE' | 'FLAG';
}

/** What a listing of large appliances leads to: only those that fit, and the questions about niche and door. */
interface NicheLinks {
  /** Null where it is chosen already, or nothing can be chosen by. */
  fitting: Filter[] | null;
  questionText: string;
}

/** Null for a listing that has nothing that stands in a niche. What a door lets through is no filter: it may be either side. */
export function nicheLinks(
  products: readonly { dimensions: Size | null }[],
  facets: readonly NicheFacet[],
  filters: readonly Filter[],
  niche: Niche | null,
): NicheLinks | null {
  if (!products.some(({ dimensions }) => dimensions !== null && standsInNiche(dimensions))) return null;
  if (niche === null) return { fitting: null, questionText: 'Встанет ли? Укажите нишу' };
  const wanted = sides.flatMap((code): Filter[] => {
    const room = niche[code];
    return room !== null && facets.some((facet) => facet.code === code && facet.type === 'RANGE') ? [{ code, max: room }] : [];
  });
  const isChosen = wanted.every(({ code, max }) => filters.some((filter) => filter.code === code && filter.max === max));
  const measures = sides.map((code) => niche[code]).filter((room) => room !== null);
  return {
    fitting:
      wanted.length === 0 || isChosen ? null : [...filters.filter(({ code }) => !wanted.some((one) => one.code === code)), ...wanted],
    questionText: measures.length === 0 ? 'Ваша дверь: изменить' : `Ваша ниша ${measures.map(decimal).join(' × ')}\u00a0см: изменить`,
  };
}
