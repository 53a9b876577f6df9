import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { passwordFault } from '@vitrina/services/contract/fields/person.ts';
import { domains } from '@vitrina/services/registry.ts';
import { badInput, ShopError } from '../base/errors.ts';
import { limited } from '../calls/limited.ts';
import { withCalls } from '../calls/with-calls.ts';
import { visitorCity } from '../cities/loaders.ts';
import { requireRight } from '../context/application.ts';
import { shopAddress } from '../context/context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { cardById } from '../products/loaders.ts';
import { visitorProfile } from '../profile/loaders.ts';
import { begin, beginningBounds, forgetPerson, ofBeginning, told } from './begin.ts';
import { captchaOf } from './captcha.ts';
import { codeLimits, codeTryLimits, resetLimits, resetTryLimits, signInLimits } from './limits.ts';
import { accountOf, answered, broughtOf, kindOf, loginOf, tokensOf } from './rules.ts';

const { login, logout, logoutCms, refreshToken, loginWithSmsCode, signUp } = domains.auth;
const { sendLoginCode, sendRegisterCode, verifyRegisterCode, requestPasswordReset, resetPassword } = domains.auth;

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'Viewer' | 'ApplicationKey' | 'Session' | 'BasketMergedItem'> = {
  Query: { viewer: (_parent, _args, { viewer }) => viewer },
  Mutation: {
    sessionSignIn: limited(
      signInLimits,
      withCalls(
        { login, ...ofBeginning },
        async ({ login, ...beginning }, _parent, { input }, context) => {
          const { login: name, password } = input;
          const known = loginOf(name);
          if (password === '') throw badInput({ 'input.password': [messages.required] });
          return begin(beginning, await login({ body: { ...known, password, ...captchaOf(input) } }), context);
        },
        beginningBounds,
      ),
    ),
    sessionSendCode: limited(
      codeLimits,
      withCalls({ sendLoginCode, sendRegisterCode }, ({ sendLoginCode, sendRegisterCode }, _parent, { input }) => {
        const body = { phone: input.phone, ...captchaOf(input) };
        return input.purpose === 'SIGN_IN' ? sendLoginCode({ body }) : sendRegisterCode({ body });
      }),
    ),
    sessionSignInWithCode: limited(
      codeTryLimits,
      withCalls(
        { loginWithSmsCode, ...ofBeginning },
        async ({ loginWithSmsCode, ...beginning }, _parent, { input }, context) =>
          begin(beginning, await loginWithSmsCode({ body: broughtOf(input) }), context),
        beginningBounds,
      ),
    ),
    sessionVerifyCode: limited(
      codeTryLimits,
      withCalls({ verifyRegisterCode }, async ({ verifyRegisterCode }, _parent, { input }) => {
        await verifyRegisterCode({ body: broughtOf(input) });
        return {};
      }),
    ),
    sessionSignUp: limited(
      codeTryLimits,
      withCalls(
        { signUp, ...ofBeginning },
        async ({ signUp, ...beginning }, _parent, { input }, context) => {
          const account = accountOf(input);
          const return_url = shopAddress(context, '/account/profile/confirm-email');
          return begin(beginning, await signUp({ body: { ...broughtOf(input), ...account, return_url } }), context);
        },
        beginningBounds,
      ),
    ),
    passwordRequestReset: limited(
      resetLimits,
      withCalls({ requestPasswordReset }, async ({ requestPasswordReset }, _parent, { input }, context) => {
        const return_url = shopAddress(context, '/user/password-reset');
        await requestPasswordReset({ body: { ...loginOf(input.login), return_url, ...captchaOf(input) } });
        return {};
      }),
    ),
    passwordReset: limited(
      resetTryLimits,
      withCalls({ resetPassword }, async ({ resetPassword }, _parent, { input: { token, password } }) => {
        const fault = passwordFault(password);
        if (fault !== null) throw badInput({ 'input.password': [fault] });
        await resetPassword({ body: { token, password } });
        return {};
      }),
    ),
    sessionSignOut: withCalls({ logout, logoutCms }, async ({ logout, logoutCms }, _parent, _args, context) => {
      if (context.viewer.isGuest) return { isEndedAtProvider: true };
      // What the shop keeps ends in any case; whoever signs out is not kept waiting by the content.
      await told(logoutCms({}), 'Mutation.sessionSignOut', context);
      const isEndedAtProvider = await told(logout({}), 'Mutation.sessionSignOut', context);
      context.signOut();
      forgetPerson(context);
      return { isEndedAtProvider };
    }),
    sessionRefresh: withCalls({ refreshToken }, async ({ refreshToken: refresh }, _parent, { input: { refreshToken: token } }, context) => {
      requireRight(context, 'STOREFRONT');
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
    user: withCalls({ visitorProfile }, ({ visitorProfile }) => visitorProfile()),
  },
  BasketMergedItem: {
    product: withCalls({ cardById }, ({ cardById }, { product_id }) => cardById(product_id)),
  },
  ApplicationKey: {
    rights: ({ rights }) => [...rights],
    requestsPerMinute: ({ perMinute }) => perMinute,
    operationCost: ({ cost }) => cost,
    expiresAt: ({ expiresAt }) => expiresAt?.toISOString() ?? null,
  },
  Viewer: {
    kind: kindOf,
    isSignedIn: ({ isGuest }) => !isGuest,
    employee: ({ employee }) => employee ?? null,
    application: ({ application }) => application?.name ?? null,
    applicationKey: ({ application }) => application ?? null,
    city: withCalls({ visitorCity }, ({ visitorCity }) => visitorCity()),
  },
};

/** It travels in a header, so nothing else may stand in it. */
const isToken = (text: string): boolean => /^[\w.~+/=-]{1,4096}$/.test(text);
