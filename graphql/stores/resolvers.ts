import { domains } from '@vitrina/services/registry.ts';
import { storesPageSize } from '@vitrina/services/stores/vocabulary.ts';
import { reachesInCity } from '../cities/in-city.ts';
import { cityById } from '../cities/loaders.ts';
import { orNull } from '../failure.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { reaches } from '../reaches.ts';
import { stockTimeText, storeKind, typesOf } from './rules.ts';

const { stores, store } = domains.stores;

export const resolvers: Pick<Resolvers, 'Query' | 'Store' | 'StoreStock'> = {
  Query: {
    stores: reachesInCity({ stores }, async ({ stores }, _parent, { kinds, query }) => {
      const types = typesOf(kinds);
      if (types.length === 0) return [];
      const { items } = await stores({ query: { types, query: query ?? undefined, per_page: storesPageSize } });
      return items;
    }),
    store: reaches({ store }, ({ store }, _parent, { id }) => orNull(store({ params: { id } }))),
  },
  Store: {
    brand: ({ brand }) => brand ?? '',
    name: ({ name, brand, address }) => name ?? brand ?? address,
    typeId: ({ type }) => type,
    kind: ({ type }) => storeKind(type),
    city: reaches({ cityById }, ({ cityById }, { city }) => cityById(city.id)),
  },
  StoreStock: {
    timeText: (stock, _args, { now }) => stockTimeText(stock, now),
  },
};
