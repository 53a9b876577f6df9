import type { Id } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import { requestMemo } from '../calls/loader.ts';

const { favorites, compare } = domains.lists;

/** The visitor's favourites, read once. A guest's are in the browser's cookie and cost no call. */
export const visitorFavorites = requestMemo({ favorites }, async ({ favorites }, { viewer }): Promise<readonly Id[]> => {
  return viewer.isGuest ? viewer.lists.favorites : (await favorites({})).product_ids;
});

/** The same of what the visitor compares. */
export const visitorComparison = requestMemo({ compare }, async ({ compare }, { viewer }): Promise<readonly Id[]> => {
  return viewer.isGuest ? viewer.lists.compare : (await compare({})).product_ids;
});

export const loaderOf = { favorites: visitorFavorites, compare: visitorComparison } as const;
