import { dayIn } from '../../platform/format/dates.ts';

/** Days ahead that a courier can be called for. */
const maxDaysAhead = 14;

/** When a courier can come. */
export const slotTexts: readonly string[] = ['09:00 - 13:00', '13:00 - 17:00', '17:00 - 21:00'];

export interface CourierDays {
  /** The first day on which a courier can still come, and the last. */
  first: string;
  last: string;
  /** Of the first day. */
  open: string[];
}

/** When a courier can be called for, by the clock of the city: nothing that has begun. */
export function courierDays(now: Date, timeZone: string): CourierDays {
  const time = now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const last = dayIn(daysLater(now, maxDaysAhead), timeZone);
  const open = slotTexts.filter((slot) => slot.slice(0, 5) > time);
  if (open.length > 0) return { first: dayIn(now, timeZone), last, open };
  return { first: dayIn(daysLater(now, 1), timeZone), last, open: [...slotTexts] };
}

export const daysLater = (now: Date, days: number): Date => new Date(now.getTime() + days * 86_400_000);

/** Whether this is a day of the calendar: `2026-02-30` is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
