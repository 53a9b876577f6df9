import { defaultTimeZone } from '@vitrina/services/contract/fields/special-ids.ts';
import { column, type Database, rows } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** Whose clock a city goes by; one that is not known goes by Moscow's. */
export async function timeZoneOf(db: Database, cityId: number): Promise<string> {
  const [city] = await rows(db, { timeZone: column.text }, sql`select time_zone as "timeZone" from cities where id = ${cityId}`);
  return city?.timeZone ?? defaultTimeZone;
}
