import { setCookieHeader } from '@vitrina/services/contract/cookies.ts';
import { expect, test } from 'vitest';
import { visit, visitorWith } from '../../testing/visit.ts';
import { clearCookie, readCookie, writeCookie } from './cookies.server.ts';
import { leaveNotice, takeNotice } from './notice.server.ts';

const withCookie = (cookie: string) => visit({ visitor: visitorWith(cookie) });

test('a cookie is written for the whole shop', () => {
  const changes: Parameters<typeof setCookieHeader>[0][] = [];
  const { context } = visit({ changeCookie: (change) => void changes.push(change) });
  writeCookie(context, 'city_id', '12', { maxAge: 60, httpOnly: false });
  writeCookie(context, 'draft', 'a b;c');
  clearCookie(context, 'draft');
  expect(changes.map((change) => setCookieHeader(change, true))).toEqual([
    'city_id=12; Max-Age=60; Path=/; Secure; SameSite=Lax',
    'draft=a%20b%3Bc; Path=/; HttpOnly; Secure; SameSite=Lax',
    'draft=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
});

test('over http it is not Secure, or a browser would drop it', () => {
  const { context, cookies } = visit();
  writeCookie(context, 'a', '1');
  expect(cookies[0]).not.toContain('Secure');
});

test('cookies are read', () => {
  expect(readCookie(withCookie('a=1; city_id=12').context, 'city_id')).toBe('12');
  expect(readCookie(withCookie('xcity_id=12').context, 'city_id')).toBeNull();
  expect(readCookie(withCookie('a=%E0%A4%A').context, 'a')).toBe('%E0%A4%A');
  expect(readCookie(withCookie('a=b%3Bc').context, 'a')).toBe('b;c');
});

test('a notice is shown once, and only one of ours', () => {
  const { context, cookies } = visit();
  leaveNotice(context, 'out-of-stock');
  expect(cookies[0]).toContain('notice=out-of-stock');
  const page = withCookie('notice=out-of-stock');
  expect(takeNotice(page.context)?.kind).toBe('bad');
  expect(page.cookies[0]).toContain('Max-Age=0');
  expect(takeNotice(withCookie('notice=<b>our bank account has changed</b>').context)).toBeNull();
  expect(takeNotice(withCookie('a=1').context)).toBeNull();
});
