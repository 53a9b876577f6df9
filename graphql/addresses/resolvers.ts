import { domains } from '@vitrina/services/registry.ts';
import { reaches } from '../calls/reaches.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { writtenOf } from './rules.ts';

const { list, add, update, remove } = domains.addresses;

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'Address'> = {
  Query: { addresses: reaches({ list }, ({ list }) => list({})) },
  Mutation: {
    addressAdd: reaches({ add, list }, async ({ add, list }, _parent, { input: { address } }) => {
      await add({ body: writtenOf(address) });
      return { addresses: await list({}) };
    }),
    addressUpdate: reaches({ update, list }, async ({ update, list }, _parent, { input: { id, address } }) => {
      await update({ params: { id }, body: writtenOf(address) });
      return { addresses: await list({}) };
    }),
    addressRemove: reaches({ remove, list }, async ({ remove, list }, _parent, { input: { id } }) => {
      await remove({ params: { id } });
      return { addresses: await list({}) };
    }),
  },
  Address: { cityName: ({ city }) => city.name },
};
