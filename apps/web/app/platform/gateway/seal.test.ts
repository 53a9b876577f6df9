import { expect, test } from 'vitest';
import { seal, unseal } from './seal.server.ts';

const value = { name: 'Анна', ids: [1, 2, 3] };

test('what was sealed by the secret before is read, and nothing new is made by it', () => {
  expect(unseal(['new', 'old'], 'draft', seal('old', 'draft', value))).toEqual(value);
  expect(unseal('old', 'draft', seal(['new', 'old'], 'draft', value))).toBeNull();
});

test('what was sealed comes back', () => {
  expect(unseal('secret', 'draft', seal('secret', 'draft', value))).toEqual(value);
});

test('it cannot be read in the cookie, and no two are alike', () => {
  const [one, two] = [seal('secret', 'draft', value), seal('secret', 'draft', value)];
  expect(one).not.toBe(two);
  expect(Buffer.from(one, 'base64url').toString('utf8')).not.toContain('Анна');
});

test('neither another secret nor another purpose opens it', () => {
  expect(unseal('other', 'draft', seal('secret', 'draft', value))).toBeNull();
  expect(unseal('secret', 'wizard', seal('secret', 'draft', value))).toBeNull();
});

test('a changed, cut or foreign text is nothing', () => {
  const sealed = seal('secret', 'draft', value);
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const text of [changed, sealed.slice(0, 20), '', 'x', '{"name":"Анна"}']) expect(unseal('secret', 'draft', text)).toBeNull();
});

test('a small text that unpacks to a great one is nothing', () => {
  expect(unseal('secret', 'draft', seal('secret', 'draft', 'a'.repeat(200_000)))).toBeNull();
});
