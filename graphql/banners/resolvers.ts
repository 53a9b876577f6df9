import { domains } from '@vitrina/services/registry.ts';
import { badInput } from '../base/errors.ts';
import { withCalls } from '../calls/with-calls.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const { banners } = domains.banners;

/** Banners that one room shows. */
const maxBanners = 12;

export const resolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    banners: withCalls({ banners }, async ({ banners }, _parent, { type }) => {
      if (!/^\w{1,100}$/.test(type)) throw badInput({ type: ['Такого типа баннеров нет.'] });
      const found = await banners({ query: { visible: true, type } });
      return found.slice(0, maxBanners);
    }),
  },
};
