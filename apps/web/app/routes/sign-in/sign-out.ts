import { redirect } from 'react-router';
import { formOf } from '../../forms/answer.server.ts';
import { SignOutDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { forgetPerson } from '../../platform/session/forget.server.ts';
import type { Route } from './+types/sign-out';

/** Ends the session, whatever the provider says to it. */
export async function action({ context, request }: Route.ActionArgs) {
  await formOf(request);
  await query(context, request, SignOutDocument, {});
  forgetPerson(context);
  return redirect('/', 303);
}

/** Somebody opened the form's address by hand. */
export const loader = () => redirect('/');
