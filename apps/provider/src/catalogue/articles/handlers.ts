import type { articles as endpoints } from '@vitrina/services/articles/endpoints.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import { sql } from '../../platform/database/sql.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { notFound } from '../../platform/refusal.ts';
import { readNews } from './news.ts';
import { readArticle, readChoices, readOffers } from './offers.ts';
import { readBadges, readReviewPage } from './review-filters.ts';
import { countVote, readReview, readReviews } from './reviews.ts';

/** What is there; a 404 with these words where nothing is. */
async function requireFound<Item>(reading: Promise<Item | undefined>, message: string): Promise<Item> {
  const item = await reading;
  if (item === undefined) throw notFound(message);
  return item;
}

const noReview = 'Такого обзора нет';

export const articles: Handlers<typeof endpoints> = {
  actions: ({ query = {}, context }) => readOffers(context, query),
  article: ({ params, context }) => requireFound(readArticle(context, toDatabaseId(params.id)), 'Такой акции или новости нет'),
  mechanics: ({ context }) => readChoices(context, 'mechanic'),
  brands: ({ context }) => readChoices(context, 'brand'),
  channels: ({ context }) => readChoices(context, 'channel'),
  news: ({ query = {}, context }) => readNews(context, query),
  reviews: ({ query = {}, context }) => readReviews(context, query),
  reviewBySlug: ({ params, context }) => requireFound(readReview(context, sql`a.slug = ${params.slug}`), noReview),
  reviewByCode: ({ params, context }) => requireFound(readReview(context, sql`a.id = ${toDatabaseId(asId(params.code))}`), noReview),
  like: ({ params, context }) => requireFound(countVote(context.db, toDatabaseId(params.id), 'like'), noReview),
  dislike: ({ params, context }) => requireFound(countVote(context.db, toDatabaseId(params.id), 'dislike'), noReview),
  reviewCategories: ({ query = {}, context }) => readBadges(context, 'category', query),
  reviewBrands: ({ query = {}, context }) => readBadges(context, 'brand', query),
  reviewTags: ({ query = {}, context }) => readBadges(context, 'badge', query),
  reviewPage: ({ query, context }) => requireFound(readReviewPage(context.db, query.path), 'Таких обзоров нет'),
};
