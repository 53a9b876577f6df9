import { screenCategoryCodes } from '@vitrina/services/contract/fields/special-ids.ts';
import type { Niche, Niches } from '../../entities/fit/niche.ts';
import { hasPlace, type Placed } from '../../entities/fit/story.server.ts';
import { diagonalsFor } from '../../entities/fit/viewing.ts';
import { decimal } from '../../platform/format/decimal.ts';
import type { Filter } from './filters.ts';

/** The sides of a niche, as facets of a listing call them. */
const sides = ['width', 'height', 'depth'] as const;

interface NicheFacet {
  code: string;
  type: 'LIST' | 'RANGE' | 'FLAG';
  values: readonly { code: string }[];
}

/** What a listing of large appliances or of screens leads to: only those that fit, and the questions about the place. */
interface NicheLinks {
  /** Whose things stand there. */
  categoryId: string;
  /** Null where it is chosen already, or nothing can be chosen by. */
  fitting: Filter[] | null;
  fittingText: string;
  questionText: string;
}

/**
 * Null for a listing that has nothing that stands in a niche, or things of several kinds, each with a niche of its own. What a door lets
 * through is no filter: it may be either side.
 */
export function nicheLinks(
  products: readonly Placed[],
  facets: readonly NicheFacet[],
  filters: readonly Filter[],
  niches: Niches,
): NicheLinks | null {
  const kinds = new Map(products.filter(hasPlace).flatMap(({ category }) => (category === null ? [] : [[category.id, category]])));
  const [category] = kinds.values();
  if (category === undefined || kinds.size > 1) return null;
  const { id: categoryId, code } = category;
  const isScreen = screenCategoryCodes.includes(code);
  const fittingText = isScreen ? 'Подойдёт для моей комнаты' : 'Встанет в мою нишу';
  const niche = niches.get(categoryId);
  if (niche === undefined) {
    return { categoryId, fitting: null, fittingText, questionText: isScreen ? 'Встанет ли? Укажите место' : 'Встанет ли? Укажите нишу' };
  }
  const wanted = [...roomFilters(niche, facets), ...diagonalFilters(niche, facets)];
  const isChosen = wanted.every(({ code, max, values }) =>
    filters.some((filter) => filter.code === code && filter.max === max && String(filter.values) === String(values)),
  );
  return {
    categoryId,
    fitting:
      wanted.length === 0 || isChosen ? null : [...filters.filter(({ code }) => !wanted.some((one) => one.code === code)), ...wanted],
    fittingText,
    questionText: measuredText(niche, isScreen),
  };
}

const roomFilters = (niche: Niche, facets: readonly NicheFacet[]): Filter[] =>
  sides.flatMap((code): Filter[] => {
    const room = niche[code];
    return room !== null && facets.some((facet) => facet.code === code && facet.type === 'RANGE') ? [{ code, max: room }] : [];
  });

/** Sizes of screens that are watched from where the shopper sits, of those that the listing has. */
function diagonalFilters({ distance }: Niche, facets: readonly NicheFacet[]): Filter[] {
  const facet = facets.find(({ code, type }) => code === 'diagonal' && type === 'LIST');
  if (distance === null || facet === undefined) return [];
  const { min, max } = diagonalsFor(distance);
  const values = facet.values.map(({ code }) => code).filter((code) => Number(code) >= min && Number(code) <= max);
  return values.length === 0 ? [] : [{ code: facet.code, values }];
}

function measuredText(niche: Niche, isScreen: boolean): string {
  const measures = sides.map((code) => niche[code]).filter((room) => room !== null);
  const room = measures.length === 0 ? [] : [`${isScreen ? 'Ваше место' : 'Ваша ниша'} ${measures.map(decimal).join(' × ')}\u00a0см`];
  const distance = niche.distance === null ? [] : [`${room.length === 0 ? 'До' : 'до'} экрана ${decimal(niche.distance)}\u00a0см`];
  const parts = [...room, ...distance];
  return `${parts.length === 0 ? 'Ваша дверь' : parts.join(', ')}: изменить`;
}
