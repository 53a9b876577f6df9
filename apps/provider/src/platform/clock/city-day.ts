import { column, rows } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { RequestContext } from '../http/request-context.ts';
import { cityClock } from './city-clock.ts';

/** The clock of a city that is not known. */
const usualTimeZone = 'Europe/Moscow';

/** Today in the city of the call, `YYYY-MM-DD`. */
export async function cityDay({ db, cityId, now }: Pick<RequestContext, 'db' | 'cityId' | 'now'>): Promise<string> {
  const [city] = await rows(db, { timeZone: column.text }, sql`select time_zone as "timeZone" from cities where id = ${cityId}`);
  return cityClock(now, city?.timeZone ?? usualTimeZone).day;
}
