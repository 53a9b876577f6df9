import { integer, pgTable, smallint, text } from '../drizzle.ts';

/** Who buys old devices; 1 is the shop. */
export const tradeInCalculators = pgTable('tradein_calculators', {
  id: integer().primaryKey(),
  position: smallint().notNull(),
  name: text().notNull(),
  description: text().notNull(),
  view: text().$type<'numbers' | 'letters'>().notNull(),
  percent: smallint().notNull(),
});

export const tradeInGroups = pgTable('tradein_groups', {
  id: integer().primaryKey(),
  position: smallint().notNull(),
  code: text().notNull(),
  name: text().notNull(),
  singular: text().notNull(),
});

export const tradeInCalculatorGroups = pgTable('tradein_calculator_groups', {
  calculatorId: integer().notNull(),
  groupId: integer().notNull(),
});

export const tradeInCalculatorCategories = pgTable('tradein_calculator_categories', {
  calculatorId: integer().notNull(),
  categoryId: integer().notNull(),
});

export const tradeInBrands = pgTable('tradein_brands', {
  id: integer().primaryKey(),
  code: text().notNull(),
  name: text().notNull(),
  popular: smallint(),
  aliases: text().notNull(),
});

export const tradeInModels = pgTable('tradein_models', {
  id: integer().primaryKey(),
  groupId: integer().notNull(),
  brandId: integer().notNull(),
  name: text().notNull(),
  year: smallint().notNull(),
});

/** Kopecks by memory (Gb, 0 without a choice) and condition. */
export const tradeInPrices = pgTable('tradein_prices', {
  modelId: integer().notNull(),
  memory: integer().notNull(),
  status: smallint().notNull(),
  price: integer().notNull(),
});

export const tradeInColors = pgTable('tradein_colors', { code: text().primaryKey(), name: text().notNull(), hex: text().notNull() });

export const tradeInModelColors = pgTable('tradein_model_colors', {
  modelId: integer().notNull(),
  colorCode: text().notNull(),
  position: smallint().notNull(),
  extra: integer().notNull(),
});

export const tradeInConditions = pgTable('tradein_conditions', {
  groupId: integer().notNull(),
  status: smallint().notNull(),
  name: text().notNull(),
  description: text().notNull(),
  signs: text().array().notNull(),
});
