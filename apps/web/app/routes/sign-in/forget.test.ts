import { expect, test } from 'vitest';
import { finishSignIn } from '../../features/sign-in/finish-sign-in.server.ts';
import { visit, visitorWith } from '../../testing/visit.ts';
import { profileAction } from '../account/profile/action.server.ts';
import { action } from './sign-out.ts';

/** Where the browser keeps what is a person's: typed, ordered, taken out, searched for, the card, and what was measured at home. */
const personal = [
  'checkout',
  'repair',
  'own_orders',
  'corp_order',
  'loyalty_card',
  'loyalty_sms',
  'niche',
  'one_click',
  'sign_in',
  'removed_items',
  'search_history',
].toSorted();

const forgotten = (cookies: readonly string[]): string[] =>
  cookies.flatMap((cookie) => (cookie.includes('Max-Age=0') ? [cookie.split('=')[0] ?? ''] : [])).toSorted();

/** Tells the tabs that what they keep goes too: scripts read it. */
const tabsForget = (cookies: readonly string[]): boolean =>
  cookies.some((cookie) => /^forgotten=\d+;/.test(cookie) && !cookie.includes('HttpOnly'));

const post = (path: string) => new Request(`http://shop.example${path}`, { method: 'POST', body: new URLSearchParams() });

test('whoever signs out leaves nothing of a person, whatever the provider says', async () => {
  const { context, cookies } = visit({
    execute: async () => ({ data: null, errors: [{ message: '', extensions: { code: 'INTERNAL' } }] }),
  });
  const request = post('/user/logout');
  await action({ context, request, params: {}, url: new URL(request.url), pattern: '/user/logout' });
  expect(forgotten(cookies)).toEqual(personal);
  expect(tabsForget(cookies)).toBe(true);
});

test('nor does an account that is removed, once it is', async () => {
  const sure = new FormData();
  sure.set('intent', 'remove');
  sure.set('sure', 'yes');
  const refused = visit({ execute: async () => ({ data: null, errors: [{ message: '', extensions: { code: 'PROVIDER_UNAVAILABLE' } }] }) });
  await profileAction(refused.context, post('/account/profile'), sure);
  expect(forgotten(refused.cookies)).toEqual([]);
  const { context, cookies } = visit({ execute: async () => ({ data: { profileRemove: { isRemoved: true } } }) });
  await profileAction(context, post('/account/profile'), sure);
  expect(forgotten(cookies)).toEqual(personal);
});

test('a guest who signs in keeps what was typed; over a session it may be somebody else’s', () => {
  const guest = visit();
  finishSignIn(guest.context, '/cart', []);
  expect(forgotten(guest.cookies)).toEqual(['sign_in']);
  expect(tabsForget(guest.cookies)).toBe(false);
  const another = visit({ visitor: visitorWith('refresh_token=of-anna') });
  finishSignIn(another.context, '/cart', []);
  expect(forgotten(another.cookies)).toEqual(personal);
  expect(tabsForget(another.cookies)).toBe(true);
});
