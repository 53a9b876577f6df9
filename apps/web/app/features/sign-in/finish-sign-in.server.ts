import { type RouterContextProvider, redirect } from 'react-router';
import { clearProgress } from '../../entities/person/progress.server.ts';
import { isOfSignIn } from '../../entities/person/sign-in-method.ts';
import { hasSession } from '../../entities/person/viewer.server.ts';
import { safePath } from '../../forms/answer.server.ts';
import { forgetPerson } from '../../platform/session/forget.server.ts';
import { leaveNotice } from '../../platform/session/notice.server.ts';

/** Where to after signing in: a path of this shop that is none of the sign-in's own. */
export function returnPath(value: unknown): string {
  const path = safePath(value, '/account');
  return isOfSignIn(path) ? '/account' : path;
}

/**
 * Somebody is signed in: on to where they meant to go; what has become of their basket is said there. What a guest has typed was theirs; over
 * a session it was somebody else's, perhaps.
 */
export function finishSignIn(
  context: Readonly<RouterContextProvider>,
  returnTo: unknown,
  basketChanges: readonly { was: number; now: number }[],
): Response {
  if (hasSession(context)) forgetPerson(context);
  else clearProgress(context);
  if (basketChanges.some(({ now }) => now === 0)) leaveNotice(context, 'basket-merged-partly');
  else if (basketChanges.some(({ was }) => was > 0)) leaveNotice(context, 'basket-merged-more');
  else if (basketChanges.length > 0) leaveNotice(context, 'basket-merged');
  return redirect(returnPath(returnTo), 303);
}
