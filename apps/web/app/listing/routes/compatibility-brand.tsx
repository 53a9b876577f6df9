import { notFound } from '../../gateway/query.server.ts';
import { keepsOnBuying } from '../../shell/revalidate.ts';
import { readTail } from '../address.ts';
import { codeOf } from '../code.ts';
import { loadListing } from '../load.server.ts';
import ListingScreen from '../screen.tsx';
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
