import { z } from 'zod';
import { readContent } from '../content.ts';
import { body, goods } from './article-schema.ts';

const offer = z.strictObject({
  id: z.int().positive().max(99),
  name: z.string(),
  announce: z.string(),
  kinds: z.array(z.string()).min(1),
  hue: z.int().min(0).max(359),
  /** Days from the first start of the demonstration; null where no end is set. */
  lastsDays: z.int().nullable(),
  mechanics: z.array(z.string()).min(1),
  channels: z.array(z.string()).min(1),
  /** A tag that is there already, or one of the offer's own for its goods. */
  tag: z.union([z.string(), z.strictObject({ alias: z.string(), name: z.string() })]),
  goods: goods.optional(),
  body,
});
export type Offer = z.output<typeof offer>;

export const offers: readonly Offer[] = readContent('articles/offers.json', z.array(offer));

/** Names of what offers are filed under. */
export const mechanics: Readonly<Record<string, string>> = {
  discount: 'Скидка',
  promocode: 'Промокод',
  instalment: 'Рассрочка',
  set: 'Выгодно вместе',
  preorder: 'Предзаказ',
  outlet: 'Уценка',
  digital: 'Цифровой товар',
};
export const channels: Readonly<Record<string, string>> = { site: 'На сайте', stores: 'В магазинах' };

/** Tags of the demonstration's own hand end before this; those of offers begin here. */
export const firstOfferTag = 100;
