import { createRequire } from 'node:module';

/**
 * What the provider takes of Drizzle, as CommonJS: for each of its hundred ES modules, and each file that imports one, Node reads 180 KB of
 * its `package.json` anew, which was half of a start.
 */
const load = createRequire(import.meta.url);

export const { DrizzleQueryError, eq, getTableColumns, getTableName, sql }: typeof import('drizzle-orm') = load('drizzle-orm');
export const { CasingCache }: typeof import('drizzle-orm/casing') = load('drizzle-orm/casing');
export const {
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
}: typeof import('drizzle-orm/pg-core') = load('drizzle-orm/pg-core');
export const { drizzle: drizzleEmbedded }: typeof import('drizzle-orm/pglite') = load('drizzle-orm/pglite');
export const { drizzle: drizzlePool }: typeof import('drizzle-orm/node-postgres') = load('drizzle-orm/node-postgres');
