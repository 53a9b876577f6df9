import { type RouterContextProvider, redirect } from 'react-router';
import { safePath } from '../forms/answer.server.ts';
import { leaveNotice } from '../session/notice.server.ts';
import { clearProgress } from './progress.server.ts';
import { isOfSignIn } from './way.ts';

/** Where to after signing in: a path of this shop that is none of the sign-in's own. */
export function returnPath(value: unknown): string {
  const path = safePath(value, '/account');
  return isOfSignIn(path) ? '/account' : path;
}

/** Somebody is signed in: on to where they meant to go; what has become of their basket is said there. */
export function begun(context: Readonly<RouterContextProvider>, returnTo: unknown, basketChanges: readonly { was: number }[]): Response {
  clearProgress(context);
  if (basketChanges.some(({ was }) => was > 0)) leaveNotice(context, 'basket-merged-more');
  else if (basketChanges.length > 0) leaveNotice(context, 'basket-merged');
  return redirect(returnPath(returnTo), 303);
}
