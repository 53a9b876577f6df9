/** What a clock on the wall of a city shows. */
export interface CityClock {
  /** `YYYY-MM-DD` */
  day: string;
  /** Minutes since midnight. */
  minutes: number;
  /** 0 is Monday. */
  weekday: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cachedFormat = formats.get(timeZone);
  if (cachedFormat !== undefined) return cachedFormat;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

export function cityClock(now: Date, timeZone: string): CityClock {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${parts.year}-${parts.month}-${parts.day}`;
  return { day, minutes: Number(parts.hour) * 60 + Number(parts.minute), weekday: weekdayOf(day) };
}

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** «10:30» in minutes since midnight; «24:00» is the midnight at the day's end. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The moment at which the city's clock shows this, ISO 8601 with the city's offset. */
export function momentOf(day: string, minutes: number, timeZone: string): string {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  // The offset is asked twice: the first answer may be that of the other side of a change of clocks.
  const guess = wall - offsetMinutes(new Date(wall), timeZone) * 60_000;
  const offset = offsetMinutes(new Date(guess), timeZone);
  return `${new Date(wall).toISOString().slice(0, 19)}${formatOffset(offset)}`;
}

function offsetMinutes(moment: Date, timeZone: string): number {
  const { day, minutes } = cityClock(moment, timeZone);
  const localTime = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  return Math.round((localTime - Math.floor(moment.getTime() / 60_000) * 60_000) / 60_000);
}

function formatOffset(offset: number): string {
  const size = Math.abs(offset);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
