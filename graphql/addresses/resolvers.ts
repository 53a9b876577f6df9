import { domains } from '@vitrina/services/registry.ts';
import { withCalls } from '../calls/with-calls.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { writtenOf } from './rules.ts';

const { list, add, update, remove } = domains.addresses;

export const resolvers: Pick<Resolvers, 'Mutation' | 'Address'> = {
  Mutation: {
    addressAdd: withCalls({ add, list }, async ({ add, list }, _parent, { input: { address } }) => {
      await add({ body: writtenOf(address) });
      return { addresses: await list({}) };
    }),
    addressUpdate: withCalls({ update, list }, async ({ update, list }, _parent, { input: { id, address } }) => {
      await update({ params: { id }, body: writtenOf(address) });
      return { addresses: await list({}) };
    }),
    addressRemove: withCalls({ remove, list }, async ({ remove, list }, _parent, { input: { id } }) => {
      await remove({ params: { id } });
      return { addresses: await list({}) };
    }),
  },
  Address: { cityName: ({ city }) => city.name },
};
