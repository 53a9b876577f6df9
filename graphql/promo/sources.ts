import { keysOf } from '../base/source.ts';
import type { Calendar, Door } from './rules.ts';

export type AdventCalendar = Calendar;
export type AdventDay = Door;

export const sources = {
  AdventCalendar: keysOf<AdventCalendar>()('today', 'year', 'days'),
  AdventDay: keysOf<AdventDay>()('day', 'isGift', 'isToday', 'isOpen', 'title', 'text', 'url', 'image'),
};
