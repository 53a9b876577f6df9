import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { data, type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import * as z from 'zod';
import { isAllowedAddress } from '../../forms/allowed-address.ts';
import { safePath, text } from '../../forms/answer.server.ts';
import { read, valuesOf } from '../../forms/read.server.ts';
import { submit } from '../../forms/submit.server.ts';
import { EmployeeByTokenDocument, EmployeeByTradePointDocument, EmployeeSignOutDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { forgetPerson } from '../../platform/session/forget.server.ts';

type Context = Readonly<RouterContextProvider>;

const requiredText = z.string().min(1, messages.required);
const byTradePoint = z.object({ tradePointNumber: requiredText, accessCode: z.string().transform((code) => (code === '' ? null : code)) });
const byToken = z.object({ token: requiredText });

/** What a form of the staff's screen does, by its `intent`. */
export async function employeeAction(context: Context, request: Request, form: FormData, returnTo: unknown) {
  switch (text(form, 'intent')) {
    case 'trade-point':
      return withTradePoint(context, request, form, returnTo);
    case 'token':
      return withToken(context, request, form, returnTo);
    case 'sign-out':
      return signOut(context, request);
    default:
      throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  }
}

async function withTradePoint(context: Context, request: Request, form: FormData, returnTo: unknown) {
  // A code is never sent back into a page.
  const formValues = valuesOf(form, ['tradePointNumber']);
  return submit(context, request, {
    values: formValues,
    read: read(byTradePoint, { ...formValues, accessCode: text(form, 'accessCode') }),
    operation: EmployeeByTradePointDocument,
    variables: (value) => ({ input: value }),
    onSuccess: () => enter(returnTo),
  });
}

async function withToken(context: Context, request: Request, form: FormData, returnTo: unknown) {
  return submit(context, request, {
    values: {},
    read: read(byToken, { token: text(form, 'token') }),
    operation: EmployeeByTokenDocument,
    variables: (value) => ({ input: value }),
    onSuccess: () => enter(returnTo),
  });
}

const enter = (returnTo: unknown): Response => redirect(safePath(returnTo, '/employee'), 303);

/** The staff goes, whatever the provider says to it, and what it has typed of customers with it; then where the provider leads. */
async function signOut(context: Context, request: Request): Promise<Response> {
  const { data: answer } = await query(context, request, EmployeeSignOutDocument, {});
  forgetPerson(context);
  return leave(answer?.employeeSignOut?.redirectUrl ?? '/', shopOf(context).employeeOrigins);
}

/** To a path of the shop, or to a place that is configured (`EMPLOYEE_ORIGINS`); from anywhere else home. The page is replaced (spec 1 §8). */
export function leave(url: string, origins: readonly string[]): Response {
  const response = redirectDocument(isAllowedAddress(url, origins) ? url : '/', 303);
  response.headers.set('X-Remix-Replace', 'true');
  return response;
}
