import type { promo as endpoints } from '@vitrina/services/promo/endpoints.ts';
import { adventDayOf } from '@vitrina/services/promo/vocabulary.ts';
import { sql } from 'drizzle-orm';
import { wallClock } from '../clock/city-clock.ts';
import { timeZoneOf } from '../clock/time-zone.ts';
import { rows } from '../database/database.ts';
import type { Handlers } from '../implement.ts';

interface Door extends Record<string, unknown> {
  day: number;
  title: string;
  text: string;
  url: string;
}

export const promo: Handlers<typeof endpoints> = {
  adventCalendar: async ({ context: { db, cityId, now } }) => {
    const today = adventDayOf(wallClock(now, await timeZoneOf(db, cityId)).day);
    if (today === null) return { days: [] };
    const doors = await rows<Door>(db, sql`select day::int as day, title, text, url from advent_days where day <= ${today} order by day`);
    return { days: doors.map((door) => ({ ...door, image: `/media/articles/advent-${door.day}.svg` })) };
  },
};
