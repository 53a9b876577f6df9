import { isId } from '@vitrina/services/contract/fields/id.ts';
import type { Id } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import { storesPageSize } from '@vitrina/services/stores/vocabulary.ts';
import { badInput } from '../base/errors.ts';
import { orFallback } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits } from '../calls/with-limits.ts';
import { withCallsInCity } from '../cities/in-city.ts';
import { allCities, cityById, visitorCity } from '../cities/loaders.ts';
import { timeZoneOf } from '../cities/rules.ts';
import type { City } from '../cities/sources.ts';
import type { Context } from '../context/context.ts';
import type { ProductResolvers, Resolvers } from '../generated/resolvers.ts';
import type { Store } from '../generated/sources.ts';
import type { Product } from '../products/sources.ts';
import { addressLimits } from './limits.ts';
import { type StockEntry, stockInStores, stockKey, storeById } from './loaders.ts';
import { hoursText, isOpen, stockTimeText, storeKind, storePath, typesOf } from './rules.ts';
import type { StoreStock } from './sources.ts';

const { stores, byAddress, serviceCenters, withProduct } = domains.stores;

/** Characters of an address that can mean something. */
const addressLength = { least: 3, most: 200 } as const;
/** Service centres of one answer. */
const maxCenters = 100;
/** Stores whose stock one field tells. */
const maxStores = 20;

/** What a place's hours say at this moment, by the clock of its city; null when nobody knows its hours or its city. */
function atThisHour<Value>(read: (workTime: Store['work_time'], now: Date, timeZone: string) => Value) {
  return withCalls(
    { visitorCity, allCities },
    async ({ visitorCity, allCities }, { work_time, city }: Store, _args: object, context: Context) => {
      if (work_time.length === 0) return null;
      const ownCity = await visitorCity();
      const elsewhere = async () => (await orFallback(context, 'Store.isOpen', allCities(), new Map<Id, City>())).get(city.id);
      const storeCity = ownCity.id === city.id ? ownCity : await elsewhere();
      return storeCity === undefined ? null : read(work_time, context.now, timeZoneOf(storeCity));
    },
  );
}

/** A store that was asked about the product says what it has of it. */
function stockOf(store: Store, product: Product, pieces: StockEntry | null | undefined, timeZone: StoreStock['timeZone']): StoreStock[] {
  return pieces == null ? [] : [{ store, product, quantity: pieces.quantity, pickup_at: pieces.pickup_at, timeZone }];
}

/** Where the product is to be had. */
const ofProduct: Pick<ProductResolvers, 'stores' | 'stock'> = {
  stores: withCallsInCity({ withProduct, visitorCity }, async ({ withProduct, visitorCity }, product) => {
    const zone = async () => timeZoneOf(await visitorCity());
    const { items } = await withProduct({ body: { product_id: product.id, per_page: storesPageSize } });
    return items.flatMap((store) => stockOf(store, product, store.availability, zone));
  }),
  stock: withCalls(
    { stockInStores, storeById, visitorCity, allCities },
    async ({ stockInStores, storeById, visitorCity, allCities }, product: Product, { storeIds }) => {
      // What can be no id is no store.
      const ids = [...new Set(storeIds)].filter(isId);
      if (ids.length > maxStores) throw badInput({ storeIds: [`Не больше ${maxStores} магазинов.`] });
      if (ids.length === 0) return [];
      const [pieces, stores] = await Promise.all([stockInStores(stockKey(product.id, ids)), Promise.all(ids.map(storeById))]);
      const zoneOf = async ({ city }: Store) => {
        const ownCity = await visitorCity();
        return timeZoneOf(ownCity.id === city.id ? ownCity : ((await allCities()).get(city.id) ?? ownCity));
      };
      return stores.flatMap((store) => (store === null ? [] : stockOf(store, product, pieces?.get(store.id), () => zoneOf(store))));
    },
  ),
};

interface OfStores extends Pick<Resolvers, 'Query' | 'Store' | 'StoreNearAddress' | 'ServiceCenter' | 'StoreStock'> {
  Product: typeof ofProduct;
}

export const resolvers: OfStores = {
  Product: ofProduct,
  Query: {
    stores: withCallsInCity({ stores }, async ({ stores }, _parent, { kinds, query }) => {
      const types = typesOf(kinds);
      if (types.length === 0) return [];
      const { items } = await stores({ query: { types, query: query ?? undefined, per_page: storesPageSize } });
      return items;
    }),
    storesByAddress: withLimits(
      addressLimits,
      withCallsInCity({ byAddress }, async ({ byAddress }, _parent, { address, kinds }) => {
        const text = address.trim();
        if (text.length < addressLength.least)
          throw badInput({ address: [`Пожалуйста, введите не меньше ${addressLength.least} символов.`] });
        if (text.length > addressLength.most) throw badInput({ address: [`Не больше ${addressLength.most} символов.`] });
        const types = typesOf(kinds);
        if (types.length === 0) return [];
        const { items } = await byAddress({ query: { query: text, types, per_page: storesPageSize } });
        return items;
      }),
    ),
    serviceCenters: withCallsInCity({ serviceCenters }, async ({ serviceCenters }, _parent, { brandCode }) => {
      const { items } = await serviceCenters({ query: { brand_code: brandCode ?? undefined, per_page: maxCenters } });
      return items;
    }),
  },
  Store: {
    brand: ({ brand }) => brand ?? '',
    name: ({ name, brand, address }) => name ?? brand ?? address,
    url: storePath,
    kind: ({ type }) => storeKind(type),
    city: withCalls({ cityById }, ({ cityById }, { city }) => cityById(city.id)),
    isOpen: atThisHour(isOpen),
    hoursText: atThisHour(hoursText),
  },
  StoreNearAddress: {
    store: (near) => near,
    distance: ({ distance }) => (distance === null ? null : Math.round(distance)),
  },
  ServiceCenter: {
    name: ({ name, address }) => name ?? (address || 'Сервисный центр'),
  },
  StoreStock: {
    timeText: async (stock, _args, { now }) => (stock.pickup_at === null ? null : stockTimeText(stock, await stock.timeZone(), now)),
  },
};
