import { dsoRequired } from '@vitrina/services/actions/vocabulary.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** Whether actions that recommend a service count only with one (spec 2 §9). */
export async function isServiceRequired(db: Database): Promise<boolean> {
  const found = await rows(db, sql`select 1 from features where key = ${dsoRequired} and is_active and coalesce(value_active, true)`);
  return found.length > 0;
}
