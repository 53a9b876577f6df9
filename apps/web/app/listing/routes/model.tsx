import type { Route } from './+types/model';
import { notFound } from '../../gateway/query.server.ts';
import { headOf } from '../../shell/head.ts';
import { readTail } from '../address.ts';
import { loadListing } from '../load.server.ts';
import { codeOf } from '../code.ts';
import { ListingScreen } from '../screen.tsx';

export { keepsOnBuying as shouldRevalidate } from '../../shell/revalidate.ts';

export async function loader(args: Route.LoaderArgs) {
  const { params } = args;
  const code = codeOf(params.modelCode) ?? notFound();
  const tail = readTail({ a: params.a }) ?? notFound();
  return loadListing(args, { prefix: `/catalog/model/${code}`, of: { modelCode: code }, title: code }, tail);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData?.head);

export default function ModelListing({ loaderData }: Route.ComponentProps) {
  return <ListingScreen {...loaderData} />;
}
