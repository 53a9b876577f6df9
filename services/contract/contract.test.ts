import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { everyEndpoint } from '../registry.ts';
import { readQuery, writeQuery } from './query.ts';
import { digits, flag, media, phone, rubles } from './wire.ts';

test('no call is declared twice', () => {
  const calls = everyEndpoint.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
  expect(new Set(calls).size).toBe(calls.length);
});

test('only answers that are the same for all shoppers have a lifetime', () => {
  const cachedEndpoints = everyEndpoint.filter((endpoint) => endpoint.cache !== 'never');
  expect(cachedEndpoints.filter((endpoint) => endpoint.identity !== 'nobody' || endpoint.idempotency !== 'safe')).toEqual([]);
});

test('an address that somebody types is never kept', () => {
  const ofAddress = everyEndpoint.filter(({ domain, path }) => ['address', 'addresses'].includes(domain) || /by-address/.test(path));
  expect(ofAddress.length).toBeGreaterThan(3);
  expect(ofAddress.filter(({ cache }) => cache !== 'never').map(({ path }) => path)).toEqual([]);
});

test('creating an order or a payment always carries an idempotency key', () => {
  const creating = everyEndpoint.filter((endpoint) => /create-|init-/.test(endpoint.path));
  expect(creating.length).toBeGreaterThan(0);
  expect(creating.filter((endpoint) => endpoint.idempotency !== 'keyed')).toEqual([]);
});

test('money is rubles outside and whole kopecks inside', () => {
  expect(z.decode(rubles, 19999.9)).toBe(1_999_990);
  expect(z.decode(rubles, 0.29)).toBe(29);
  expect(z.encode(rubles, 1_999_990)).toBe(19999.9);
});

test('an empty text is no number and «false» is no yes', () => {
  expect(z.safeDecode(digits, '').success).toBe(false);
  expect(z.safeDecode(flag, 'false' as '1').success).toBe(false);
  expect(z.encode(flag, false)).toBe('0');
});

test('a phone is the number 7… on the wire', () => {
  expect(z.decode(phone, 79991234567)).toBe('79991234567');
  expect(z.encode(phone, '79991234567')).toBe(79991234567);
});

test('brackets say the same both ways', () => {
  const query = {
    product_ids: ['1', '2'],
    filter: { brand: ['lg'], price: { min: '10' } },
    products: [{ product_id: '5', quantity: '1' }],
  };
  const text = writeQuery(query);
  expect(text).toBe(
    'product_ids[]=1&product_ids[]=2&filter[brand][]=lg&filter[price][min]=10&products[0][product_id]=5&products[0][quantity]=1',
  );
  expect(readQuery(text)).toEqual(query);
});

describe('the address of a picture', () => {
  it.each(['/media/products/1/0.svg', 'https://cdn.example/a.jpg?v=1', 'http://cdn.example/кот.png', '//cdn.example/a.webp'])(
    'may be %s',
    (address) => expect(media.safeParse(address).success).toBe(true),
  );

  it.each([
    '',
    'a.jpg',
    'data:image/png;base64,AA',
    'javascript:alert(1)',
    'ftp://cdn.example/a.jpg',
    'https://me:secret@cdn.example/a.jpg',
  ])('is not «%s»', (address) => expect(media.safeParse(address).success).toBe(false));
});
