import { AdventCalendarDocument } from '../../generated/graphql.ts';
import { shop } from '../../platform/company.ts';
import { calendarFile, calendarHeaders, calendarText } from '../../platform/format/calendar-file.ts';
import { absent, notFound, query, throwFailure } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import type { Route } from './+types/reminder';
import { closedDoors } from './doors.ts';

/** From the beginning of the day: ten in the morning. */
const reminder = 'PT10H';

/** A day that repeats until the last door, for a calendar: one thing to delete for whoever has seen enough. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { data, errors } = await query(context, request, AdventCalendarDocument, {});
  if (data === null) throwFailure(errors[0]);
  const calendar = data.adventCalendar ?? absent(errors, 'adventCalendar');
  const closed = closedDoors(calendar) ?? notFound();
  const { origin, now } = shopOf(context);
  const summary = calendarText(`Новая дверца адвент-календаря, ${shop.name}`);
  const file = calendarFile(shop.name, {
    uid: `advent-calendar-${calendar.opensOn.slice(0, 4)}`,
    createdAt: now(),
    lines: [
      `DTSTART;VALUE=DATE:${closed.opening.replaceAll('-', '')}`,
      `RRULE:FREQ=DAILY;COUNT=${closed.count}`,
      `SUMMARY:${summary}`,
      `URL:${origin}/advent-calendar`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${summary}`,
      `TRIGGER:${reminder}`,
      'END:VALARM',
    ],
  });
  return new Response(file, { headers: calendarHeaders('advent-calendar') });
}
