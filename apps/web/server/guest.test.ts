import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { visitorWith } from '../app/testing/visit.ts';
import { guestOf, keyOf } from './guest.ts';

const origin = 'https://shop.example';
const app = new URL('../app/', import.meta.url);
const browser = { host: 'shop.example', 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'accept-encoding': 'br', 'sec-ch-ua-mobile': '?0' };

interface Case {
  method?: string;
  url?: string;
  headers?: Record<string, string>;
  cookies?: string;
}

const guest = ({ method = 'GET', url = '/', headers = {}, cookies = 'branch=B' }: Case = {}) =>
  guestOf({ method, url, headers: { ...browser, cookie: cookies, ...headers } }, visitorWith(cookies), origin);
const isGuest = (one: Case) => guest(one) !== null;

test('whoever brings nothing of his own is a guest, by his city, branch and choices', () => {
  expect(guest({ cookies: 'branch=B; city_id=12; color_scheme=dark' })?.cookies).toEqual({
    branch: 'B',
    city_id: '12',
    color_scheme: 'dark',
  });
  const keys = ['branch=A', 'branch=B', 'branch=B; city_id=12', 'branch=B; cookie_consent=all', 'branch=B; listing_theme=list'].map(
    (cookies) => {
      const found = guest({ cookies });
      return found && keyOf(found);
    },
  );
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).not.toContain(null);
});

test.each([
  'basket_id=0123456789abcdef0123456789abcdef',
  'access_token=of-anna',
  'refresh_token=of-anna',
  'favourites=1',
  'compare_products=1',
  'viewed_products=1',
  'employee_token=1',
  'notice=saved',
  'order_keys=1',
  'anything=1',
])('%s keeps a visitor from the pages of guests', (cookie) => {
  expect(isGuest({ cookies: cookie })).toBe(false);
  expect(isGuest({ cookies: `branch=B; ${cookie}` })).toBe(false);
});

test.each([
  'authorization',
  'x-basket-id',
  'x-branch',
  'x-city-id',
  'x-mobile-app',
  'x-developer-key',
  'x-order-key',
  'range',
  'x-warm-up',
  'x-anything',
])('the header %s keeps a visitor from the pages of guests', (name) => {
  expect(isGuest({ headers: { [name]: '1' } })).toBe(false);
});

test('only screens that are the same for all are for all', () => {
  const shared = [
    '/',
    '/?utm_source=a',
    '/catalog',
    '/catalog/smartphones/224',
    '/catalog/smartphones/224/42',
    '/search?q=iphone',
    '/news/1',
    '/special-offers/1',
  ];
  expect(shared.filter((url) => !isGuest({ url }))).toEqual([]);
  const own = [
    ...[
      '/cart',
      '/cart/contacts',
      '/account',
      '/user/login',
      '/corp',
      '/repair',
      '/city',
      '/employee',
      '/order-info/1',
      '/favorite-products',
    ],
    ...[
      '/catalog/smartphones/224/42/comments',
      '/catalog/smartphones/224/42/credit',
      '/catalog/smartphones/224/42/faq/2',
      '/catalogue',
      '/catalog.data',
    ],
    // A phone has fewer of them on a page.
    ...['/special-offers', '/special-offers?page=2'],
    ...['/bonus', '/trade-in', '/compare', '//evil.example', '/catalog/smartphones/224.data?_routes=root', `/search?q=${'a'.repeat(600)}`],
  ];
  expect(own.filter((url) => isGuest({ url }))).toEqual([]);
  expect(isGuest({ method: 'HEAD' })).toBe(false);
  expect(isGuest({ method: 'POST' })).toBe(false);
});

test('what has been looked at makes only those pages the visitor’s own that read it', async () => {
  const viewed = { cookies: 'branch=B; viewed_products=42~43; article_views=a' };
  for (const url of ['/catalog/smartphones/224', '/search?q=a', '/news'])
    expect(guest({ ...viewed, url })?.cookies).toEqual({ branch: 'B' });
  const own = ['/', '/catalog/smartphones/224/44', '/catalog/smartphones/224/44/specs', '/delivery', '/reviews/list'];
  expect(own.filter((url) => isGuest({ ...viewed, url }))).toEqual([]);
  const readers: string[] = [];
  for await (const file of glob('routes/**/*.{ts,tsx}', { cwd: app })) {
    const source = await readFile(new URL(file, app), 'utf8');
    if (/entities\/(?:viewed\/viewed|article\/read)\.server/.test(source)) readers.push(file);
  }
  expect(readers.toSorted()).toEqual([
    ...['routes/delivery/route.tsx', 'routes/home/route.tsx', 'routes/product/about/route.tsx', 'routes/product/route.tsx'],
    ...['routes/reviews/list/route.tsx', 'routes/reviews/view/route.tsx'],
  ]);
});

test('no screen that asks on what it is looked at is the same for all', async () => {
  const readers: string[] = [];
  for await (const file of glob('routes/**/*.{ts,tsx}', { cwd: app })) {
    if (/session\/device/.test(await readFile(new URL(file, app), 'utf8'))) readers.push(file);
  }
  expect(readers).toEqual(['routes/offers/route.tsx']);
});

test('a robot keeps no cookies and sees the default branch; a new visitor has to be given one', () => {
  expect(guest({ cookies: '', headers: { 'user-agent': 'Googlebot/2.1' } })?.cookies).toEqual({ branch: 'A' });
  expect(guest({ cookies: '' })?.cookies).toEqual({});
});
