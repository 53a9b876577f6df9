import type { RouterContextProvider } from 'react-router';
import {
  type ListedPlaceFactsFragment,
  ServiceBrandsDocument,
  ServiceCentersDocument,
  ShopsDocument,
  ShopsFoundDocument,
} from '../../../generated/graphql.ts';
import { query } from '../../../platform/gateway/query.server.ts';
import type { StoreQuery } from './store-query.ts';

interface StoreSearch {
  /** Null when nobody knows. */
  places: (ListedPlaceFactsFragment & { distance?: number | null })[] | null;
  /** By what has been found; null without a text. */
  by: 'address' | 'name' | 'nothing' | null;
}

/** Places by an address, else by a part of their name; all of them when the text finds none. */
export async function findPlaces(context: Readonly<RouterContextProvider>, request: Request, text: string): Promise<StoreSearch> {
  if (text !== '') {
    const { data } = await query(context, request, ShopsFoundDocument, { place: text });
    const near = data?.storesByAddress ?? [];
    if (near.length > 0) return { places: near.map(({ store, distance }) => ({ ...store, distance })), by: 'address' };
    const named = data?.stores ?? [];
    if (named.length > 0) return { places: named, by: 'name' };
  }
  const { data } = await query(context, request, ShopsDocument, {});
  return { places: data?.stores ?? null, by: text === '' ? null : 'nothing' };
}

/** Service centres of the city, and the brands that any of them repairs; null when nobody knows. */
export async function findCenters(context: Readonly<RouterContextProvider>, request: Request, { brand }: Pick<StoreQuery, 'brand'>) {
  const [found, all] = await Promise.all([
    query(context, request, ServiceCentersDocument, { brand: brand === '' ? null : brand }),
    query(context, request, ServiceBrandsDocument, {}),
  ]);
  const codes = new Set(all.data?.serviceCenters?.flatMap(({ brandCodes }) => brandCodes));
  const centers = found.data?.serviceCenters ?? null;
  const brands = (all.data?.brands ?? [])
    .filter(({ code }) => codes.has(code))
    .sort((left, right) => left.name.localeCompare(right.name, 'ru'));
  return centers === null ? null : { centers, brands };
}
