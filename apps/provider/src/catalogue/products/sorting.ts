import type { Sort } from '@vitrina/services/products/vocabulary.ts';
import { sql } from '../../platform/database/sql.ts';

/**
 * The rating of the products `p` as lists are sorted by it. A single five does not beat a hundred fours: every product is given five reviews
 * of 4 beforehand. The index `products_listed_rating` has the same words.
 */
export const weightedRating = sql`((p.rating_sum + 20.0) / (p.review_count + 5))`;

/** What is said of an order that a list does not have. */
export const unknownSort = (sorts: readonly string[]): string => `Такой сортировки нет. Есть: ${sorts.join(', ')}.`;

/** Orders by the number of a specification, the smallest first, and the code of the specification. */
const attributeSorts = { noise: 'noise' } as const satisfies Partial<Record<Sort, string>>;
export type AttributeSort = keyof typeof attributeSorts;

export const isAttributeSort = (sort: Sort): sort is AttributeSort => sort in attributeSorts;

export const attributeOf = (sort: AttributeSort): string => attributeSorts[sort];

/** The order by a specification; null where there is none. */
export const sortByAttribute = (code: string): Sort | null =>
  (Object.keys(attributeSorts) as AttributeSort[]).find((sort) => attributeSorts[sort] === code) ?? null;
