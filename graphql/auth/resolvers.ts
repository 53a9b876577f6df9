import { domains } from '@vitrina/services/registry.ts';
import { visitorBasket } from '../basket/loaders.ts';
import { visitorCity } from '../cities/loaders.ts';
import type { Context } from '../context/context.ts';
import { badInput, meaningOf, ShopError } from '../errors.ts';
import { reportSilent } from '../failure.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { limited } from '../limited.ts';
import { visitorProfile } from '../profile/loaders.ts';
import { reaches } from '../reaches.ts';
import { signInLimits } from './limits.ts';
import { answered, kindOf, loginOf, tokensOf } from './rules.ts';

const { login, logout, refreshToken } = domains.auth;

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'Viewer' | 'Session'> = {
  Query: { viewer: (_parent, _args, { viewer }) => viewer },
  Mutation: {
    login: limited(
      signInLimits,
      reaches({ login }, async ({ login }, _parent, { login: name, password }, context) => {
        const known = loginOf(name);
        if (password === '') throw badInput({ password: ['Это поле необходимо заполнить.'] });
        const tokens = await login({ body: { ...known, password } });
        context.signIn(tokensOf(tokens));
        forgetPerson(context);
        return answered(tokens, context.viewer);
      }),
    ),
    logout: reaches({ logout }, async ({ logout }, _parent, _args, context) => {
      if (context.viewer.isGuest) return true;
      const isTold = await told(logout({}), context);
      context.signOut();
      forgetPerson(context);
      return isTold;
    }),
    refreshSession: reaches({ refreshToken }, async ({ refreshToken: refresh }, _parent, { refreshToken: token }, context) => {
      if (!context.viewer.keepsTokens) throw new ShopError('FORBIDDEN');
      if (!isToken(token)) throw new ShopError('UNAUTHENTICATED');
      context.bringRefreshToken(token);
      const tokens = await refresh({});
      context.signIn(tokensOf(tokens));
      forgetPerson(context);
      return answered(tokens, context.viewer);
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
}

/** Whether the provider knows that the session has ended; one that it does not know any more has. */
async function told(ending: Promise<unknown>, context: Context): Promise<boolean> {
  try {
    await ending;
    return true;
  } catch (error) {
    if (meaningOf(error).code === 'UNAUTHENTICATED') return true;
    reportSilent(context, 'Mutation.logout', error);
    return false;
  }
}

/** It travels in a header, so nothing else may stand in it. */
const isToken = (text: string): boolean => /^[\w.~+/=-]{1,4096}$/.test(text);
