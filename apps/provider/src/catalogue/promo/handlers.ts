import type { promo as endpoints } from '@vitrina/services/promo/endpoints.ts';
import { adventDayOf } from '@vitrina/services/promo/vocabulary.ts';
import { sql } from 'drizzle-orm';
import { wallClock } from '../../platform/clock/city-clock.ts';
import { timeZoneOf } from '../../platform/clock/time-zone.ts';
import { rows } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { adventImage } from '../cards/paths.ts';
import { lookOfDay, versionOf } from '../media/version.ts';

interface Door extends Record<string, unknown> {
  day: number;
  title: string;
  text: string;
  url: string;
  /** See `lookOfDay`. */
  look: string;
}

export const promo: Handlers<typeof endpoints> = {
  adventCalendar: async ({ context: { db, cityId, now } }) => {
    const today = adventDayOf(wallClock(now, await timeZoneOf(db, cityId)).day);
    if (today === null) return { days: [] };
    const doors = await rows<Door>(
      db,
      sql`select d.day::int as day, d.title, d.text, d.url, ${lookOfDay} as look from advent_days d where d.day <= ${today} order by d.day`,
    );
    return { days: doors.map(({ look, ...door }) => ({ ...door, image: adventImage(door.day, versionOf(look)) })) };
  },
};
