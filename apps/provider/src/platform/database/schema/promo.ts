import { pgTable, smallint, text } from '../drizzle.ts';

/** Doors of the advent calendar, by the day of December. */
export const adventDays = pgTable('advent_days', {
  day: smallint().primaryKey(),
  title: text().notNull(),
  text: text().notNull(),
  url: text().notNull(),
  kinds: text().array().notNull(),
  hue: smallint().notNull(),
});
