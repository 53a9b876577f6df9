import { z } from 'zod';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, smallint, text } from '../drizzle.ts';

export const cities = pgTable('cities', {
  id: integer().primaryKey(),
  /** Lowercase Latin letters and hyphens. */
  alias: text().notNull().unique(),
  name: text().notNull(),
  /** «Донецке»: what follows the preposition. */
  declension: text().notNull(),
  region: text().notNull(),
  /** IANA name. */
  timeZone: text().notNull(),
  zoneCode: text(),
  deliveryTypeIds: integer().array().notNull(),
  paymentTypeIds: integer().array().notNull(),
  phone: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  /** Thousands of people. */
  population: integer().notNull(),
  /** Place in lists, 1 first. */
  position: integer().notNull(),
  hasMetro: boolean().notNull(),
  hasMkad: boolean().notNull(),
  isPriority: boolean().notNull(),
  territoryId: integer(),
  kladrCode: text(),
});

/** Hours of one day, «10:00»; `24:00` is midnight at its end. */
const hours = z.object({ opens: z.string(), closes: z.string() });
export type Hours = z.output<typeof hours>;
/** Seven days, Monday first; null on a day off. */
export const workTimeColumn = z.array(hours.nullable());

/** Stores, pick-up points, postamats, and the warehouse (type 0), which no shopper sees. */
export const stores = pgTable(
  'stores',
  {
    id: integer().primaryKey(),
    /** See `@vitrina/services/stores/vocabulary.ts`; 0 is the warehouse. */
    type: smallint().notNull(),
    typeCode: text().notNull(),
    brand: text().notNull(),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    name: text().notNull(),
    address: text().notNull(),
    stations: text().array().notNull(),
    directions: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Seven days, Monday first; null on a day off. */
    workTime: jsonb().$type<(Hours | null)[]>().notNull(),
    workTimeLine: text().notNull(),
    convenience: text().array().notNull(),
    services: text().array().notNull(),
    images: text().array().notNull(),
  },
  (table) => [index('stores_city').on(table.cityId)],
);

/** Streets of a city, from which addresses are suggested. */
export const streets = pgTable(
  'streets',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    /** With its kind: «улица Артёма». */
    name: text().notNull(),
    /** As it is compared: without its kind, folded. */
    own: text().notNull(),
    /** Number of its last house. */
    houses: integer().notNull(),
  },
  (table) => [index('streets_city').on(table.cityId, table.id)],
);

/** Who repairs goods of some brands under their warranty. */
export const serviceCenters = pgTable(
  'service_centers',
  {
    id: integer().primaryKey(),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    name: text().notNull(),
    brandCodes: text().array().notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    workTimeLine: text().notNull(),
  },
  (table) => [index('service_centers_city').on(table.cityId)],
);
