import { boolean, integer, pgTable, smallint, text } from '../drizzle.ts';

/** Kinds of devices that are repaired. */
export const repairDeviceTypes = pgTable('repair_device_types', {
  id: integer().primaryKey(),
  position: smallint().notNull(),
  name: text().notNull(),
  singular: text().notNull(),
  isMajor: boolean().notNull(),
  hasImei: boolean().notNull(),
  hasData: boolean().notNull().default(false),
  isPlumbed: boolean().notNull().default(false),
});

export const repairBrands = pgTable('repair_brands', { id: integer().primaryKey(), code: text().notNull(), name: text().notNull() });

export const repairModels = pgTable('repair_models', {
  id: integer().primaryKey(),
  deviceTypeId: integer().notNull(),
  brandId: integer().notNull(),
  name: text().notNull(),
});

/** What may be wrong with a model, or with any device of a kind. */
export const repairProblems = pgTable('repair_problems', {
  id: integer().primaryKey(),
  deviceTypeId: integer().notNull(),
  modelId: integer(),
  position: smallint().notNull(),
  name: text().notNull(),
  /** Kopecks. */
  cost: integer(),
  isInstallation: boolean().notNull(),
  isVisibleDamage: boolean().notNull().default(false),
});
