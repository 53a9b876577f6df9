/** Commas, semicolons, backslashes and line ends mean something in a calendar (RFC 5545 §3.3.11). */
export const calendarText = (value: string): string => value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** At most 75 bytes a line; a longer one goes on after a space (RFC 5545 §3.1). A letter has two bytes at most here. */
const foldLine = (line: string): string => (line.match(/.{1,36}/gu) ?? []).join('\r\n ');

/** A moment of the world's clock, as a calendar has it. */
const stampOf = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

interface CalendarEvent {
  /** The same event has the same one, whenever it is saved. */
  uid: string;
  createdAt: Date;
  /** Properties of the event, their texts escaped. */
  lines: readonly string[];
}

/** A file of one event. */
export function calendarFile(shopName: string, { uid, createdAt, lines }: CalendarEvent): string {
  const allLines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${shopName}//RU`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stampOf(createdAt)}`,
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return allLines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** What a browser saves, or opens in a calendar. */
export const calendarHeaders = (name: string) => ({
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.ics"`,
  'cache-control': 'private, no-store',
});
