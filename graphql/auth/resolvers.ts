import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { passwordFault } from '@vitrina/services/contract/fields/person.ts';
import { domains } from '@vitrina/services/registry.ts';
import { badInput, ShopError } from '../base/errors.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits } from '../calls/with-limits.ts';
import { visitorCity } from '../cities/loaders.ts';
import { requireRight } from '../context/application.ts';
import { shopAddress } from '../context/context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { cardById } from '../products/loaders.ts';
import { visitorProfile } from '../profile/loaders.ts';
import { captchaOf } from './captcha.ts';
import { codeLimits, codeTryLimits, resetLimits, resetTryLimits, signInLimits } from './limits.ts';
import { accountOf, kindOf, parseLogin, parseSubmittedCode, sessionFor, tokensOf } from './rules.ts';
import { confirmEnd, forgetPerson, sessionStartBounds, sessionStartCalls, startSession } from './start-session.ts';

const { login, logout, logoutCms, refreshToken, loginWithSmsCode, signUp } = domains.auth;
const { sendLoginCode, sendRegisterCode, verifyRegisterCode, requestPasswordReset, resetPassword } = domains.auth;

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'Viewer' | 'ApplicationKey' | 'Session' | 'BasketMergedItem'> = {
  Query: { viewer: (_parent, _args, { viewer }) => viewer },
  Mutation: {
    sessionSignIn: withLimits(
      signInLimits,
      withCalls(
        { login, ...sessionStartCalls },
        async ({ login, ...beginning }, _parent, { input }, context) => {
          const { login: name, password } = input;
          const loginName = parseLogin(name);
          if (password === '') throw badInput({ 'input.password': [messages.required] });
          return startSession(beginning, await login({ body: { ...loginName, password, ...captchaOf(input) } }), context);
        },
        sessionStartBounds,
      ),
    ),
    sessionSendCode: withLimits(
      codeLimits,
      withCalls({ sendLoginCode, sendRegisterCode }, ({ sendLoginCode, sendRegisterCode }, _parent, { input }) => {
        const body = { phone: input.phone, ...captchaOf(input) };
        return input.purpose === 'SIGN_IN' ? sendLoginCode({ body }) : sendRegisterCode({ body });
      }),
    ),
    sessionSignInWithCode: withLimits(
      codeTryLimits,
      withCalls(
        { loginWithSmsCode, ...sessionStartCalls },
        async ({ loginWithSmsCode, ...beginning }, _parent, { input }, context) =>
          startSession(beginning, await loginWithSmsCode({ body: parseSubmittedCode(input) }), context),
        sessionStartBounds,
      ),
    ),
    sessionVerifyCode: withLimits(
      codeTryLimits,
      withCalls({ verifyRegisterCode }, async ({ verifyRegisterCode }, _parent, { input }) => {
        await verifyRegisterCode({ body: parseSubmittedCode(input) });
        return {};
      }),
    ),
    sessionSignUp: withLimits(
      codeTryLimits,
      withCalls(
        { signUp, ...sessionStartCalls },
        async ({ signUp, ...beginning }, _parent, { input }, context) => {
          const account = accountOf(input);
          const return_url = shopAddress(context, '/account/profile/confirm-email');
          return startSession(beginning, await signUp({ body: { ...parseSubmittedCode(input), ...account, return_url } }), context);
        },
        sessionStartBounds,
      ),
    ),
    passwordRequestReset: withLimits(
      resetLimits,
      withCalls({ requestPasswordReset }, async ({ requestPasswordReset }, _parent, { input }, context) => {
        const return_url = shopAddress(context, '/user/password-reset');
        await requestPasswordReset({ body: { ...parseLogin(input.login), return_url, ...captchaOf(input) } });
        return {};
      }),
    ),
    passwordReset: withLimits(
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
      await confirmEnd(logoutCms({}), 'Mutation.sessionSignOut', context);
      const isEndedAtProvider = await confirmEnd(logout({}), 'Mutation.sessionSignOut', context);
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
      return { session: sessionFor(tokens, context.viewer) };
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
    application: ({ application }) => application?.name ?? null,
    applicationKey: ({ application }) => application ?? null,
    city: withCalls({ visitorCity }, ({ visitorCity }) => visitorCity()),
  },
};

/** It travels in a header, so nothing else may stand in it. */
const isToken = (text: string): boolean => /^[\w.~+/=-]{1,4096}$/.test(text);
