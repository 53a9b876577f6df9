import { readTail } from '../../entities/catalogue/address.ts';
import { codeOf } from '../../features/listing/code.ts';
import { loadListing } from '../../features/listing/load.server.ts';
import ListingScreen from '../../features/listing/screen.tsx';
import { notFound } from '../../platform/gateway/query.server.ts';
import { keepsOnBuying } from '../../platform/router/revalidate.ts';
import type { Route } from './+types/compatibility-brand';

export const shouldRevalidate = keepsOnBuying;

export async function loader(args: Route.LoaderArgs) {
  const { params } = args;
  const code = codeOf(params.brandCode) ?? notFound();
  const tail = readTail(params) ?? notFound();
  return loadListing(args, { prefix: `/catalog/compatibility-brand/${code}`, of: { kind: 'compatibilityBrand', code }, title: code }, tail);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function CompatibilityBrandListing({ loaderData }: Route.ComponentProps) {
  return <ListingScreen {...loaderData} />;
}
