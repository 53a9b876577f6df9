import { domains } from '@vitrina/services/registry.ts';
import { meaningOf } from '../base/errors.ts';
import { reportSilent } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits } from '../calls/with-limits.ts';
import { type Context, shopAddress } from '../context/context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { confirmLimits, profileLimits } from './limits.ts';
import { visitorProfile } from './loaders.ts';
import { profileOf, sexOf } from './rules.ts';
import type { Profile, ProfileUpdatePayload } from './sources.ts';

const { update, remove, confirmEmail, setSubscriptions, subscribe, unsubscribe } = domains.profile;

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'Profile'> = {
  Query: {
    me: withCalls({ visitorProfile }, async ({ visitorProfile }, _parent, _args, context) => {
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
  Mutation: {
    profileUpdate: withLimits(
      profileLimits,
      withCalls({ update, visitorProfile }, async ({ update, visitorProfile: readProfile }, _parent, { input }, context) => {
        await update({ body: profileOf(input, shopAddress(context, '/account/profile/confirm-email')) });
        return profilePayload(readProfile, context);
      }),
    ),
    profileRemove: withCalls({ remove }, async ({ remove }, _parent, _args, context) => {
      await remove({});
      context.signOut();
      context.loaders.forget(visitorProfile);
      return {};
    }),
    profileConfirmEmail: withLimits(
      confirmLimits,
      withCalls({ confirmEmail }, async ({ confirmEmail }, _parent, { input: { token } }, context) => {
        await confirmEmail({ body: { token } });
        context.loaders.forget(visitorProfile);
        return {};
      }),
    ),
    profileSetMailings: withLimits(
      profileLimits,
      withCalls(
        { setSubscriptions, visitorProfile },
        async ({ setSubscriptions, visitorProfile: readProfile }, _parent, { input }, context) => {
          await setSubscriptions({ body: { subscribe_types: input.subscribeTypes } });
          return profilePayload(readProfile, context);
        },
      ),
    ),
    profileSubscribe: withLimits(
      profileLimits,
      withCalls(
        { subscribe, unsubscribe, visitorProfile },
        async ({ subscribe, unsubscribe, visitorProfile: readProfile }, _parent, { input: { productId, isWanted } }, context) => {
          const params = { product_id: productId };
          await (isWanted ? subscribe({ params }) : unsubscribe({ params }));
          return profilePayload(readProfile, context);
        },
      ),
    ),
  },
  Profile: {
    sex: ({ sex }) => sexOf(sex),
  },
};

/** The specification shows no answer to a change, so what has become of the profile is read. */
async function profilePayload(readProfile: () => Promise<Profile | null>, context: Context): Promise<ProfileUpdatePayload> {
  context.loaders.forget(visitorProfile);
  return { user: await readProfile() };
}
