import { AdventCalendarDocument, type AdventDoorFragment } from '../../generated/graphql.ts';
import { absent, query, throwFailure } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../platform/head/head.server.ts';
import { leadsSomewhere } from '../../platform/head/screen-paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { Route } from './+types/route';
import { Calendar } from './calendar.tsx';

const path = '/advent-calendar';
const name = 'Адвент-календарь';
const steps = [{ name: 'Главная', url: '/' }, { name }];

/** A door that leads to a screen of this shop, or nowhere. */
const leading = (door: AdventDoorFragment): AdventDoorFragment => ({
  ...door,
  url: door.url && leadsSomewhere({ url: door.url }) ? door.url : null,
});

/** The first door that is closed, and how many days are left to it by the clock of the city; null after the last. */
export function nextDoor(
  { days, opensOn }: { days: readonly Pick<AdventDoorFragment, 'day' | 'isOpen'>[]; opensOn: string },
  now: Date,
  timeZone: string,
) {
  const closed = days.filter(({ isOpen }) => !isOpen).map(({ day }) => day);
  if (closed.length === 0) return null;
  const day = Math.min(...closed);
  const today = now.toLocaleDateString('sv', { timeZone });
  const opening = `${opensOn.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return { day, daysLeft: Math.round((Date.parse(opening) - Date.parse(today)) / 86_400_000) };
}

/** The clock of the default city, while nobody tells the visitor's. */
const defaultZone = 'Europe/Moscow';

export async function loader({ context, request }: Route.LoaderArgs) {
  const answer = await query(context, request, AdventCalendarDocument, {});
  const { data, errors } = answer;
  if (data === null) throwFailure(errors[0]);
  const seo = readSeo(context);
  const calendar = data.adventCalendar ?? absent(errors, 'adventCalendar');
  return {
    isOpen: calendar.isOpen,
    opensOn: calendar.opensOn,
    days: calendar.days.map(leading),
    next: nextDoor(calendar, shopOf(context).now(), data.currentCity?.timeZone ?? defaultZone),
    gift: calendar.gift === null ? null : leading(calendar.gift),
    title: seo?.h1 ?? name,
    head: makeHead(context, seo, { title: name, path, image: calendar.gift?.image ?? null, data: [breadcrumbData(context, steps)] }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function AdventCalendar({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs steps={steps} />
      <Heading level={1} size="22-28" className="mb-2">
        {loaderData.title}
      </Heading>
      <Calendar {...loaderData} />
    </>
  );
}
