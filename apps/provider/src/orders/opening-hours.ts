import { addDays, cityClock, minutesOf, weekdayOf } from '../platform/clock/city-clock.ts';
import type { Hours } from '../platform/database/schema/places.ts';

/** «Сегодня открыто до 21:00.», and of a place that has closed for today when it is open tomorrow; null where it is neither, or nobody knows. */
export function openingHoursText(workTime: readonly (Hours | null)[] | null, timeZone: string, now: Date): string | null {
  const { day, minutes, weekday } = cityClock(now, timeZone);
  const today = workTime?.[weekday];
  if (today != null && minutes < minutesOf(today.closes)) return `Сегодня открыто ${spanText(today, minutes < minutesOf(today.opens))}.`;
  const tomorrow = workTime?.[weekdayOf(addDays(day, 1))];
  return tomorrow == null ? null : `Завтра открыто ${spanText(tomorrow, true)}.`;
}

const spanText = ({ opens, closes }: Hours, isAhead: boolean): string =>
  opens === '00:00' && closes === '24:00' ? 'круглосуточно' : isAhead ? `с ${opens} до ${closes}` : `до ${closes}`;
