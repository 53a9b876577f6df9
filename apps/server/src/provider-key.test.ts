import { readConfiguration } from '@vitrina/gateway/src/configuration.ts';
import { expect, it } from 'vitest';
import { withProviderKey } from './provider-key.ts';

const keyFor = (env: Record<string, string>) => withProviderKey(readConfiguration(env)).PROVIDER_KEY;

it('is made at random for the reference provider beside the shop', () => {
  const [first, second] = [keyFor({}), keyFor({})];
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).not.toBe(first);
  // A worker reads it from the environment as its primary has made it.
  expect(keyFor({ PROVIDER_KEY: first ?? '' })).toBe(first);
});

it('is what the configuration says, and nothing to a provider of the company that has none', () => {
  const PROVIDER_API_URL = 'https://api.example';
  expect(keyFor({ PROVIDER_API_URL })).toBeUndefined();
  expect(keyFor({ PROVIDER_API_URL, PROVIDER_KEY: 'of-the-company-itself' })).toBe('of-the-company-itself');
});
