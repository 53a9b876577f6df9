import type { RequestContext } from '../http/request-context.ts';
import { type CityClock, cityClock } from './city-clock.ts';
import { timeZoneOf } from './time-zone.ts';

type Place = Pick<RequestContext, 'db' | 'cityId' | 'now'>;

/** A city, and what its clock shows. */
export interface CityNow extends CityClock {
  readonly id: number;
}

/** The city of the call at its moment. */
export const cityNow = async ({ db, cityId, now }: Place): Promise<CityNow> => ({
  id: cityId,
  ...cityClock(now, await timeZoneOf(db, cityId)),
});

/** Today in the city of the call, `YYYY-MM-DD`. */
export const cityDay = async (place: Place): Promise<string> => (await cityNow(place)).day;
