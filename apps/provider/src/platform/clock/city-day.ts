import type { RequestContext } from '../http/request-context.ts';
import { cityClock } from './city-clock.ts';
import { timeZoneOf } from './time-zone.ts';

/** Today in the city of the call, `YYYY-MM-DD`. */
export async function cityDay({ db, cityId, now }: Pick<RequestContext, 'db' | 'cityId' | 'now'>): Promise<string> {
  return cityClock(now, await timeZoneOf(db, cityId)).day;
}
