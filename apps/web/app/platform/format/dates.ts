const months = ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'];
const weekdays = ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'];

/** A calendar day `2026-11-24` as «24 ноября»; empty for anything else. */
export function dayText(day: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(day);
  const month = months[Number(match?.[2]) - 1];
  return match === null || month === undefined ? '' : `${Number(match[3])}\u00a0${month}`;
}

/** A calendar day as people say it today: with its year where that is another one. */
export const dayTextOn = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? dayText(day) : dateText(day.slice(0, 10));

/** The day of the week of `2026-11-24`: «вторник»; empty for anything else. */
export function weekdayText(day: string): string {
  const match = /^\d{4}-\d{2}-\d{2}/.exec(day);
  return match === null ? '' : (weekdays[new Date(`${match[0]}T00:00:00Z`).getUTCDay()] ?? '');
}

/** What is left until a moment: whole hours, minutes and seconds, zero when it has passed. */
export function timeLeft(until: string, now: number): { hours: number; minutes: number; seconds: number } {
  const secondsLeft = Math.max(0, Math.floor((Date.parse(until) - now) / 1000)) || 0;
  return { hours: Math.floor(secondsLeft / 3600), minutes: Math.floor(secondsLeft / 60) % 60, seconds: secondsLeft % 60 };
}

/** `7:05:09`, for a running clock. */
export function clockText({ hours, minutes, seconds }: { hours: number; minutes: number; seconds: number }): string {
  return `${hours}:${String(minutes).padStart(2, '0')}:${String(seconds).padStart(2, '0')}`;
}

/** The calendar day `2026-11-24` of a moment, by the clock of Moscow; empty for anything else. */
export function dayOf(moment: string): string {
  const time = Date.parse(moment);
  if (Number.isNaN(time)) return '';
  // Russia's other clocks are at most ten hours off, and what was said yesterday may be said to be of today.
  return new Date(time + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** The same by the clock of a city; Moscow's where nobody tells which city it is. */
export const dayIn = (moment: Date, timeZone = 'Europe/Moscow'): string => moment.toLocaleDateString('en-CA', { timeZone });

/** The day of a moment with its year, by the clock of Moscow: «24 ноября 2026»; empty for anything else. */
export function dateText(moment: string): string {
  const day = dayOf(moment);
  return day === '' ? '' : `${dayText(day)}\u00a0${day.slice(0, 4)}`;
}
