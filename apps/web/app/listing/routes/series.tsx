import { notFound } from '../../gateway/query.server.ts';
import { keepsOnBuying } from '../../shell/revalidate.ts';
import { readTail } from '../address.ts';
import { codeOf } from '../code.ts';
import { loadListing } from '../load.server.ts';
import ListingScreen from '../screen.tsx';
import type { Route } from './+types/series';

export const shouldRevalidate = keepsOnBuying;

export async function loader(args: Route.LoaderArgs) {
  const { params } = args;
  const code = codeOf(params.seriesCode) ?? notFound();
  const tail = readTail({ a: params.a }) ?? notFound();
  return loadListing(args, { prefix: `/catalog/series/${code}`, of: { kind: 'series', code }, title: code }, tail);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function SeriesListing({ loaderData }: Route.ComponentProps) {
  return <ListingScreen {...loaderData} />;
}
