import type { AnyEndpoint, Lifetime } from '@vitrina/services/contract/endpoint.ts';
import { everyEndpoint } from '@vitrina/services/registry.ts';

/** One cached call, in words. */
export interface LifetimeRow {
  /** `products.product` */
  call: string;
  maxAge: string;
  /** Served at once while a new one is fetched. */
  staleWhileRevalidate: string;
  /** Served while the provider is away. */
  staleIfError: string;
  tags: string;
  /** What makes another entry of the same question. */
  vary: string;
}

/** Every call whose answers are kept, and for how long; read from the declarations. */
export function lifetimeRows(endpoints: readonly AnyEndpoint[] = everyEndpoint): LifetimeRow[] {
  return endpoints.flatMap((endpoint) => (endpoint.cache === 'never' ? [] : [rowOf(endpoint, endpoint.cache)]));
}

function rowOf(endpoint: AnyEndpoint, { maxAge, staleWhileRevalidate, staleIfError, tags, vary }: Lifetime): LifetimeRow {
  return {
    call: callOf(endpoint),
    maxAge: duration(maxAge),
    staleWhileRevalidate: duration(staleWhileRevalidate),
    staleIfError: duration(staleIfError),
    tags: tags.join(', '),
    vary: vary.length === 0 ? '–' : vary.join(', '),
  };
}

const callOf = ({ domain, name }: AnyEndpoint): string => `${domain}.${name}`;

/** Seconds as people say them: `45 s`, `5 min`, `6 h`. */
export function duration(seconds: number): string {
  if (seconds % 3600 === 0) return `${seconds / 3600} h`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}
