import { dayAndMonth, wallClock } from './clock.ts';

/** A moment as a shopper of one city reads it. */
export interface Reading {
  /** ISO 8601 with an offset. */
  at: string;
  now: Date;
  /** IANA name; the words follow the city's clock, not the server's. */
  timeZone: string;
}

export interface Handover {
  isPreorder: boolean;
  /** In stock at the place itself. */
  isReservable: boolean;
  /** Whether the place is within its working hours. */
  isOpenNow: boolean;
}

/** The time a store needs to put goods aside that it has on the spot. */
const soon = 'через 15 минут';

/**
 * When goods can be had (spec 1 §4): «через 15 минут» for what a store that is open has today, else «сегодня с HH:mm»,
 * «завтра с HH:mm», «d MMMM с HH:mm». A preorder has no text in the first case and in the last.
 */
export function timeText({ isPreorder, isReservable, isOpenNow, ...reading }: Reading & Handover): string {
  const { clock, days } = read(reading);
  if (days === 0 && isReservable && isOpenNow) return isPreorder ? '' : soon;
  if (days === 0) return `сегодня с ${clock.time}`;
  if (days === 1) return `завтра с ${clock.time}`;
  return isPreorder ? '' : `${dayAndMonth(clock)} с ${clock.time}`;
}

/** «сегодня», «завтра», «24 ноября». */
export function dayText(reading: Reading): string {
  const { clock, days } = read(reading);
  if (days === 0) return 'сегодня';
  return days === 1 ? 'завтра' : dayAndMonth(clock);
}

/** The calendar day, `YYYY-MM-DD`. */
export const dayOf = ({ at, timeZone }: Pick<Reading, 'at' | 'timeZone'>): string => wallClock(new Date(at), timeZone).date;

/** Whole minutes from now until a moment; negative for one that is over. */
export const minutesUntil = (at: string, now: Date): number => Math.floor((Date.parse(at) - now.getTime()) / 60_000);

/** The city's clock at a moment, and how many midnights lie before it. */
function read({ at, now, timeZone }: Reading) {
  const clock = wallClock(new Date(at), timeZone);
  return { clock, days: clock.day - wallClock(now, timeZone).day };
}
