/** When the advent calendar is open, days of December, and which of them are days of gifts (spec 2 §9). */
export const advent = { month: 12, first: 11, last: 31, gifts: [18, 19, 20, 26, 27, 28, 31] } as const;

/** All days of the calendar. */
export const adventDays: readonly number[] = Array.from({ length: advent.last - advent.first + 1 }, (_, index) => advent.first + index);

/** The day of the calendar that a date (`YYYY-MM-DD`) is; null on all other days of the year. */
export function adventDayOf(date: string): number | null {
  const [, month, day] = date.split('-').map(Number);
  return month === advent.month && day !== undefined && day >= advent.first && day <= advent.last ? day : null;
}
