import { randomBytes } from 'node:crypto';
import type { Configuration } from '@vitrina/gateway/src/configuration.ts';

/** Bytes of a key that is made. */
const length = 32;

/**
 * The reference provider beside the shop takes calls of nobody else: where no key is configured, one is made for as long as
 * both run. A company's provider gets the key that its company has set, or none.
 */
export function withProviderKey(configuration: Configuration): Configuration {
  if (configuration.PROVIDER_API_URL !== undefined || configuration.PROVIDER_KEY !== undefined) return configuration;
  return { ...configuration, PROVIDER_KEY: randomBytes(length).toString('base64url') };
}
