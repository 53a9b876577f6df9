/** Days ahead that a courier can be called for. */
export const mostDaysAhead = 14;

/** The day on a calendar of a time zone: `YYYY-MM-DD`. */
export const dayIn = (now: Date, timeZone: string): string => now.toLocaleDateString('en-CA', { timeZone });

export const daysLater = (now: Date, days: number): Date => new Date(now.getTime() + days * 86_400_000);

/** Whether this is a day of the calendar: `2026-02-30` is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
