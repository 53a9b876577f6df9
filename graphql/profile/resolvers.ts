import { meaningOf } from '../errors.ts';
import { reportSilent } from '../failure.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { reaches } from '../reaches.ts';
import { visitorProfile } from './loaders.ts';
import { sexOf } from './rules.ts';

export const resolvers: Pick<Resolvers, 'Query' | 'Profile'> = {
  Query: {
    me: reaches({ visitorProfile }, async ({ visitorProfile }, _parent, _args, context) => {
      try {
        return await visitorProfile();
      } catch (error) {
        // A session that the provider does not know is over, and its cookies go (spec 1 §6). Nothing else says so: a 403 or 404 may be
        // the word of a proxy in between, and a provider that is away has said nothing.
        if (meaningOf(error).code !== 'UNAUTHENTICATED' || context.viewer.sessionSource === 'header') throw error;
        reportSilent(context, 'Query.me', error);
        context.forgetSession();
        return null;
      }
    }),
  },
  Profile: {
    sex: ({ sex }) => sexOf(sex),
    subscribeProductIds: ({ subscribe_product_ids }) => subscribe_product_ids,
    subscribeTypes: ({ subscribe_types }) => subscribe_types,
  },
};
