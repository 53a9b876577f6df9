import type { Caller } from './calls.ts';
import type { Plan } from './plan.ts';
import type { CallInput } from './request.ts';

/**
 * What a shared answer depends on; nothing of a person's can be among it. Made of the input as it is, since the wire is
 * made of nothing else: a look-up that hits encodes nothing.
 */
export function sharedKey({ endpoint, id, params, query }: Plan, caller: Caller, input: CallInput): string {
  const { cache, schemas } = endpoint;
  let key = `${id} ${caller.applicationType}`;
  if (cache === 'never') {
    // Calls under way only: the city of the first one stands in its address.
    key += ` ${caller.cityId}`;
  } else {
    if (cache.vary.includes('city')) key += ` ${caller.cityId}`;
    if (cache.vary.includes('branch')) key += ` ${JSON.stringify(caller.branch)}`;
  }
  if (params.length > 0) key += serializeDeclared(params, input.params);
  if (query.length > 0 && input.query !== undefined) key += serializeDeclared(query, input.query);
  return schemas.body === undefined ? key : key + serialize(input.body);
}

/** The declared names only: what else an object has never travels. */
function serializeDeclared(names: readonly string[], values: Readonly<Record<string, unknown>> = {}): string {
  let key = '?';
  for (const name of names) {
    const value = values[name];
    if (value !== undefined) key += `${name}=${serialize(value)}&`;
  }
  return key;
}

/** A text that no other value has; the order of an object's names does not matter. */
function serialize(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return `[${value.map(serialize).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${serialize(inner)}`)
    .join()}}`;
}
