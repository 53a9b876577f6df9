export type { InferInsertModel, SQL } from 'drizzle-orm';
export { DrizzleQueryError, eq, getTableColumns, getTableName, sql } from './drizzle.ts';
