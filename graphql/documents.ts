import { type DocumentNode, GraphQLError, parse, specifiedRules, type ValidationRule, validate } from 'graphql';
import { withCode } from './base/errors.ts';
import { Lru } from './base/lru.ts';
import { schema } from './schema.ts';

/** A text that can be run, or why it cannot. */
export type ReadDocument = { readonly document: DocumentNode } | { readonly errors: readonly GraphQLError[] };

/** Documents kept: what one text costs to read, a thousand of them hold some tens of megabytes at most. */
const maxCachedDocuments = 1000;
/** Characters; a longer text is read anew each time, so that nobody fills the memory with it. */
const maxTextLength = 16_384;

const caches = new WeakMap<readonly ValidationRule[], Lru<string, ReadDocument>>();
const noRules: readonly ValidationRule[] = [];

/** Parses and validates a text once; `rules` are the gateway's limits on what anonymous clients may ask. */
export function readDocument(source: string, rules: readonly ValidationRule[] = noRules): ReadDocument {
  const cache = caches.get(rules) ?? new Lru<string, ReadDocument>(maxCachedDocuments);
  caches.set(rules, cache);
  const cachedDocument = cache.get(source);
  if (cachedDocument !== undefined) return cachedDocument;
  const read = readAnew(source, rules);
  if (source.length <= maxTextLength) cache.set(source, read);
  return read;
}

function readAnew(source: string, rules: readonly ValidationRule[]): ReadDocument {
  try {
    const document = parse(source, { maxTokens: 10_000 });
    const errors = validate(schema, document, [...specifiedRules, ...rules]);
    return errors.length === 0 ? { document } : { errors: errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')) };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [withCode(error, 'GRAPHQL_PARSE_FAILED')] };
    throw error;
  }
}
