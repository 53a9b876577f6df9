import { expect, test } from 'vitest';
import { visit, visitorWith } from '../../testing/visit.ts';
import { loader, middleware } from './layout.tsx';

test('the account is shown to whoever is signed in; a guest signs in first and comes back', async () => {
  const { context } = visit({ execute: async () => ({ data: { viewer: { isSignedIn: false } } }) });
  const url = new URL('http://shop.example/account/orders?page=2');
  const args = { context, request: new Request(url), url, pattern: '/account/orders', params: {}, unstable_url: url };
  const led = Promise.all(middleware.map((each) => each(args, async () => new Response('the orders'))));
  await expect(led.catch((refused: Response) => refused.headers.get('location'))).resolves.toBe(
    `/user/login?returnTo=${encodeURIComponent('/account/orders?page=2')}`,
  );
});

test.each([
  [{ repairRequests: { totalCount: 0 } }, undefined, true],
  [{ repairRequests: null }, 'UPSTREAM_UNAVAILABLE', true],
  // A provider that lists no repairs.
  [{ repairRequests: null }, 'UNSUPPORTED', false],
])('the section of repairs is there unless the provider does not list them (%j, %s)', async (data, code, hasRepairs) => {
  const { context } = visit({
    visitor: visitorWith('access_token=access-1'),
    execute: async () => ({
      data: { me: { id: '1' }, ...data },
      ...(code && { errors: [{ message: '', path: ['repairRequests'], extensions: { code } }] }),
    }),
  });
  const url = new URL('http://shop.example/account');
  const args = { context, request: new Request(url), url, pattern: '/account' as const, params: {}, unstable_url: url };
  for (const each of middleware) await each(args, async () => new Response('the account'));
  expect(loader(args)).toEqual({ hasRepairs });
});
