import { formatThousands } from '@vitrina/services/contract/fields/money.ts';
import { goods, plural } from '../../platform/format/plural.ts';
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

/** Products of a page under one heading; without a heading where the whole list is of one sort. */
export interface Section<Product> {
  heading: string | null;
  /** They have all that was asked, and others follow. */
  isComplete: boolean;
  products: readonly Product[];
}

const formatCount = (name: string, count: number): string => `${name}: ${formatThousands(count)}\u00a0${plural(count, goods)}`;

/** Fewer do not fill a row: they stand in front of the others, in one list with them. */
const minOwnList = 4;

/** Parts a page of search results into what has all that was asked and what is only like it. */
export function sectionsOf<Product>(
  products: readonly Product[],
  facets: readonly CompleteFacet[],
  filters: readonly Filter[],
  { totalCount, currentPage, perPage }: Place,
): Section<Product>[] {
  const complete = facets.find(({ code }) => code === completeCode)?.values[0]?.count;
  if (complete === undefined || complete >= totalCount || filters.some(({ code }) => code === completeCode))
    return [{ heading: null, isComplete: false, products }];
  const border = Math.max(0, complete - (currentPage - 1) * perPage);
  const completeText = formatCount('Подходят полностью', complete);
  if (border > 0 && complete < minOwnList) return [{ heading: `${completeText}, дальше похожие`, isComplete: true, products }];
  return [
    { heading: completeText, isComplete: true, products: products.slice(0, border) },
    { heading: formatCount('Похожие, подходят частично', totalCount - complete), isComplete: false, products: products.slice(border) },
  ].filter((section) => section.products.length > 0);
}
