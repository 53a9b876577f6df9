/** Which sign-out was the last in this browser: as a cookie by the server, in the storage of a tab as far as that knows. */
export const forgotten = 'forgotten';

/** What a tab keeps of a person, typed or searched for, goes when somebody has left since, in whichever tab. */
export function forget(cookies: string, tab: Pick<Storage, 'getItem' | 'setItem' | 'clear'>): void {
  const last = /(?:^| )forgotten=(\d+)/.exec(cookies)?.[1];
  if (last === undefined || tab.getItem(forgotten) === last) return;
  tab.clear();
  tab.setItem(forgotten, last);
}
