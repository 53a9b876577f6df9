import { notFound } from '../../gateway/query.server.ts';
import { keepsOnBuying } from '../../shell/revalidate.ts';
import { readTail } from '../address.ts';
import { codeOf } from '../code.ts';
import { loadListing } from '../load.server.ts';
import ListingScreen from '../screen.tsx';
import type { Route } from './+types/tag';

export const shouldRevalidate = keepsOnBuying;

export async function loader(args: Route.LoaderArgs) {
  const { params } = args;
  const code = codeOf(params.tagAlias) ?? notFound();
  const tail = readTail(params) ?? notFound();
  return loadListing(args, { prefix: `/catalog/tag/${code}`, of: { kind: 'tag', code }, title: code }, tail);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function TagListing({ loaderData }: Route.ComponentProps) {
  return <ListingScreen {...loaderData} />;
}
