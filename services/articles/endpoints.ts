import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import { code, digits, idText } from '../contract/wire.ts';
import { article, choice } from './article.ts';
import { filterBadge, review, reviewCard, reviewPage, reviewVotes } from './review.ts';

const readOptions = { method: 'GET', identity: 'nobody', idempotency: 'safe' } as const;
const choices = { ...readOptions, source: 'spec 2 §7', answer: z.array(choice), cache: lifetimes.articles } as const;

const reviewFilter = { category: code.optional(), brand: code.optional(), badge: code.optional() };
const badges = {
  ...readOptions,
  source: 'spec 2 §7',
  query: z.object(reviewFilter),
  answer: z.array(filterBadge),
  cache: lifetimes.articles,
} as const;
const vote = {
  method: 'POST',
  source: 'spec 2 §7',
  params: z.object({ id: idText }),
  answer: reviewVotes,
  identity: 'visitor',
  idempotency: 'none',
  cache: 'never',
} as const;

const codes = z.array(code).max(50).optional();

export const articles = endpoints('articles', {
  actions: endpoint({
    ...readOptions,
    path: '/v2/articles/actions',
    summary: 'Special offers of these days, those first that end soonest.',
    source: 'spec 2 §7',
    query: z.object({
      page: digits.optional(),
      /** The specification writes it like this here. */
      perPage: digits.optional(),
      mechanics: codes,
      brands: codes,
      channels: codes,
    }),
    answer: article,
    paged: true,
    cache: lifetimes.articles,
  }),
  article: endpoint({
    ...readOptions,
    path: '/v2/articles/{id}',
    summary: 'One special offer, or one piece of news.',
    source: 'spec 2 §7',
    params: z.object({ id: idText }),
    answer: article,
    cache: lifetimes.articles,
  }),
  mechanics: endpoint({ ...choices, path: '/v2/articles/actions/mechanics', summary: 'Ways in which the offers of these days are one.' }),
  brands: endpoint({ ...choices, path: '/v2/articles/actions/brands', summary: 'Brands with offers these days.' }),
  channels: endpoint({ ...choices, path: '/v2/articles/actions/channels', summary: 'Where the offers of these days are to be had.' }),
  news: endpoint({
    ...readOptions,
    path: '/v2/articles/news',
    summary: 'News of the shop, the newest first.',
    source: 'spec 1 §9',
    query: z.object({ page: digits.optional(), per_page: digits.optional() }),
    answer: article,
    paged: true,
    cache: lifetimes.articles,
  }),
  reviews: endpoint({
    ...readOptions,
    path: '/v2/articles/reviews',
    summary: 'Reviews; a category, a brand and a badge narrow them together.',
    source: 'spec 2 §7',
    query: z.object({ page: digits.optional(), per_page: digits.optional(), sort: z.string().max(40).optional(), ...reviewFilter }),
    answer: reviewCard,
    paged: true,
    cache: lifetimes.articles,
  }),
  reviewBySlug: endpoint({
    ...readOptions,
    path: '/v2/articles/reviews/slug/{slug}',
    summary: 'One review by the name in its address.',
    source: 'spec 2 §7',
    params: z.object({ slug: code }),
    answer: review,
    cache: lifetimes.articles,
  }),
  reviewByCode: endpoint({
    ...readOptions,
    path: '/v2/articles/reviews/{code}',
    summary: 'One review by its code, which is its id here.',
    source: 'spec 2 §7',
    params: z.object({ code }),
    answer: review,
    cache: lifetimes.articles,
  }),
  like: endpoint({ ...vote, path: '/v2/articles/reviews/{id}/like', summary: 'A reader likes a review.' }),
  dislike: endpoint({ ...vote, path: '/v2/articles/reviews/{id}/dislike', summary: 'A reader does not like a review.' }),
  reviewCategories: endpoint({
    ...badges,
    path: '/v2/articles/reviews/filters/categories',
    summary: 'Categories of reviews beside what is chosen.',
  }),
  reviewBrands: endpoint({ ...badges, path: '/v2/articles/reviews/filters/brands', summary: 'Brands of reviews beside what is chosen.' }),
  reviewTags: endpoint({ ...badges, path: '/v2/articles/reviews/filters/tags', summary: 'Badges of reviews beside what is chosen.' }),
  reviewPage: endpoint({
    ...readOptions,
    path: '/v2/articles/reviews/page',
    summary: 'What is said of a list of reviews; 404 when its address names something that no review is filed under.',
    source: 'spec 2 §7',
    query: z.object({ path: z.string().max(500) }),
    answer: reviewPage,
    cache: lifetimes.articles,
  }),
});
