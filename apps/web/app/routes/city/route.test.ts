import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { action, loader } from './route.tsx';

async function nearest(fields: Record<string, string>) {
  const requests: unknown[] = [];
  const { context } = visit({
    execute: async ({ variables }) => {
      requests.push(variables);
      return { data: { nearestCity: { id: '54', name: 'Макеевка' } } };
    },
  });
  const url = new URL('http://shop.example/city');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  return { found: await action({ context, request, url, params: {}, pattern: '/city' }), requests };
}

test('a place becomes the city around it', async () => {
  const { found, requests } = await nearest({ latitude: '48.05', longitude: '37.97' });
  expect(found).toEqual({ city: { id: '54', name: 'Макеевка' } });
  expect(requests).toEqual([{ latitude: 48.05, longitude: 37.97 }]);
});

test.each<Record<string, string>>([
  {},
  { latitude: '91', longitude: '0' },
  { latitude: '0', longitude: '-181' },
  { latitude: '', longitude: '' },
  { latitude: 'x', longitude: '1' },
])('%j is no place', async (fields) => {
  await expect(nearest(fields)).rejects.toMatchObject({ init: { status: 400 } });
});

test.each([
  ['http://shop.example/cart?x=1', '/cart?x=1'],
  ['http://shop.example/city?returnTo=%2Fcart%2Fdelivery', '/cart/delivery'],
  ['http://shop.example/city?returnTo=%2F%2Fevil.example', '/'],
  ['http://other.example/cart', '/'],
])('a choice that is opened from %s leads back to %s', async (referer, returnTo) => {
  const { context } = visit({ execute: async () => ({ data: { priorityCities: [] } }) });
  const url = new URL('http://shop.example/city');
  const loaded = await loader({ context, request: new Request(url, { headers: { referer } }), url, params: {}, pattern: '/city' });
  expect(loaded.returnTo).toBe(returnTo);
});
