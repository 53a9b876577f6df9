import { adventDays } from '@vitrina/services/promo/vocabulary.ts';
import { expect } from 'vitest';
import type { Rows } from './row.ts';

export const promo: Rows<'promo'> = {
  adventCalendar: {
    buildRequest: () => ({ input: {} }),
    // Which doors are open depends on the day of the year.
    holds: ({ days }) => expect(adventDays.slice(0, days.length)).toEqual(days.map(({ day }) => day)),
  },
};
