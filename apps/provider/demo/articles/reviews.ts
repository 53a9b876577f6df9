import { z } from 'zod';
import { readContent } from '../content.ts';
import { body, goods } from './article-schema.ts';

const reviewFields = {
  id: z.int().positive(),
  name: z.string(),
  announce: z.string(),
  kinds: z.array(z.string()).min(1),
  hue: z.int().min(0).max(359),
  /** Days before the first start of the demonstration. */
  daysAgo: z.int().nonnegative(),
  body,
};

const review = z.strictObject({
  ...reviewFields,
  slug: z.string().regex(/^[a-z0-9-]+$/),
  likes: z.int(),
  dislikes: z.int(),
  /** Code of a category of the catalogue. */
  category: z.string(),
  brand: z.string().optional(),
  badges: z.array(z.string()).min(1),
  goods,
});
export type Review = z.output<typeof review>;

const item = z.strictObject(reviewFields);

export const reviews: readonly Review[] = readContent('articles/reviews.json', z.array(review));
export const news: readonly z.output<typeof item>[] = readContent('articles/news.json', z.array(item));

/** Kinds of reviews. */
export const badges: Readonly<Record<string, string>> = {
  'kak-vybrat': 'Как выбрать',
  sravnenie: 'Сравнение',
  test: 'Испытание',
  sovety: 'Советы',
};

/** Goods shown with a review. */
export const reviewGoods = 4;
