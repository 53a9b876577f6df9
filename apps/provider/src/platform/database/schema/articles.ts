import { date, integer, jsonb, pgTable, primaryKey, smallint, text } from '../drizzle.ts';
import { products } from './products.ts';
import { tags } from './site.ts';

/** A part of a text as it is kept; a picture is the one of this number of its article. */
export interface StoredBlock {
  kind: 'paragraph' | 'heading' | 'list' | 'quote' | 'picture';
  text?: string;
  items?: string[];
  picture?: number;
}

/** Special offers, news and reviews. */
export const articles = pgTable('articles', {
  id: integer().primaryKey(),
  type: text().$type<'action' | 'news' | 'review'>().notNull(),
  slug: text(),
  name: text().notNull(),
  announce: text().notNull(),
  body: jsonb().$type<StoredBlock[]>().notNull(),
  kinds: text().array().notNull(),
  hue: smallint().notNull(),
  publishedOn: date().notNull(),
  startsOn: date(),
  endsOn: date(),
  tagId: integer().references(() => tags.id),
  minutes: smallint(),
  likes: integer().notNull().default(0),
  dislikes: integer().notNull().default(0),
});

export const markKinds = ['mechanic', 'brand', 'channel', 'category', 'badge'] as const;
export type MarkKind = (typeof markKinds)[number];

/** What articles are filed under. */
export const articleMarks = pgTable(
  'article_marks',
  { kind: text().$type<MarkKind>().notNull(), code: text().notNull(), name: text().notNull(), position: smallint().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.code] })],
);

export const markedArticles = pgTable(
  'article_marked',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    kind: text().$type<MarkKind>().notNull(),
    code: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.kind, table.code] })],
);

/** Goods that a review is about. */
export const articleProducts = pgTable(
  'article_products',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.productId] })],
);
