import { isCode } from '@vitrina/services/contract/fields/id.ts';
import { readTail } from '../../entities/catalogue/address.ts';
import { loadListing } from '../../features/listing/load.server.ts';
import ListingScreen from '../../features/listing/screen.tsx';
import { notFound } from '../../platform/gateway/query.server.ts';
import { skipAfterBasketOrListChange } from '../../platform/router/revalidate.ts';
import type { Route } from './+types/by-code';

export const shouldRevalidate = skipAfterBasketOrListChange;

/** What a listing is of, by the word that its addresses begin with. */
const kinds = { brand: 'brand', tag: 'tag', series: 'series', model: 'model', 'compatibility-brand': 'compatibilityBrand' } as const;

const isWord = (segment: string | undefined): segment is keyof typeof kinds => segment !== undefined && Object.hasOwn(kinds, segment);

export async function loader(args: Route.LoaderArgs) {
  const { code } = args.params;
  const kindSegment = args.pattern.split('/').find(isWord);
  const tail = readTail(args.params);
  if (kindSegment === undefined || !isCode(code) || tail === null) notFound();
  return loadListing(args, { prefix: `/catalog/${kindSegment}/${code}`, of: { kind: kinds[kindSegment], code }, title: code }, tail);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function CodeListing({ loaderData }: Route.ComponentProps) {
  return <ListingScreen {...loaderData} />;
}
