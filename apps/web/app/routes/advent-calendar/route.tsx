import { defaultTimeZone } from '@vitrina/services/contract/fields/special-ids.ts';
import { AdventCalendarDocument, type AdventDoorFragment } from '../../generated/graphql.ts';
import { absent, query, throwFailure } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../platform/head/head.server.ts';
import { leadsSomewhere } from '../../platform/head/screen-paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { Route } from './+types/route';
import { Calendar } from './calendar.tsx';
import { nextDoor } from './doors.ts';

const path = '/advent-calendar';
const name = 'Адвент-календарь';
const steps = [{ name: 'Главная', url: '/' }, { name }];

/** A door that leads to a screen of this shop, or nowhere. */
const leading = (door: AdventDoorFragment): AdventDoorFragment => ({
  ...door,
  url: door.url && leadsSomewhere({ url: door.url }) ? door.url : null,
});

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
    next: nextDoor(calendar, shopOf(context).now(), data.currentCity?.timeZone ?? defaultTimeZone),
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
