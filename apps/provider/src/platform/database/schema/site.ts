import { boolean, integer, pgTable, primaryKey, smallint, text } from '../drizzle.ts';
import { categories } from './catalogue.ts';
import { products } from './products.ts';

export const tags = pgTable('tags', {
  id: integer().primaryKey(),
  alias: text().notNull().unique(),
  name: text().notNull(),
  text: text(),
  categoryId: integer().references(() => categories.id),
  position: smallint().notNull(),
});

export const tagProducts = pgTable(
  'tag_products',
  {
    tagId: integer()
      .notNull()
      .references(() => tags.id),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.tagId, table.productId] })],
);

export const tagSynonyms = pgTable('tag_synonyms', {
  synonym: text().primaryKey(),
  tagId: integer()
    .notNull()
    .references(() => tags.id),
});

export const slides = pgTable('slides', {
  id: integer().primaryKey(),
  position: smallint().notNull(),
  title: text().notNull(),
  text: text().notNull(),
  button: text().notNull(),
  url: text().notNull(),
});

export const features = pgTable('features', {
  key: text().primaryKey(),
  position: smallint().notNull(),
  isActive: boolean().notNull(),
  /** Null where the flag has no value of its own. */
  valueActive: boolean(),
});

/** A/B branches, which new visitors are given by their weights. */
export const branches = pgTable('branches', {
  name: text().primaryKey(),
  weight: integer().notNull(),
  /** The home page begins with the sections that have the most goods. */
  largestFirst: boolean().notNull().default(false),
});

/** Words of a sticker that one branch has instead of the usual ones. */
export const branchStickers = pgTable(
  'branch_stickers',
  {
    code: text().notNull(),
    branch: text()
      .notNull()
      .references(() => branches.name, { onDelete: 'cascade' }),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.branch, table.code] })],
);

/** Where a path of the shop has moved. */
export const redirects = pgTable('redirects', { path: text().primaryKey(), url: text().notNull(), code: smallint().notNull() });

/** What the database remembers of itself: `seed` is the version of the demo data in it. */
export const meta = pgTable('meta', { key: text().primaryKey(), value: text().notNull() });
