import { domains } from '@vitrina/services/registry.ts';
import { shownTypes, storesPageSize } from '@vitrina/services/stores/vocabulary.ts';
import { orNull } from '../failure.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { reaches } from '../reaches.ts';
import { stockTimeText, storeKind } from './rules.ts';

const { stores, store } = domains.stores;

export const resolvers: Pick<Resolvers, 'Query' | 'Store'> = {
  Query: {
    stores: reaches({ stores }, async ({ stores }, _parent, { types, query }) => {
      const page = await stores({ query: { types: types ?? [...shownTypes], query: query ?? undefined, per_page: storesPageSize } });
      return page.items;
    }),
    store: reaches({ store }, ({ store }, _parent, { id }) => orNull(store({ params: { id } }))),
  },
  Store: {
    kind: ({ type }) => storeKind(type),
    availability: (store, _args, { now }) =>
      store.availability === null ? null : { ...store.availability, timeText: stockTimeText(store, now) },
  },
};
