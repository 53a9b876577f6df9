import { boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Reviews of products, questions about them, and comments on articles. */
export const comments = pgTable('comments', {
  id: integer().primaryKey(),
  type: text().$type<'product' | 'question' | 'article'>().notNull(),
  /** Id of the product or article. */
  ownerId: integer().notNull(),
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
});

export const commentAnswers = pgTable('comment_answers', {
  id: integer().primaryKey(),
  commentId: integer()
    .notNull()
    .references(() => comments.id, { onDelete: 'cascade' }),
  author: text().notNull(),
  isExpert: boolean().notNull(),
  text: text().notNull(),
  date: timestamp({ withTimezone: true }).notNull(),
  likes: integer().notNull(),
  dislikes: integer().notNull(),
});
