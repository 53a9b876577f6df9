import { describe, expect, it } from 'vitest';
import { mayBeForged } from './csrf.ts';
import { bodyOf, startGateway } from './testing/test-gateway.ts';

const checkForged = (method: string, headers: Record<string, string> = {}) => mayBeForged({ method, headers });

describe('what a page of another site may have sent', () => {
  it.each([
    ['a form', 'application/x-www-form-urlencoded'],
    ['a form with files', 'multipart/form-data; boundary=x'],
    ['plain text', 'text/plain;charset=UTF-8'],
    ['plain text in capitals', 'TEXT/PLAIN'],
  ])('a POST of %s', (_case, type) => {
    expect(checkForged('POST', { 'content-type': type })).toBe(true);
    expect(checkForged('POST', { 'content-type': type, 'apollo-require-preflight': 'yes' })).toBe(false);
    expect(checkForged('POST', { 'content-type': type, 'apollo-require-preflight': '' })).toBe(true);
  });

  it('a POST without a type', () => expect(checkForged('POST')).toBe(true));

  it.each(['cross-site', 'same-site'])('a GET that a browser calls %s', (site) => {
    expect(checkForged('GET', { 'sec-fetch-site': site })).toBe(true);
    expect(checkForged('GET', { 'sec-fetch-site': site, 'x-apollo-operation-name': 'Brands' })).toBe(false);
    expect(checkForged('GET', { 'sec-fetch-site': site, 'content-type': 'application/json' })).toBe(false);
  });
});

describe('what only the shop itself, or a program, can have sent', () => {
  it.each(['application/json', 'application/json; charset=utf-8'])('a POST of %s', (type) => {
    expect(checkForged('POST', { 'content-type': type, 'sec-fetch-site': 'cross-site' })).toBe(false);
  });

  it('a GET by a program, by the address line, by the shop', () => {
    expect(checkForged('GET')).toBe(false);
    expect(checkForged('GET', { 'sec-fetch-site': 'none' })).toBe(false);
    expect(checkForged('GET', { 'sec-fetch-site': 'same-origin' })).toBe(false);
  });
});

it('the gateway refuses what a foreign page can send without asking', async () => {
  const gateway = await startGateway();
  const plain = await fetch(`${gateway.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ query: 'mutation { basketAddItem(input: { productId: 1 }) { basket { id } } }' }),
  });
  expect(plain.status).toBe(400);
  const get = await fetch(`${gateway.origin}/graphql?query={__typename}`, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(get.status).toBe(400);
  expect((await bodyOf(get)).errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
  expect(gateway.providerRequests).toEqual([]);
  await gateway.close();
});
