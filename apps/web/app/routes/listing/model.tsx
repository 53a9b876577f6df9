import { readTail } from '../../entities/catalogue/address.ts';
import { codeOf } from '../../features/listing/code.ts';
import { loadListing } from '../../features/listing/load.server.ts';
import ListingScreen from '../../features/listing/screen.tsx';
import { notFound } from '../../platform/gateway/query.server.ts';
import { keepsOnBuying } from '../../platform/router/revalidate.ts';
import type { Route } from './+types/model';

export const shouldRevalidate = keepsOnBuying;

export async function loader(args: Route.LoaderArgs) {
  const { params } = args;
  const code = codeOf(params.modelCode) ?? notFound();
  const tail = readTail({ a: params.a }) ?? notFound();
  return loadListing(args, { prefix: `/catalog/model/${code}`, of: { kind: 'model', code }, title: code }, tail);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function ModelListing({ loaderData }: Route.ComponentProps) {
  return <ListingScreen {...loaderData} />;
}
