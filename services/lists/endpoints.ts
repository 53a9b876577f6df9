import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { fromExtension, requiredExtension } from '../contract/origin.ts';
import { id } from '../contract/wire.ts';
import { type List, maxListSize, modes } from './vocabulary.ts';

/** Newest first. */
const productList = z.object({ product_ids: requiredExtension(z.array(id)) }).meta(fromExtension);

/** Both lists are read and changed in the same way. */
const read = <const Path extends string>(path: Path, summary: string) => ({
  method: 'GET' as const,
  path,
  summary,
  source: 'ours',
  answer: productList,
  identity: 'shopper' as const,
  idempotency: 'safe' as const,
  cache: 'never' as const,
});

const change = <const Path extends string>(path: Path, list: List, summary: string) => ({
  method: 'PUT' as const,
  path,
  summary,
  source: 'ours',
  body: z.object({
    product_ids: z.array(id).max(maxListSize[list]),
    /** `merge`: those that are not there yet come first, as many as there is room for; `set`: they are the list. */
    mode: z.enum(modes),
  }),
  answer: productList,
  identity: 'shopper' as const,
  idempotency: 'none' as const,
  cache: 'never' as const,
});

export const lists = endpoints('lists', {
  favorites: endpoint(read('/v2/users/me/favorites', 'Ids of the signed-in shopper’s favourites, newest first.')),
  changeFavorites: endpoint(
    change('/v2/users/me/favorites', 'favorites', 'Adds to the favourites, or replaces them; answers what they are.'),
  ),
  compare: endpoint(read('/v2/users/me/compare', 'Ids of the products that the signed-in shopper compares, newest first.')),
  changeCompare: endpoint(change('/v2/users/me/compare', 'compare', 'Adds to the comparison, or replaces it; answers what it is.')),
});
