import { type ReviewFilter, type ReviewSort, relatedReviews, reviewsPageSize } from '@vitrina/services/articles/vocabulary.ts';
import { isCode } from '@vitrina/services/contract/fields/id.ts';
import type { Id } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import { toPageQuery } from '../base/paging.ts';
import { orNull } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits } from '../calls/with-limits.ts';
import type { Context } from '../context/context.ts';
import type { ArticleReviewSort, ArticleReviewVote, Resolvers } from '../generated/resolvers.ts';
import { cardById } from '../products/loaders.ts';
import { hasPage } from '../products/rules.ts';
import { voteLimits } from './limits.ts';
import { badgesOf, isAll, isChosen, routeOf, toReviewSelection, voteOf, withVote } from './reviews.ts';
import { partsOf } from './rules.ts';
import type { ReviewVotes } from './sources.ts';

const { reviews, reviewBySlug, reviewByCode, like, dislike, reviewCategories, reviewBrands, reviewTags, reviewPage } = domains.articles;

/** Most reviews on a page, goods and further reviews of one. */
const limits = { reviews: 48, products: 20, related: relatedReviews } as const;

/** Counts a visitor's vote once: a second one gets the first back, without a call. */
async function countVoteOnce(
  { viewer, adoptReviewVotes }: Pick<Context, 'viewer' | 'adoptReviewVotes'>,
  id: Id,
  vote: ArticleReviewVote,
  count: () => Promise<Omit<ReviewVotes, 'vote'>>,
): Promise<ReviewVotes> {
  const before = voteOf(viewer.reviewVotes, id);
  if (before !== null) return { like: null, not_like: null, vote: before };
  const counts = await count();
  adoptReviewVotes(withVote(viewer.reviewVotes, id, vote));
  return { ...counts, vote };
}

const wireSorts: Readonly<Record<ArticleReviewSort, ReviewSort>> = { NEWEST: '-date', HELPFUL: '-like', SHORTEST: 'minutes' };
const sortsByWord = new Map(Object.entries(wireSorts).map(([name, word]) => [word as string, name as ArticleReviewSort]));

export const reviewQueries = {
  articleReviews: withCalls({ reviews }, ({ reviews }, _parent, { page, perPage, filter, sort }) => {
    const { page: number, per_page: size } = toPageQuery({ page, perPage }, limits.reviews);
    return reviews({ query: { page: number, per_page: size ?? reviewsPageSize, sort: wireSorts[sort], ...toReviewSelection(filter) } });
  }),
  articleReview: withCalls({ reviewBySlug }, async ({ reviewBySlug }, _parent, { slug }) =>
    isCode(slug) ? orNull(reviewBySlug({ params: { slug } })) : null,
  ),
  articleReviewByCode: withCalls({ reviewByCode }, async ({ reviewByCode }, _parent, { code: reviewCode }) =>
    isCode(reviewCode) ? orNull(reviewByCode({ params: { code: reviewCode } })) : null,
  ),
  reviewCategories: withCalls({ reviewCategories }, async ({ reviewCategories }, _parent, { filter }) => {
    const reviewFilter = toReviewSelection(filter);
    return badgesOf('category' satisfies ReviewFilter, reviewFilter, await reviewCategories({ query: reviewFilter }));
  }),
  reviewBrands: withCalls({ reviewBrands }, async ({ reviewBrands }, _parent, { filter }) => {
    const reviewFilter = toReviewSelection(filter);
    return badgesOf('brand' satisfies ReviewFilter, reviewFilter, await reviewBrands({ query: reviewFilter }));
  }),
  reviewTags: withCalls({ reviewTags }, async ({ reviewTags }, _parent, { filter }) => {
    const reviewFilter = toReviewSelection(filter);
    return badgesOf('badge' satisfies ReviewFilter, reviewFilter, await reviewTags({ query: reviewFilter }));
  }),
  reviewPage: withCalls({ reviewPage }, ({ reviewPage }, _parent, { path }) => orNull(reviewPage({ query: { path } }))),
} satisfies Partial<Resolvers['Query']>;

export const reviewMutations = {
  articleReviewLike: withLimits(
    voteLimits,
    withCalls({ like }, ({ like }, _parent, { input: { id } }, context) =>
      countVoteOnce(context, id, 'LIKE', () => like({ params: { id } })),
    ),
  ),
  articleReviewDislike: withLimits(
    voteLimits,
    withCalls({ dislike }, ({ dislike }, _parent, { input: { id } }, context) =>
      countVoteOnce(context, id, 'DISLIKE', () => dislike({ params: { id } })),
    ),
  ),
} satisfies Partial<Resolvers['Mutation']>;

export const reviewTypes: Pick<
  Resolvers,
  'ArticleReview' | 'ReviewFilterBadge' | 'ReviewPage' | 'ArticleReviewLikePayload' | 'ArticleReviewDislikePayload'
> = {
  ReviewPage: {
    sorts: ({ sorts }) =>
      sorts.flatMap(({ text, value }) => {
        const sort = sortsByWord.get(value);
        return sort === undefined ? [] : [{ text, value: sort }];
      }),
  },
  ArticleReview: {
    url: ({ slug }) => `/reviews/view/${encodeURIComponent(slug)}`,
    vote: ({ id }, _args, { viewer }) => voteOf(viewer.reviewVotes, id),
    body: ({ body }) => partsOf(body ?? null),
    related: ({ related = [] }) => related.slice(0, limits.related),
    products: withCalls(
      { cardById },
      async ({ cardById }, { product_ids: ids = [] }) => {
        const cards = await Promise.all(ids.slice(0, limits.products).map((id) => cardById(id)));
        return cards.filter((card) => card !== null).filter(hasPage);
      },
      { times: { cardById: limits.products } },
    ),
  },
  ReviewFilterBadge: {
    route: routeOf,
    typeTag: ({ typeTag, kind }) => typeTag ?? kind,
    value: (badge) => (isAll(badge) ? 'ALL' : 'TEXT'),
    isChosen,
  },
};
