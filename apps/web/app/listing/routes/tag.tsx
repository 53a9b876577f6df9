import type { Route } from './+types/tag';
import { notFound } from '../../gateway/query.server.ts';
import { headOf } from '../../shell/head.ts';
import { readTail } from '../address.ts';
import { loadListing } from '../load.server.ts';
import { codeOf } from '../code.ts';
import { ListingScreen } from '../screen.tsx';

export { keepsOnBuying as shouldRevalidate } from '../../shell/revalidate.ts';

export async function loader(args: Route.LoaderArgs) {
  const { params } = args;
  const code = codeOf(params.tagAlias) ?? notFound();
  const tail = readTail(params) ?? notFound();
  return loadListing(args, { prefix: `/catalog/tag/${code}`, of: { tagAlias: code }, title: code }, tail);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData?.head);

export default function TagListing({ loaderData }: Route.ComponentProps) {
  return <ListingScreen {...loaderData} />;
}
