import type { adventDay } from '@vitrina/services/promo/endpoints.ts';
import { advent, adventDayOf, adventDays } from '@vitrina/services/promo/vocabulary.ts';
import type { Decoded } from '../base/source.ts';

/** A day as the provider has it. */
export type ProviderDay = Decoded<typeof adventDay>;

/** One door of the calendar; what is behind it is null while it is closed, or when the provider does not say. */
export interface Door extends Omit<ProviderDay, 'day'> {
  day: number;
  isGift: boolean;
  isToday: boolean;
  isOpen: boolean;
}

export interface Calendar {
  /** Null outside the days of the calendar. */
  today: number | null;
  /** Year of the calendar that is open, or opens next. */
  year: number;
  days: Door[];
}

const closedDoor = { isOpen: false, title: null, text: null, url: null, image: null };

/** The calendar on a date (`YYYY-MM-DD`): no door opens before its day, whatever the provider says (spec 2 §9). */
export function calendarOn(date: string, providerDays: readonly ProviderDay[]): Calendar {
  const today = adventDayOf(date);
  return {
    today,
    year: Number(date.slice(0, 4)),
    days: adventDays.map((day) => {
      const providerDay = today !== null && day <= today ? providerDays.find((each) => each.day === day) : undefined;
      const door = providerDay === undefined ? closedDoor : { ...providerDay, isOpen: true };
      return { ...door, day, isGift: advent.gifts.some((gift) => gift === day), isToday: day === today };
    }),
  };
}
