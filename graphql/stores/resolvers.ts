import type { Id } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import { storesPageSize } from '@vitrina/services/stores/vocabulary.ts';
import { badInput } from '../base/errors.ts';
import { orFallback } from '../calls/fallback.ts';
import { limited } from '../calls/limited.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withCallsInCity } from '../cities/in-city.ts';
import { allCities, cityById, visitorCity } from '../cities/loaders.ts';
import { timeZoneOf } from '../cities/rules.ts';
import type { City } from '../cities/sources.ts';
import type { Context } from '../context/context.ts';
import type { ProductResolvers, Resolvers } from '../generated/resolvers.ts';
import type { Store } from '../generated/sources.ts';
import type { Product } from '../products/sources.ts';
import { addressLimits } from './limits.ts';
import { hoursText, isOpen, stockTimeText, storeKind, storePath, typesOf } from './rules.ts';
import type { StoreStock } from './sources.ts';

const { stores, byAddress, serviceCenters, withProduct } = domains.stores;

/** Characters of an address that can mean something. */
const addressLength = { least: 3, most: 200 } as const;
/** Service centres of one answer. */
const maxCenters = 100;

/** What a place's hours say at this moment, by the clock of its city; null when nobody knows its hours or its city. */
function atThisHour<Value>(read: (workTime: Store['work_time'], now: Date, timeZone: string) => Value) {
  return withCalls(
    { visitorCity, allCities },
    async ({ visitorCity, allCities }, { work_time, city }: Store, _args: object, context: Context) => {
      if (work_time.length === 0) return null;
      const own = await visitorCity();
      const elsewhere = async () => (await orFallback(context, 'Store.isOpen', allCities(), new Map<Id, City>())).get(city.id);
      const found = own.id === city.id ? own : await elsewhere();
      return found === undefined ? null : read(work_time, context.now, timeZoneOf(found));
    },
  );
}

/** A store that was asked about the product says what it has of it. */
function stockOf(store: Store, product: Product, timeZone: string): StoreStock[] {
  const { availability } = store;
  return availability === null ? [] : [{ store, product, quantity: availability.quantity, pickup_at: availability.pickup_at, timeZone }];
}

/** Where the product is to be had. */
const ofProduct: Pick<ProductResolvers, 'stores'> = {
  stores: withCallsInCity({ withProduct, visitorCity }, async ({ withProduct, visitorCity }, product) => {
    const [city, { items }] = await Promise.all([
      visitorCity(),
      withProduct({ body: { product_id: product.id, per_page: storesPageSize } }),
    ]);
    return items.flatMap((store) => stockOf(store, product, timeZoneOf(city)));
  }),
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
    storesByAddress: limited(
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
    name: ({ name, address }) => name ?? address ?? 'Сервисный центр',
    address: ({ address }) => address ?? '',
    phone: ({ phone }) => phone ?? '',
    workTimeLine: ({ work_time_line }) => work_time_line ?? '',
  },
  StoreStock: {
    timeText: (stock, _args, { now }) => stockTimeText(stock, now),
  },
};
