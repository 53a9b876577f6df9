import type { adventDay } from '@vitrina/services/promo/endpoints.ts';
import { type Decoded, keysOf } from '../parent.ts';
import type { Calendar, Door } from './rules.ts';

/** What a provider tells of one day. */
export type ToldDay = Decoded<typeof adventDay>;
export type AdventCalendar = Calendar;
export type AdventDay = Door;

export const parents = {
  AdventCalendar: keysOf<AdventCalendar>()('today', 'year', 'days'),
  AdventDay: keysOf<AdventDay>()('day', 'isGift', 'isToday', 'told'),
};
