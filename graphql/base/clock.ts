import { tzOffset } from '@date-fns/tz';
import { ru } from 'date-fns/locale/ru';
import { Lru } from './lru.ts';

/** A moment as the clocks of one city show it. */
export interface WallClock {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:mm` */
  readonly time: string;
  /** Days since 1970, so that two clocks of one city can be told apart by days. */
  readonly day: number;
  /** 0 is Monday. */
  readonly weekday: number;
}

const minute = 60_000;
const dayLength = 24 * 60 * minute;
/** Clocks are put forward and back at whole quarters of an hour only. */
const quarter = 15 * minute;

/** Asking the calendar costs some 15 µs, and a page of products asks for the same few minutes again and again. */
const clocks = new Lru<string, WallClock>(5000);
const offsets = new Lru<string, number>(5000);

/** What the clocks of a city show; `timeZone` is an IANA name. */
export function wallClock(moment: Date, timeZone: string): WallClock {
  const key = `${timeZone} ${Math.floor(moment.getTime() / minute)}`;
  const cachedClock = clocks.get(key);
  if (cachedClock !== undefined) return cachedClock;
  const clock = readClock(moment, timeZone);
  clocks.set(key, clock);
  return clock;
}

function readClock(moment: Date, timeZone: string): WallClock {
  const localTime = moment.getTime() + offsetOf(moment, timeZone) * minute;
  const text = new Date(localTime).toISOString();
  const day = Math.floor(localTime / dayLength);
  // The first day of 1970 was a Thursday.
  return { date: text.slice(0, 10), time: text.slice(11, 16), day, weekday: (((day + 3) % 7) + 7) % 7 };
}

/** «24 ноября». */
export function dayAndMonth({ date }: WallClock): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return `${day} ${monthNames[month - 1] ?? ''}`;
}

/** In the genitive: «ноября». */
const monthNames = ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const).map((month) => ru.localize.month(month, { context: 'formatting' }));

/** Minutes east of Greenwich at a moment. */
function offsetOf(moment: Date, timeZone: string): number {
  const key = `${timeZone} ${Math.floor(moment.getTime() / quarter)}`;
  const cachedOffset = offsets.get(key);
  if (cachedOffset !== undefined) return cachedOffset;
  const offset = tzOffset(timeZone, moment);
  offsets.set(key, offset);
  return offset;
}
