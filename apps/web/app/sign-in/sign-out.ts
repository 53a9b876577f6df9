import { redirect } from 'react-router';
import { formOf } from '../forms/answer.server.ts';
import { query } from '../gateway/query.server.ts';
import { SignOutDocument } from '../generated/graphql.ts';
import { forgetOwnOrders } from '../order/own.server.ts';
import { clearCookie } from '../session/cookies.server.ts';
import { searchHistory } from '../shell/search/history-cookie.ts';
import type { Route } from './+types/sign-out';

/** Ends the session, whatever the provider says to it. */
export async function action({ context, request }: Route.ActionArgs) {
  await formOf(request);
  await query(context, request, SignOutDocument, {});
  forgetOwnOrders(context);
  clearCookie(context, searchHistory.name);
  return redirect('/', 303);
}

/** Somebody opened the form's address by hand. */
export const loader = () => redirect('/');
