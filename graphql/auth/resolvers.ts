import type { Id } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import { visitorBasket } from '../basket/loaders.ts';
import { visitorCity } from '../cities/loaders.ts';
import type { Context } from '../context/context.ts';
import { badInput, meaningOf, ShopError } from '../errors.ts';
import { orNullForStrangers, quietly, reportSilent } from '../failure.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { limited } from '../limited.ts';
import { mergeGuestsLists, readingAndWriting } from '../lists/changes.ts';
import { visitorComparison, visitorFavorites } from '../lists/loaders.ts';
import { visitorProfile } from '../profile/loaders.ts';
import type { Profile } from '../profile/parents.ts';
import { reaches } from '../reaches.ts';
import { signInLimits } from './limits.ts';
import { answered, kindOf, loginOf, tokensOf } from './rules.ts';

const { login, logout, refreshToken } = domains.auth;
const { read } = domains.profile;

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'Viewer' | 'Session'> = {
  Query: { viewer: (_parent, _args, { viewer }) => viewer },
  Mutation: {
    sessionSignIn: limited(
      signInLimits,
      reaches(
        { login, logout, read, ...readingAndWriting },
        async ({ login, logout, read, ...listCalls }, _parent, { input: { login: name, password } }, context) => {
          const known = loginOf(name);
          if (password === '') throw badInput({ 'input.password': ['Это поле необходимо заполнить.'] });
          const tokens = await login({ body: { ...known, password } });
          const isOverSession = !context.viewer.isGuest && !context.viewer.keepsTokens;
          const former = isOverSession ? await endFormer({ read, logout }, context) : null;
          context.signIn(tokensOf(tokens));
          forgetPerson(context);
          await mergeGuestsLists(listCalls, context);
          // Keys of a guest's orders stay with the browser; those of another shopper, or of nobody knows whom, do not.
          if (isOverSession && (former === null || former !== (await shopperNow(read, context)))) context.forgetOrders();
          return { session: answered(tokens, context.viewer) };
        },
        { times: { read: 2 } },
      ),
    ),
    sessionSignOut: reaches({ logout }, async ({ logout }, _parent, _args, context) => {
      if (context.viewer.isGuest) return { isEndedAtProvider: true };
      const isEndedAtProvider = await told(logout({}), 'Mutation.sessionSignOut', context);
      context.signOut();
      forgetPerson(context);
      return { isEndedAtProvider };
    }),
    sessionRefresh: reaches({ refreshToken }, async ({ refreshToken: refresh }, _parent, { input: { refreshToken: token } }, context) => {
      if (!context.viewer.keepsTokens) throw new ShopError('FORBIDDEN');
      if (!isToken(token)) throw new ShopError('UNAUTHENTICATED');
      context.bringRefreshToken(token);
      const tokens = await refresh({});
      context.signIn(tokensOf(tokens));
      forgetPerson(context);
      return { session: answered(tokens, context.viewer) };
    }),
  },
  Session: {
    user: reaches({ visitorProfile }, ({ visitorProfile }) => visitorProfile()),
  },
  Viewer: {
    kind: kindOf,
    isSignedIn: ({ isGuest }) => !isGuest,
    employee: ({ employee }) => employee ?? null,
    application: ({ application }) => application ?? null,
    city: reaches({ visitorCity }, ({ visitorCity }) => visitorCity()),
  },
};

/** What has been read of another person is read anew. */
function forgetPerson({ loaders }: Context): void {
  loaders.forget(visitorProfile);
  loaders.forget(visitorBasket);
  loaders.forget(visitorFavorites);
  loaders.forget(visitorComparison);
}

type Former = Pick<Context['calls']['auth'], 'logout'> & Pick<Context['calls']['profile'], 'read'>;

/** Ends the session over which somebody has signed in, as far as that can be done; says whose it was, null when nobody knows. */
async function endFormer({ read, logout }: Former, context: Context): Promise<Id | null> {
  const profile = await profileOf(read, context);
  // It may have turned out to be over.
  if (!context.viewer.isGuest) await told(logout({}), 'Mutation.sessionSignIn', context);
  return profile?.id ?? null;
}

/** Who has signed in; what has been read of the shopper serves the rest of the operation. */
async function shopperNow(read: Former['read'], context: Context): Promise<Id | null> {
  const profile = await profileOf(read, context);
  if (profile !== null) context.loaders.replace(visitorProfile, profile);
  return profile?.id ?? null;
}

/** A failure hinders nobody from signing in. */
const profileOf = (read: Former['read'], context: Context): Promise<Profile | null> =>
  quietly<Profile | null>(context, 'Mutation.sessionSignIn', orNullForStrangers(read({})), null);

/** Whether the provider knows that the session has ended; one that it does not know any more has. */
async function told(ending: Promise<unknown>, field: string, context: Context): Promise<boolean> {
  try {
    await ending;
    return true;
  } catch (error) {
    if (meaningOf(error).code === 'UNAUTHENTICATED') return true;
    reportSilent(context, field, error);
    return false;
  }
}

/** It travels in a header, so nothing else may stand in it. */
const isToken = (text: string): boolean => /^[\w.~+/=-]{1,4096}$/.test(text);
