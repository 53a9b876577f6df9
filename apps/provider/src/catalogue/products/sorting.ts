import { sql } from '../../platform/database/sql.ts';

/**
 * The rating of the products `p` as lists are sorted by it. A single five does not beat a hundred fours: every product is given five reviews
 * of 4 beforehand. The index `products_listed_rating` has the same words.
 */
export const weightedRating = sql`((p.rating_sum + 20.0) / (p.review_count + 5))`;

/** What is said of an order that a list does not have. */
export const unknownSort = (sorts: readonly string[]): string => `Такой сортировки нет. Есть: ${sorts.join(', ')}.`;
