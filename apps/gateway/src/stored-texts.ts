import { createHash } from 'node:crypto';
import { getOperationAST, parse } from 'graphql';
import type { GraphQLRequest } from './operation-context.ts';

/** The screens' operations by whatever a client may know them by: id, text, or the hash of the text. */
export interface StoredTexts {
  idOf(graphqlRequest: GraphQLRequest): string | undefined;
  /** What stands in metrics: one of a few names, whatever anonymous clients call theirs. */
  labelOf(id: string | undefined): string;
  byHash(hash: string): string | undefined;
  /** Whether the text is, to the letter, that of a stored operation. */
  has(source: string): boolean;
}

export function createStoredTexts(storedOperations: Readonly<Record<string, string>>): StoredTexts {
  const idsBySource = new Map(Object.entries(storedOperations).map(([id, source]) => [source, id]));
  const sourcesByHash = new Map(
    Object.values(storedOperations).map((source) => [createHash('sha256').update(source).digest('hex'), source]),
  );
  const names = new Map<string, string>();
  const nameById = (id: string): string => {
    const source = Object.hasOwn(storedOperations, id) ? storedOperations[id] : undefined;
    if (source === undefined) return 'stored';
    const name = names.get(id) ?? nameOf(source);
    names.set(id, name);
    return name;
  };
  return {
    idOf: ({ id, source }) => id ?? (source === undefined ? undefined : idsBySource.get(source)),
    labelOf: (id) => (id === undefined ? 'ad-hoc' : nameById(id)),
    byHash: (hash) => sourcesByHash.get(hash),
    has: (source) => idsBySource.has(source),
  };
}

/** The name written in a stored operation: one of a few, so it may be a label. Its fragments may stand before it. */
const nameOf = (source: string): string => getOperationAST(parse(source))?.name?.value ?? 'stored';
