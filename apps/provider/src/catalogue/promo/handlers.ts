import type { promo as endpoints } from '@vitrina/services/promo/endpoints.ts';
import { adventDayOf } from '@vitrina/services/promo/vocabulary.ts';
import { cityClock } from '../../platform/clock/city-clock.ts';
import { timeZoneOf } from '../../platform/clock/time-zone.ts';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { adventImage } from '../cards/paths.ts';
import { dayImageHash, versionOf } from '../media/version.ts';

const doorColumns = {
  day: column.number,
  title: column.text,
  text: column.text,
  url: column.text,
  /** See `dayImageHash`. */
  imageHash: column.text,
};

export const promo: Handlers<typeof endpoints> = {
  adventCalendar: async ({ context: { db, cityId, now } }) => {
    const today = adventDayOf(cityClock(now, await timeZoneOf(db, cityId)).day);
    if (today === null) return { days: [] };
    const doors = await rows(
      db,
      doorColumns,
      sql`select d.day::int as day, d.title, d.text, d.url, ${dayImageHash} as "imageHash" from advent_days d where d.day <= ${today} order by d.day`,
    );
    return { days: doors.map(({ imageHash, ...door }) => ({ ...door, image: adventImage(door.day, versionOf(imageHash)) })) };
  },
};
