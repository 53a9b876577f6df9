import { data, redirect } from 'react-router';
import { signInPath } from '../../entities/person/sign-in-method.ts';
import { formOf, identifier, safePath, text } from '../../forms/answer.server.ts';
import { WaitForProductDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { leaveNotice } from '../../platform/session/notice.server.ts';
import type { Route } from './+types/arrival';

/** Whether the shopper is told when a product is there again, or costs less; then back to its page. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await formOf(request);
  const productId = identifier(form, 'productId');
  if (productId === null) throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  const returnTo = safePath(form.get('returnTo'));
  const isWanted = text(form, 'wanted') === 'yes';
  const { errors } = await query(context, request, WaitForProductDocument, { input: { productId, isWanted } });
  const [failure] = errors;
  if (failure?.code === 'UNAUTHENTICATED') return redirect(signInPath('any', returnTo), 303);
  const savedNotice = text(form, 'about') === 'price' ? 'price-told' : 'arrival-told';
  leaveNotice(context, failure === undefined ? (isWanted ? savedNotice : 'arrival-forgotten') : 'arrival-failed');
  return redirect(returnTo, 303);
}

/** Somebody opened the form's address by hand. */
export const loader = () => redirect('/account');
