import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import {
  extension,
  extensionList,
  extensionWithDefault,
  fromExtension,
  fromSpec,
  listOrEmpty,
  orNull,
  ownShape,
  ownShapeList,
  requiredExtension,
  textOrEmpty,
} from '../contract/origin.ts';
import { rename } from '../contract/rename.ts';
import { code, digits, id, idText, media, timeOfDay } from '../contract/wire.ts';
import { maxStockProducts, maxStockStores, storesPageSize } from './vocabulary.ts';

const hours = z.object({ opens: timeOfDay, closes: timeOfDay }).meta(fromExtension);

const stockOfStore = z
  .object({
    product_id: id,
    quantity: z.int().nonnegative(),
    /** When it can be picked up; null when it cannot. */
    pickup_at: extension(z.iso.datetime({ offset: true })),
  })
  .meta(fromExtension);

const storedPieces = z
  .object({
    store_id: requiredExtension(id),
    ...stockOfStore.shape,
    product_id: requiredExtension(id),
    quantity: requiredExtension(z.int().nonnegative()),
  })
  .meta(fromExtension);

export const store = z
  .object({
    id,
    /** See the vocabulary: 1 store, 9 and 12 postamats, 10, 13 and 14 pick-up points. */
    type: rename('typeId', z.int()),
    type_code: orNull(z.string()),
    brand: ownShape(z.string()),
    images: listOrEmpty(media),
    name: extension(z.string()),
    city: z.object({ id, alias: extension(z.string()), name: extension(z.string()) }).meta(fromSpec('1 §3')),
    address: z.string(),
    /** Metro stations nearby. */
    stations: ownShapeList(z.string()),
    directions: textOrEmpty,
    longitude: z.number(),
    latitude: z.number(),
    /** Seven days, Monday first; null on a day off. Empty when the provider tells them in another way. */
    work_time: ownShapeList(orNull(hours)),
    work_time_line: textOrEmpty,
    convenience: ownShapeList(z.string()),
    services: ownShapeList(z.string()),
    /** What of the product asked about is here; null when no product was asked about. */
    availability: ownShape(stockOfStore),
  })
  .meta(fromSpec('1 §3'));

export type Store = z.output<typeof store>;

/** A store as the answer to an address. */
const storeNearAddress = z
  .object({
    ...store.shape,
    /** Metres from the address that was asked about. */
    distance: extension(z.number().nonnegative()),
  })
  .meta(fromSpec('1 §3'));

export type StoreNearAddress = z.output<typeof storeNearAddress>;

/** Who repairs goods of a brand under its warranty. */
export const serviceCenter = z
  .object({
    id: requiredExtension(id),
    name: extension(z.string()),
    /** Codes of the brands whose goods are repaired there. */
    brand_codes: extensionList(z.string()),
    address: extensionWithDefault(z.string(), ''),
    phone: extensionWithDefault(z.string(), ''),
    longitude: extension(z.number()),
    latitude: extension(z.number()),
    work_time_line: extensionWithDefault(z.string(), ''),
  })
  .meta(fromExtension);

export type ServiceCenter = z.output<typeof serviceCenter>;

const base = { answer: store, paged: true, identity: 'nobody', idempotency: 'safe' } as const;

export const stores = endpoints('stores', {
  stores: endpoint({
    ...base,
    method: 'GET',
    path: '/v2/stores',
    summary: 'Stores, pick-up points and postamats of the city.',
    source: 'spec 1 §7',
    query: z.object({
      types: z.array(digits).optional(),
      query: z.string().max(200).optional(),
      page: digits.optional(),
      per_page: digits.optional(),
    }),
    cache: { ...lifetimes.stores, vary: ['city'] },
  }),
  withProduct: endpoint({
    ...base,
    identity: 'visitor',
    method: 'POST',
    path: '/v2/stores',
    summary: 'Stores by their ids, or those of the city, with the stock of a product; never cached.',
    source: 'spec 1 §7',
    body: z.object({ ids: z.array(id).max(storesPageSize).optional(), product_id: id.optional(), per_page: z.int().optional() }),
    cache: 'never',
    batch: { parameter: 'ids', size: storesPageSize },
  }),
  stock: endpoint({
    method: 'POST',
    path: '/v2/stores/stock',
    summary: 'What chosen stores have of these products at this moment, store by store; never cached.',
    source: 'ours',
    body: z.object({ store_ids: z.array(id).max(maxStockStores), product_ids: z.array(id).max(maxStockProducts) }),
    answer: z.array(storedPieces),
    identity: 'visitor',
    idempotency: 'safe',
    cache: 'never',
    batch: { parameter: 'product_ids', size: maxStockProducts },
  }),
  byAddress: endpoint({
    method: 'GET',
    path: '/v2/stores/by-address',
    summary: 'Stores of the city by an address, the nearest first.',
    source: 'contract, calls',
    query: z.object({
      query: z.string().max(200),
      types: z.array(digits).optional(),
      page: digits.optional(),
      per_page: digits.optional(),
    }),
    answer: storeNearAddress,
    paged: true,
    identity: 'nobody',
    idempotency: 'safe',
    // Where somebody lives stays in no cache.
    cache: 'never',
  }),
  serviceCenters: endpoint({
    method: 'GET',
    path: '/v2/service-centers',
    summary: 'Service centres of the city, of one brand or of all.',
    source: 'spec 2 §7',
    query: z.object({ brand_code: code.optional(), page: digits.optional(), per_page: digits.optional() }),
    answer: serviceCenter,
    paged: true,
    identity: 'nobody',
    idempotency: 'safe',
    cache: { ...lifetimes.stores, vary: ['city'] },
  }),
  store: endpoint({
    method: 'GET',
    path: '/v2/stores/{id}',
    field: 'store',
    summary: 'One store.',
    source: 'spec 1 §7',
    params: z.object({ id: idText }),
    answer: store,
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.stores,
  }),
});
