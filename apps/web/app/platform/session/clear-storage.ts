import { cookieIn } from '../document-cookies.ts';

/** Which sign-out was the last in this browser: as a cookie by the server, in the storage of a tab as far as that knows. */
export const signOutMark = 'forgotten';

/** What a tab keeps of a person, typed or searched for, goes when somebody has left since, in whichever tab. */
export function clearAfterSignOut(cookies: string, tab: Pick<Storage, 'getItem' | 'setItem' | 'clear'>): void {
  const last = cookieIn(cookies, signOutMark);
  if (last === undefined || tab.getItem(signOutMark) === last) return;
  tab.clear();
  tab.setItem(signOutMark, last);
}
