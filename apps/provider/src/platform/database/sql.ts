/** What the provider takes of Drizzle: Node reads 180 KB of its `package.json` anew for each file that imports it, which was a quarter of a start. */
export { DrizzleQueryError, eq, getTableColumns, getTableName, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
