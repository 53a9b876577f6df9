import type { adventDay } from '@vitrina/services/promo/endpoints.ts';
import { advent, adventDayOf, adventDays } from '@vitrina/services/promo/vocabulary.ts';
import type { Decoded } from '../base/source.ts';

/** What a provider tells of one day. */
export type ToldDay = Decoded<typeof adventDay>;

/** One door of the calendar. */
export interface Door {
  day: number;
  isGift: boolean;
  isToday: boolean;
  /** What is behind it; null while it is closed, or when nobody tells. */
  told: ToldDay | null;
}

export interface Calendar {
  /** Null outside the days of the calendar. */
  today: number | null;
  /** Year of the calendar that is open, or opens next. */
  year: number;
  days: Door[];
}

/** The calendar on a date (`YYYY-MM-DD`): no door opens before its day, whatever is told (spec 2 §9). */
export function calendarOn(date: string, toldDays: readonly ToldDay[]): Calendar {
  const today = adventDayOf(date);
  return {
    today,
    year: Number(date.slice(0, 4)),
    days: adventDays.map((day) => ({
      day,
      isGift: advent.gifts.some((gift) => gift === day),
      isToday: day === today,
      told: today !== null && day <= today ? (toldDays.find((each) => each.day === day) ?? null) : null,
    })),
  };
}
