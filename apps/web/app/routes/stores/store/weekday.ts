const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The day of the week where a place is, from 0 for Monday; null where its time zone is none. */
export function weekdayIn(timeZone: string, now: Date): number | null {
  try {
    return days.indexOf(new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' }).format(now));
  } catch {
    return null;
  }
}
