import type { AdventDoorFragment } from '../../generated/graphql.ts';

interface Doors {
  days: readonly Pick<AdventDoorFragment, 'day' | 'isOpen'>[];
  /** A day such as `2026-12-11`: of the month of all doors. */
  opensOn: string;
}

/** The doors that are closed: the day on which the first of them opens, and how many they are; null after the last. */
export function closedDoors({ days, opensOn }: Doors): { day: number; opening: string; count: number } | null {
  const closed = days.filter(({ isOpen }) => !isOpen).map(({ day }) => day);
  if (closed.length === 0) return null;
  const day = Math.min(...closed);
  return { day, opening: `${opensOn.slice(0, 8)}${String(day).padStart(2, '0')}`, count: closed.length };
}

/** The first door that is closed, and how many days are left to it by the clock of the city; null after the last. */
export function nextDoor(doors: Doors, now: Date, timeZone: string) {
  const closed = closedDoors(doors);
  if (closed === null) return null;
  const today = now.toLocaleDateString('sv', { timeZone });
  return { day: closed.day, daysLeft: Math.round((Date.parse(closed.opening) - Date.parse(today)) / 86_400_000) };
}
