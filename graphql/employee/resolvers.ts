import { messages } from '@vitrina/services/contract/fields/messages.ts';
import type { employeeSession } from '@vitrina/services/employee/endpoints.ts';
import { domains } from '@vitrina/services/registry.ts';
import { badInput, meaningOf } from '../base/errors.ts';
import type { Decoded } from '../base/source.ts';
import { visitorBasket } from '../basket/loaders.ts';
import { reportSilent } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits } from '../calls/with-limits.ts';
import type { Context } from '../context/context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { employeeSignInLimits } from './limits.ts';
import type { EmployeeSignInTradePointPayload, EmployeeSignOutPayload } from './sources.ts';

const { loginTradePoint, loginToken, logout } = domains.employee;

export const resolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    employeeSignInTradePoint: withLimits(
      employeeSignInLimits,
      withCalls({ loginTradePoint }, async ({ loginTradePoint }, _parent, { input }, context) => {
        const trade_point_number = requireText(input.tradePointNumber, 'input.tradePointNumber');
        return startEmployeeSession(
          context,
          await loginTradePoint({ body: { trade_point_number, access_code: input.accessCode ?? undefined } }),
        );
      }),
    ),
    employeeSignInToken: withLimits(
      employeeSignInLimits,
      withCalls({ loginToken }, async ({ loginToken }, _parent, { input }, context) =>
        startEmployeeSession(context, await loginToken({ body: { token: requireText(input.token, 'input.token') } })),
      ),
    ),
    employeeSignOut: withCalls({ logout }, async ({ logout }, _parent, _args, context) => {
      const endResult = context.viewer.employeeToken === undefined ? nothingToEnd : await end(logout({}), context);
      context.signOutEmployee();
      context.loaders.forget(visitorBasket);
      return endResult;
    }),
  },
};

function requireText(text: string, path: string): string {
  const trimmedText = text.trim();
  if (trimmedText === '') throw badInput({ [path]: [messages.required] });
  return trimmedText;
}

function startEmployeeSession(
  context: Context,
  { employee_token: token, expires_in: expiresIn, ...employee }: Decoded<typeof employeeSession>,
): EmployeeSignInTradePointPayload {
  context.signInEmployee({ token, expiresIn, employee });
  return { employee };
}

const nothingToEnd: EmployeeSignOutPayload = { redirectUrl: null, isEndedAtProvider: true };

/** What the browser keeps ends in any case. */
async function end(ending: Promise<{ redirect_url: string | null }>, context: Context): Promise<EmployeeSignOutPayload> {
  try {
    return { redirectUrl: (await ending).redirect_url, isEndedAtProvider: true };
  } catch (error) {
    // One that the provider does not know any more has ended.
    if (meaningOf(error).code === 'UNAUTHENTICATED') return nothingToEnd;
    reportSilent(context, 'Mutation.employeeSignOut', error);
    return { redirectUrl: null, isEndedAtProvider: false };
  }
}
