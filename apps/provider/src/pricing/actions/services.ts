import { requiredServiceFeature } from '@vitrina/services/actions/vocabulary.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** Whether actions that recommend a service count only with one (spec 2 §9). */
export async function isServiceRequired(db: Database): Promise<boolean> {
  const featureRows = await rows(
    db,
    sql`select 1 from features where key = ${requiredServiceFeature} and is_active and coalesce(value_active, true)`,
  );
  return featureRows.length > 0;
}
