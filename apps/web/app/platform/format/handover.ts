import { dayText, weekdayText } from './dates.ts';
import { plural } from './plural.ts';
import { range } from './range.ts';

/** A day by the city's calendar and hours of it. */
interface Moment {
  /** `2026-11-24`. */
  day: string;
  /** «сегодня» or «завтра», when somebody has said so. */
  relativeDay?: string | undefined;
  /** `10:00`; null when no hour is agreed. */
  from: string | null;
  to: string | null;
}

/** «24 ноября, вторник, 10:00–14:00», «завтра, воскресенье, с 10:00»: the same on the pages of a product, the checkout and an order. */
export function momentText({ day, relativeDay, from, to }: Moment): string {
  const name = `${relativeDay ?? dayText(day)}, ${weekdayText(day)}`;
  if (from === null) return name;
  return `${name}, ${to === null ? `с\u00a0${from}` : range(from, to)}`;
}

/** A way to get goods, as far as its time goes. */
export interface Handover {
  kind: string;
  /** Of an express delivery; 30 when nobody knows. */
  minutes: number | null;
  /** `10:00 - 14:00`. */
  interval: string | null;
  /** «через 15 минут», «завтра с 10:00»; empty for most preorders. */
  timeText: string;
  day: string;
}

/** «завтра с 10:00» in its two parts. */
const relativeDayPattern = /^(.+) с (\d{1,2}:\d{2})$/u;

/** The day of an option as people say it: «завтра, воскресенье». */
export function dayName({ timeText, day }: Pick<Handover, 'timeText' | 'day'>): string {
  return momentText({ day, relativeDay: nearDay(timeText), from: null, to: null });
}

/** `10:00 - 14:00` with a dash. */
export const intervalText = (interval: string): string => interval.replace(' - ', range('', ''));

/** When goods can be had this way. */
interface When {
  /** The words of the specification as they are; empty for most preorders. */
  mainText: string;
  /** What helps beside them: minutes, the day of the week, a courier's hours. Empty when there is nothing to add. */
  note: string;
}

export function when({ kind, minutes, interval, timeText, day }: Handover): When {
  const count = minutes ?? 30;
  if (kind === 'EXPRESS') return { mainText: timeText, note: `за\u00a0${count}\u00a0${plural(count, ['минуту', 'минуты', 'минут'])}` };
  const name = timeText === '' ? momentText({ day, from: null, to: null }) : relativeDayPattern.test(timeText) ? weekdayText(day) : '';
  return { mainText: timeText, note: [name, interval === null ? '' : intervalText(interval)].filter((part) => part !== '').join(', ') };
}

/** It in one line: «завтра с 10:00 (воскресенье, 10:00–14:00)». */
export function whenText(option: Handover): string {
  const { mainText, note } = when(option);
  return mainText === '' || note === '' ? `${mainText}${note}` : `${mainText} (${note})`;
}

function nearDay(timeText: string): string | undefined {
  const relativeDay = relativeDayPattern.exec(timeText)?.[1];
  return relativeDay === 'сегодня' || relativeDay === 'завтра' ? relativeDay : undefined;
}
