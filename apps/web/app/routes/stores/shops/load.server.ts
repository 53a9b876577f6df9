import type { RouterContextProvider } from 'react-router';
import { type ListedPlaceFactsFragment, ShopsDocument, type ShopsPageQuery } from '../../../generated/graphql.ts';
import { query } from '../../../platform/gateway/query.server.ts';

interface StoreSearch {
  /** Null when nobody knows. */
  places: (ListedPlaceFactsFragment & { distance?: number | null })[] | null;
  /** By what has been found; null without a text. */
  by: 'address' | 'name' | 'nothing' | null;
}

/** Places by an address, else by a part of their name; all of them when the text finds none. */
export async function placesIn(
  context: Readonly<RouterContextProvider>,
  request: Request,
  text: string,
  data: ShopsPageQuery | null,
): Promise<StoreSearch> {
  if (text === '') return { places: data?.stores ?? null, by: null };
  const near = data?.near ?? [];
  if (near.length > 0) return { places: near.map(({ store, distance }) => ({ ...store, distance })), by: 'address' };
  const byName = data?.named ?? [];
  if (byName.length > 0) return { places: byName, by: 'name' };
  return { places: (await query(context, request, ShopsDocument, {})).data?.stores ?? null, by: 'nothing' };
}

/** Service centres of the city, and the brands that any of them repairs; null when nobody knows. */
export function centersIn(brand: string, data: ShopsPageQuery | null) {
  const all = data?.serviceCenters ?? null;
  const centers = brand === '' ? all : (data?.ofBrand ?? null);
  const codes = new Set(all?.flatMap(({ brandCodes }) => brandCodes));
  const brands = (data?.brands ?? [])
    .filter(({ code }) => codes.has(code))
    .sort((left, right) => left.name.localeCompare(right.name, 'ru'));
  return centers === null
    ? null
    : { centers: centers.map(({ id, name, address, phone, workTimeLine }) => ({ id, name, address, phone, workTimeLine })), brands };
}
