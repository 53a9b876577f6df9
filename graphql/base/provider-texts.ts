import type { AnyEndpoint } from '@vitrina/services/contract/endpoint.ts';
import type { ProviderError } from '@vitrina/services/http/provider-error.ts';
import { everyEndpoint } from '@vitrina/services/registry.ts';

/** What of the provider's texts may be shown at most: characters of one and of a field's path, texts of a field, fields. */
const maxLength = 300;
const maxPathLength = 80;
const maxTexts = 5;
const maxFields = 30;

const byId = new Map(everyEndpoint.map((endpoint) => [`${endpoint.domain}.${endpoint.name}`, endpoint]));

/**
 * Whether the failed call changes something. Only there the contract has words for shoppers: how many are left, what is wrong
 * with a phone. A read that says something says it of itself.
 */
export const isOfChange = ({ endpoint }: Pick<ProviderError, 'endpoint'>): boolean =>
  (byId.get(endpoint)?.idempotency ?? 'safe') !== 'safe';

/** A text of the provider's as it may be shown: one line of bounded length; undefined when there is nothing to read in it. */
export function toPublicText(text: string): string | undefined {
  const line = text
    .slice(0, 4 * maxLength)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    // What turns the direction of letters shows another text than the one that is there.
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .toWellFormed()
    .trim();
  return line === '' ? undefined : [...line].slice(0, maxLength).join('');
}

/** The fields at fault that are inputs of the call, in the provider's spelling; others are no client's. */
export function inputsAtFault(error: ProviderError): [path: string, texts: string[]][] {
  const inputs = inputsOf(byId.get(error.endpoint));
  return Object.entries(error.fields)
    .filter(([path]) => inputs.has(path.split('.', 1)[0] ?? '') && path.length <= maxPathLength && /^[\w-]+(\.[\w-]+)*$/.test(path))
    .slice(0, maxFields)
    .map(([path, texts]) => [path, texts.slice(0, maxTexts).flatMap((text) => toPublicText(text) ?? [])]);
}

/** Names of what the call takes, as they are on the wire. */
function inputsOf(endpoint: AnyEndpoint | undefined): ReadonlySet<string> {
  if (endpoint === undefined) return new Set();
  const { params, query, body } = endpoint.schemas;
  const ofBody = body !== undefined && 'shape' in body ? body.shape : undefined;
  return new Set([params.shape, query.shape, ofBody].flatMap((shape) => Object.keys(shape ?? {})));
}
