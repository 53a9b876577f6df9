import type { ComponentProps } from 'react';
import { data, Form, type ShouldRevalidateFunctionArgs } from 'react-router';
import { CityList } from '../../features/city/list.tsx';
import { NearbyCity } from '../../features/city/nearby.tsx';
import type { Nearest } from '../../features/city/nearest.ts';
import { formOf, safePath, text } from '../../forms/answer.server.ts';
import { useDebouncedSearch } from '../../forms/use-debounced-search.ts';
import { FindCitiesDocument, NearestCityDocument, PopularCitiesDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { makeHead } from '../../platform/head/head.server.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { Route } from './+types/route';

const maxQueryLength = 60;

/** Cities by the beginning of their name, or those most people choose; also asked for by the dialog. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const queryText = (url.searchParams.get('q') ?? '').trim().slice(0, maxQueryLength);
  const referer = request.headers.get('referer');
  const from = referer !== null && URL.canParse(referer) ? new URL(referer) : null;
  const before = from !== null && from.host === url.host ? pathBefore(from) : '/';
  const [large, found] = await Promise.all([
    query(context, request, PopularCitiesDocument, {}).then(({ data }) => data?.priorityCities ?? null),
    queryText === ''
      ? null
      : query(context, request, FindCitiesDocument, { text: queryText }).then(({ data }) => data?.cities?.nodes ?? null),
  ]);
  return {
    text: queryText,
    cities: queryText === '' ? large : found,
    /** They stay in view below what was found. */
    others: queryText === '' ? [] : (large ?? []).filter(({ id }) => found?.every((city) => city.id !== id) ?? true),
    returnTo: safePath(url.searchParams.get('returnTo') ?? before),
    head: makeHead(context, null, { title: 'Выбор города', path: '/city', robots: 'noindex, follow' }),
  };
}

/** Where a choice leads back to from the page that led here; one from this very page leads where that one was to. */
const pathBefore = ({ pathname, search, searchParams }: URL): string =>
  pathname === '/city' ? (searchParams.get('returnTo') ?? '/') : `${pathname}${search}`;

/** The city nearest to where somebody says to be: in a form, so that no address and no log has the place. */
export async function action({ context, request }: Route.ActionArgs): Promise<Nearest> {
  const form = await formOf(request);
  const [latitude, longitude] = [Number(text(form, 'latitude') || Number.NaN), Number(text(form, 'longitude') || Number.NaN)];
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  const answer = await query(context, request, NearestCityDocument, { latitude, longitude });
  return { city: answer.data?.nearestCity ?? null };
}

/** Asking where somebody is changes nothing; a search, which is a form too, does. */
export const shouldRevalidate = ({ formMethod, formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === 'POST' && formAction === '/city' ? false : defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function CityPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="max-w-[40rem]">
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Выбор города' }]} />
      <Heading level={1} className="mb-4">
        Выбор города
      </Heading>
      <CityChoice {...loaderData} />
    </div>
  );
}

interface CityChoiceProps {
  text: string;
  cities: ComponentProps<typeof CityList>['cities'];
  others: ComponentProps<typeof CityList>['others'];
  returnTo: string;
}

/** A search for the city and the cities found. */
function CityChoice({ text, cities, others, returnTo }: CityChoiceProps) {
  const search = useDebouncedSearch();
  return (
    <>
      <Form action="/city" className="mb-6 flex items-end gap-2" onChange={search}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <Field label="Название города" name="q" defaultValue={text} autoComplete="off" maxLength={60} className="flex-1" />
        <Button>Найти город</Button>
      </Form>
      <Form method="post" action="/preferences">
        <input type="hidden" name="intent" value="city" />
        <input type="hidden" name="returnTo" value={returnTo} />
        <NearbyCity />
        <div aria-live="polite">
          <CityList cities={cities} others={others} text={text} />
        </div>
      </Form>
    </>
  );
}
