import { keysOf } from '../base/parent.ts';
import type { Calendar, Door } from './rules.ts';

export type AdventCalendar = Calendar;
export type AdventDay = Door;

export const parents = {
  AdventCalendar: keysOf<AdventCalendar>()('today', 'year', 'days'),
  AdventDay: keysOf<AdventDay>()('day', 'isGift', 'isToday', 'told'),
};
