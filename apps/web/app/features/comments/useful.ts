import type { ProductShelvesQuery } from '../../generated/graphql.ts';

export type UsefulReview = NonNullable<ProductShelvesQuery['reviews']>['nodes'][number];

/** What is written where there is no drawback. */
const nothing =
  /^(((пока|недостатков|минусов) )*(нет|не (обнаружил|выявил|заметил|наш[её]л|нашла)[аио]?)( (пока|недостатков|минусов))*|[-–—])?[.!)]*$/i;

/** Of reviews with the most useful first, those to show beside a product: two, one of which names a drawback where any does. */
export function pickUseful<Review extends Pick<UsefulReview, 'cons' | 'status'>>(reviews: readonly Review[]): Review[] {
  const published = reviews.filter(({ status }) => status === 'PUBLISHED');
  const critical = published.find(({ cons }) => !nothing.test(cons.trim()));
  const [first, second] = published;
  if (critical === undefined || critical === first || critical === second) return published.slice(0, 2);
  return first === undefined ? [] : [first, critical];
}
