import { goods, pluralize } from '../../platform/format/plural.ts';
import type { Filter } from './filters.ts';

/** The code of the facet by which a search tells what has all that was asked; such products stand first in any order. */
export const completeCode = 'complete';

interface CompleteFacet {
  code: string;
  values: readonly { count: number }[];
}

interface Place {
  /** Products of the whole list. */
  totalCount: number;
  currentPage: number;
  perPage: number;
}

/** Cards of a page under one heading; without a heading where the whole list is of one sort. */
export interface Section<Card> {
  heading: string | null;
  /** They have all that was asked, and others follow. */
  isComplete: boolean;
  cards: readonly Card[];
}

/** How many have all that was asked, where others follow them; null of a list of one sort. */
export function completeCount(facets: readonly CompleteFacet[], filters: readonly Filter[], totalCount: number): number | null {
  const complete = facets.find(({ code }) => code === completeCode)?.values[0]?.count;
  const isPart = complete !== undefined && complete < totalCount && !filters.some(({ code }) => code === completeCode);
  return isPart ? complete : null;
}

/** Parts a page of search results into what has all that was asked and what is only like it. `cardsOf` gives the cards, which variants share. */
export function sectionsOf<Product, Card>(
  products: readonly Product[],
  facets: readonly CompleteFacet[],
  filters: readonly Filter[],
  { totalCount, currentPage, perPage }: Place,
  cardsOf: (products: readonly Product[]) => readonly Card[],
): Section<Card>[] {
  const complete = completeCount(facets, filters, totalCount);
  if (complete === null) return [{ heading: null, isComplete: false, cards: cardsOf(products) }];
  const section = (name: string, count: number, isComplete: boolean, own: readonly Product[]): Section<Card> => ({
    heading: `${name}: ${pluralize(count, goods)}`,
    isComplete,
    cards: cardsOf(own),
  });
  const border = Math.max(0, complete - (currentPage - 1) * perPage);
  const fitting = section('Подходят полностью', complete, true, products.slice(0, border));
  const others = section('Похожие, подходят частично', totalCount - complete, false, products.slice(border));
  return [fitting, others].filter(({ cards }) => cards.length > 0);
}
