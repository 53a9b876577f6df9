import { boolean, integer, pgTable, smallint, text, timestamp } from '../drizzle.ts';

/** Reviews of products, questions about them, comments on articles, and what answers them; as far as demonstrations write it. */
export const comments = pgTable('comments', {
  id: integer().primaryKey(),
  type: text().$type<'product' | 'question' | 'article'>().notNull(),
  /** Id of the product or article. */
  ownerId: integer().notNull(),
  /** What it answers; null for what stands by itself. */
  parentId: integer(),
  status: smallint().notNull().default(1),
  author: text().notNull(),
  /** 1 to 5; null for questions. */
  rating: smallint(),
  experience: text(),
  pros: text().notNull(),
  cons: text().notNull(),
  text: text().notNull(),
  date: timestamp({ withTimezone: true }).notNull(),
  likes: integer().notNull(),
  dislikes: integer().notNull(),
  /** Bought in this shop. */
  isVerified: boolean().notNull(),
  /** Somebody of the shop or the maker. */
  isExpert: boolean().notNull().default(false),
});
