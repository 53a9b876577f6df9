import type { AnyEndpoint } from '@vitrina/services/contract/endpoint.ts';
import type { Calls } from '@vitrina/services/http/calls.ts';
import { createProvider } from '@vitrina/services/http/provider.ts';
import * as z from 'zod';

export { failure } from '@vitrina/services/contract/failure.ts';
export type { Provider } from '@vitrina/services/http/calls.ts';
export { ProviderError } from '@vitrina/services/http/provider-error.ts';
export { everyEndpoint } from '@vitrina/services/registry.ts';

export const endpointId = ({ domain, name }: AnyEndpoint): string => `${domain}.${name}`;

/** The engine as the gateway has it; what it warns of is kept. */
export function openEngine(origin: string) {
  const warnings: string[] = [];
  const warn = (fields: object, message: string) => void warnings.push(`${message} ${JSON.stringify(fields)}`);
  const silent = () => undefined;
  const logger = { debug: silent, info: silent, warn, error: warn };
  // What the calls answer is tried, not how soon a busy machine does.
  return { provider: createProvider({ origin, deadlineFactor: 10, logger }), warnings };
}

/** A call by its declaration. */
export function callOf(calls: Calls, { domain, name }: AnyEndpoint): (input: unknown) => Promise<unknown> {
  const domains: Readonly<Record<string, Readonly<Record<string, unknown>>>> = calls;
  const call = domains[domain]?.[name];
  if (typeof call !== 'function') throw new Error(`The engine has no ${domain}.${name}.`);
  return (input) => call(input);
}

/** The path with something in place of each parameter. */
export const filledPath = ({ path, schemas }: AnyEndpoint): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => oneOf(schemas.params.shape[name]) ?? '1');

/** The first of the words that a parameter may be; undefined where it may be any. */
const oneOf = (parameter: unknown): string | undefined => (parameter instanceof z.ZodEnum ? String(parameter.options[0]) : undefined);
