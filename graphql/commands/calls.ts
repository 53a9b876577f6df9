import { ownFields } from '@vitrina/services/contract/answer-fields.ts';
import type { AnyEndpoint } from '@vitrina/services/contract/endpoint.ts';
import { everyEndpoint } from '@vitrina/services/registry.ts';
import { callsOf } from '../calls/with-calls.ts';
import { addressesOfFiles } from '../files.ts';
import { resolvers } from '../resolvers.ts';

/** One line of the table of calls. */
export interface CallRow {
  domain: string;
  method: string;
  path: string;
  /** GraphQL fields that reach the call, as `Query.product`; the address by which a file does. */
  fields: readonly string[];
  /** Where the call comes from: `spec 1 §7`, or `ours`. */
  source: string;
  /** The field of `Query` that shows its answer as it is; empty where none does. */
  shownBy: string;
  /** Fields of its answer that the specification does not name, by their paths: a company's provider may do without. */
  ours: readonly string[];
}

/** Every declared call with the fields that lead to it; derived from what the resolvers name. */
export function callRows(): readonly CallRow[] {
  const fields = new Map<AnyEndpoint, string[]>(
    everyEndpoint.map((endpoint) => [endpoint, [addressesOfFiles.get(endpoint)].filter((address) => address !== undefined)]),
  );
  for (const [type, resolversOfType] of resolvers) {
    for (const [field, resolve] of resolversOfType) {
      for (const call of callsOf(resolve)) fields.get(call)?.push(`${type}.${field}`);
    }
  }
  return everyEndpoint.map((endpoint) => ({
    domain: endpoint.domain,
    method: endpoint.method,
    path: endpoint.path,
    fields: (fields.get(endpoint) ?? []).toSorted(),
    source: endpoint.source,
    shownBy: endpoint.field ?? '',
    ours: ownFields(endpoint),
  }));
}

/** The same as the text of a TSV with a header. */
export function callTable(): string {
  const lines = callRows().map(({ domain, method, path, fields, ours, source, shownBy }) =>
    [domain, method, path, fields.join(' '), ours.join(' '), source, shownBy].join('\t'),
  );
  return [['domain', 'method', 'path', 'fields', 'ours', 'source', 'shown by'].join('\t'), ...lines, ''].join('\n');
}
