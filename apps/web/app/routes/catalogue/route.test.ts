import { expect, test } from 'vitest';
import type { OperationResult } from '../../platform/gateway/shop.server.ts';
import { visit } from '../../testing/visit.ts';
import { loader } from './route.tsx';

async function open(answer: OperationResult) {
  const { context } = visit({ execute: async () => answer });
  const url = new URL('http://shop.example/catalog');
  return loader({ context, url, request: new Request(url), params: {}, pattern: '/catalog/:categoryId?' });
}
const categories = async (answer: OperationResult) => (await open(answer)).categories;

const seo = { title: null, h1: null, description: null, canonical: null, robots: null, redirect: null };

test('a catalogue that could not be loaded is not an empty one', async () => {
  const errors = [{ message: 'no', path: ['categories'], extensions: { code: 'PROVIDER_TIMEOUT' } }];
  expect(await categories({ data: { categories: null, seo }, errors })).toBeNull();
  expect(await categories({ data: { categories: [], seo } })).toEqual([]);
});

test('a phone finds the services under the catalogue', async () => {
  const { services } = await open({ data: { categories: [], seo } });
  expect(services.map(({ url }) => url)).toEqual(['/trade-in', '/repair', '/shops', '/order-status']);
});
