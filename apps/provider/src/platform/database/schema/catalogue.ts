import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from '../drizzle.ts';

export const categories = pgTable(
  'categories',
  {
    id: integer().primaryKey(),
    parentId: integer().references((): AnyPgColumn => categories.id),
    code: text().notNull().unique(),
    /** «Стиральные машины» */
    name: text().notNull(),
    /** «Стиральная машина» */
    singular: text().notNull(),
    /** What a product of it is drawn as. */
    kind: text().notNull(),
    position: integer().notNull(),
    isDigital: boolean().notNull(),
  },
  (table) => [index('categories_parent').on(table.parentId)],
);

export const brands = pgTable('brands', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull().unique(),
});

export const series = pgTable('series', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
  brandId: integer()
    .notNull()
    .references(() => brands.id),
});

export const models = pgTable('models', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
  brandId: integer()
    .notNull()
    .references(() => brands.id),
  seriesId: integer().references(() => series.id),
  categoryId: integer()
    .notNull()
    .references(() => categories.id),
});

export const attributeTypes = ['number', 'text', 'flag'] as const;
export type AttributeType = (typeof attributeTypes)[number];

export const attributes = pgTable('attributes', {
  id: integer().primaryKey(),
  /** Stands in `filter[…]`; several attributes may share one, such as a height in centimetres and one in millimetres. */
  code: text().notNull(),
  name: text().notNull(),
  unit: text(),
  type: text().$type<AttributeType>().notNull(),
  /** A number whose few values are ticked one by one, rather than bounded. */
  isListed: boolean().notNull().default(false),
});

export const categoryAttributes = pgTable(
  'category_attributes',
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    attributeId: integer()
      .notNull()
      .references(() => attributes.id),
    groupName: text().notNull(),
    position: smallint().notNull(),
    isCard: boolean().notNull(),
    isFilter: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.attributeId] })],
);
