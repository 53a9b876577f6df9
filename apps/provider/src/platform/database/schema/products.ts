import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from '../drizzle.ts';
import { sql } from '../sql.ts';
import { brands, categories, models, series } from './catalogue.ts';

export interface HighlightRow {
  name: string;
  value: string;
}

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey(),
    /** 1: on sale. */
    status: smallint().notNull().default(1),
    name: text().notNull(),
    article: text().notNull(),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
    categoryId: integer().references(() => categories.id),
    modelId: integer().references(() => models.id),
    seriesId: integer().references(() => series.id),
    /** The new product of which this is a used, demonstration or markdown piece. */
    parentProductId: integer().references((): AnyPgColumn => products.id),
    /** Kopecks. */
    price: bigint({ mode: 'number' }).notNull(),
    /** What an order on the site pays, where that is less; triggers keep it. */
    onlinePrice: bigint({ mode: 'number' }),
    priceOld: bigint({ mode: 'number' }),
    /** `buy`, `preorder` or the text `false`. */
    orderType: text().$type<'buy' | 'preorder' | 'false'>().notNull(),
    isDigital: boolean().notNull().default(false),
    /** Digital goods: licences left; null for goods that lie in stores. */
    licences: integer(),
    isMarkdown: boolean().notNull().default(false),
    isUsed: boolean().notNull().default(false),
    isDemo: boolean().notNull().default(false),
    markdownGrade: text(),
    warrantyDays: integer().notNull(),
    country: text(),
    /** Code of the colour in `demo/colours.ts`; null where nobody knows it. */
    colour: text(),
    edition: text(),
    /** What it is drawn as, and the facts the drawing looks at. */
    kind: text().notNull(),
    facts: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull().default({}),
    description: text().notNull().default(''),
    maxQuantity: integer().notNull().default(10),
    /** How well it sells, 1 to 100. */
    popularity: integer().notNull().default(1),
    reviewCount: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    /** How many reviews gave 1, 2, 3, 4 and 5. */
    ratings: integer().array().notNull().default([0, 0, 0, 0, 0]),
    questionCount: integer().notNull().default(0),
    /** Of a preorder the day on which it comes. */
    releasedAt: date({ mode: 'string' }),
    highlights: jsonb().$type<HighlightRow[]>().notNull().default([]),
    ean: text().array().notNull().default([]),
    /** When what is told of it has changed last. */
    changedAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [index('products_category').on(table.categoryId, table.popularity)],
);

/** A promotion that a price asks for, and what it asks in words. */
export interface SuperConditionRow {
  actionId: number;
  name: string;
}

/** Prices beside the plain one; kopecks. */
export const productPrices = pgTable('product_prices', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  beforeDiscount: bigint({ mode: 'number' }),
  online: bigint({ mode: 'number' }),
  pink: bigint({ mode: 'number' }),
  superDiscount: bigint({ mode: 'number' }),
  superConditions: jsonb().$type<SuperConditionRow[]>().notNull().default([]),
  tradeInDiscount: bigint('tradein_discount', { mode: 'number' }),
});

/** Videos about a product, by their ids at YouTube. */
export const productVideos = pgTable(
  'product_videos',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    videoId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

/** What can be rented. */
export const rentals = pgTable('rentals', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  /** Kopecks. */
  pricePerDay: bigint({ mode: 'number' }).notNull(),
});

/** Goods that somebody has put together. */
export const compilations = pgTable('compilations', { id: integer().primaryKey(), name: text().notNull() });

export const compilationProducts = pgTable(
  'compilation_products',
  {
    compilationId: integer()
      .notNull()
      .references(() => compilations.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.compilationId, table.position] })],
);

/** What it and the stock refer to, triggers check (0318_bulk_references.sql): a foreign key would look at each row by itself. */
export const productValues = pgTable(
  'product_values',
  {
    productId: integer().notNull(),
    attributeId: integer().notNull(),
    /** As a shopper reads it, without the unit. */
    text: text().notNull(),
    /** Latin name of the text, for `filter[…][]`. */
    code: text().notNull(),
    number: doublePrecision(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.attributeId] })],
);

export const stock = pgTable(
  'stock',
  {
    storeId: integer().notNull(),
    productId: integer().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.storeId] }), check('stock_quantity', sql`${table.quantity} >= 0`)],
);

export const productRelations = pgTable(
  'product_relations',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text().$type<'accessory' | 'similar' | 'looked_with' | 'bundle'>().notNull(),
    position: smallint().notNull(),
    relatedId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.productId, table.kind, table.position] })],
);

/** Additional warranties, each a product; for goods of which price. Kopecks. */
export const warranties = pgTable('warranties', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  months: smallint().notNull(),
  priceFrom: bigint({ mode: 'number' }).notNull(),
  priceTo: bigint({ mode: 'number' }).notNull(),
});

/** For the devices of which brand an accessory is made. */
export const productCompatibility = pgTable(
  'product_compatibility',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.productId] })],
);

/** Documents that are written from the data of a model's products. */
export const manuals = pgTable('manuals', {
  id: integer().primaryKey(),
  type: text().$type<'operation' | 'warranty'>().notNull(),
  /** «Чайник Xiaomi Electric Kettle 2»: what all its variants are called. */
  device: text().notNull(),
  /** Bytes; null until somebody looks at it. */
  size: integer(),
  /** What measured the size: another one may write the same document larger. */
  measuredBy: text(),
});

export const productManuals = pgTable(
  'product_manuals',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    manualId: integer()
      .notNull()
      .references(() => manuals.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.productId, table.manualId] })],
);

export const suppliers = pgTable(
  'suppliers',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    /** Days from the partner's warehouse, wherever the city is. */
    days: smallint().notNull().default(5),
  },
  (table) => [check('supplier_days', sql`${table.days} >= 0`)],
);

export const supplierOffers = pgTable(
  'supplier_offers',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    supplierId: integer()
      .notNull()
      .references(() => suppliers.id),
    /** Kopecks. */
    price: bigint({ mode: 'number' }).notNull(),
    priceOld: bigint({ mode: 'number' }),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.supplierId] }), check('supplier_quantity', sql`${table.quantity} >= 0`)],
);
