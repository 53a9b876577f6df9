import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { middleware } from './layout.tsx';

test('the account is shown to whoever is signed in; a guest signs in first and comes back', async () => {
  const { context } = visit({ execute: async () => ({ data: { viewer: { isSignedIn: false } } }) });
  const url = new URL('http://shop.example/account/orders?page=2');
  const args = { context, request: new Request(url), url, pattern: '/account/orders', params: {}, unstable_url: url };
  const led = Promise.all(middleware.map((each) => each(args, async () => new Response('the orders'))));
  await expect(led.catch((refused: Response) => refused.headers.get('location'))).resolves.toBe(
    `/user/login?returnTo=${encodeURIComponent('/account/orders?page=2')}`,
  );
});
