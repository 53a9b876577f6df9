import { boolean, integer, pgTable, smallint, text } from '../drizzle.ts';

/** Rooms for banners. */
export const bannerTypes = pgTable('banner_types', { code: text().primaryKey(), name: text().notNull(), location: text().notNull() });

export const banners = pgTable('banners', {
  id: integer().primaryKey(),
  type: text()
    .notNull()
    .references(() => bannerTypes.code),
  title: text().notNull(),
  text: text().notNull(),
  url: text().notNull(),
  kinds: text().array().notNull(),
  hue: smallint().notNull(),
  isVisible: boolean().notNull().default(true),
});
