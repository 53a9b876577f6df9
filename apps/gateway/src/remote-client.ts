import { ApolloCache, ApolloClient, ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { type ASTNode, type DocumentNode, parse } from 'graphql';
import { tap } from 'rxjs';

/** What one operation takes along, and what is wanted of its answer. */
export interface Call {
  headers: Record<string, string>;
  fetchOptions: { signal: AbortSignal };
  /** Told of the answer's headers as soon as there are any. */
  onHeaders: (headers: Headers) => void;
  [name: string]: unknown;
}

/**
 * Keeps nothing: the gateway has its own cache, and here one client asks for all visitors. Documents stay as they are, since a
 * normalised cache would have `__typename` added to each.
 */
class NoCache extends ApolloCache {
  read(): null {
    return null;
  }
  write(): undefined {
    return undefined;
  }
  diff(): { result: null; complete: false } {
    return { result: null, complete: false };
  }
  watch(): () => void {
    return () => {};
  }
  async reset(): Promise<void> {}
  evict(): boolean {
    return false;
  }
  restore(): this {
    return this;
  }
  extract(): object {
    return {};
  }
  removeOptimistic(): void {}
  fragmentMatches(): boolean {
    return false;
  }
  performTransaction(transaction: (cache: ApolloCache) => void): void {
    transaction(this);
  }
}

/** Tells a call of the headers of its answer, cookies among them, which are no part of a result. */
const headerReporter = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(() => {
      const { response, onHeaders } = operation.getContext();
      if (response instanceof Response) onHeaders(response.headers);
    }),
  ),
);

const documentsByText = new Map<string, DocumentNode>();
const texts = new WeakMap<ASTNode, string>();

/** A text as the client wants it. There are as many texts as the screens have operations. */
export function documentOf(text: string): DocumentNode {
  const cachedDocument = documentsByText.get(text);
  if (cachedDocument !== undefined) return cachedDocument;
  const document = parse(text, { noLocation: true });
  documentsByText.set(text, document);
  texts.set(document, text);
  return document;
}

/** A client of the gateway at this address. */
export function remoteClient(address: string): ApolloClient {
  return new ApolloClient({
    cache: new NoCache(),
    // The text goes out as it was written, not printed anew: it is one that the gateway has seen before.
    link: headerReporter.concat(new BaseHttpLink({ uri: address, print: (node, printNode) => texts.get(node) ?? printNode(node) })),
    // Two visitors who ask the same are two questions: their headers differ, and so may the answers.
    queryDeduplication: false,
  });
}

/** Nothing is kept, and what there is of an answer comes with the errors of the rest. */
export const policies = { fetchPolicy: 'no-cache', errorPolicy: 'all' } as const;
