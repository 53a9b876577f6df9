import { safePath } from '../forms/answer.server.ts';
import { query } from '../gateway/query.server.ts';
import { FindCitiesDocument, PopularCitiesDocument } from '../generated/graphql.ts';
import { makeHead } from '../shell/head.server.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/route';
import { CityChoice } from './choice.tsx';

const longest = 60;

/** Cities by the beginning of their name, or those most people choose; also asked for by the dialog. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, longest);
  const referer = request.headers.get('referer');
  const from = referer !== null && URL.canParse(referer) ? new URL(referer) : null;
  const before = from !== null && from.host === url.host && from.pathname !== '/city' ? `${from.pathname}${from.search}` : '/';
  const cities =
    text === ''
      ? query(context, request, PopularCitiesDocument, {}).then(({ data }) => data?.priorityCities)
      : query(context, request, FindCitiesDocument, { text }).then(({ data }) => data?.cities?.nodes);
  return {
    text,
    cities: (await cities) ?? null,
    returnTo: safePath(url.searchParams.get('returnTo') ?? before),
    head: makeHead(context, null, { title: 'Выбор города', path: '/city', robots: 'noindex, follow' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function CityPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="max-w-[40rem]">
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Выбор города' }]} />
      <h1 className="mb-4 text-28">Выбор города</h1>
      <CityChoice {...loaderData} />
    </div>
  );
}
