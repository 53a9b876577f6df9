import { Lru } from '@vitrina/graphql/base/lru.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentNode } from 'graphql';
import type { Gateway } from './gateway.ts';
import { statusOf, textOf, typeFor } from './http-answer.ts';
import { isRecord } from './is-record.ts';
import type { GraphQLRequest, RequestContext } from './operation-context.ts';
import type { PersistedQueries } from './persisted-queries.ts';
import { setCookies } from './set-cookies.ts';

/** Texts of others kept with their documents, once Apollo has found them to be right. */
const maxCachedTexts = 1_000;
/** Characters; a longer text goes through Apollo each time. */
const maxTextLength = 16_384;

/**
 * A way around Apollo's pipeline for what nearly everybody sends: one operation by POST whose text is stored or has been
 * read and validated before. It keeps to the same rules and hands everything unusual (an unknown text, an odd type, a
 * batch, a malformed body) to Apollo, which knows what to say. It exists because that pipeline costs more than the
 * operation behind it.
 */
export interface FastPath {
  /** Notes a text that has been validated by all rules. */
  learn(source: string, document: DocumentNode): void;
  /** Undefined when the request is one for Apollo. */
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    toRequestContext: (request: FastifyRequest, reply: FastifyReply) => RequestContext,
  ): Promise<string> | undefined;
}

interface FastPathOptions {
  gateway: Gateway;
  /** Texts by the hash under which they were sent. */
  persistedQueries: PersistedQueries;
  /** Whether who asks may send more than stored operations. */
  takesAnyText(request: FastifyRequest): boolean;
}

type Body = Readonly<Record<string, unknown>>;

export function createFastPath({ gateway, persistedQueries, takesAnyText }: FastPathOptions): FastPath {
  const documents = new Lru<string, DocumentNode>(maxCachedTexts);

  /** What is asked, when it is written in the usual way and its text is known. */
  function graphqlRequestOf(request: FastifyRequest): GraphQLRequest | undefined {
    const { body } = request;
    if (!isRecord(body)) return undefined;
    const { operationName = null, variables = null, extensions = null } = body;
    if (operationName !== null && typeof operationName !== 'string') return undefined;
    if ((variables !== null && !isRecord(variables)) || (extensions !== null && !isRecord(extensions))) return undefined;
    const graphqlRequest = requestOf(body, extensions, request);
    return graphqlRequest && { ...graphqlRequest, operationName: operationName ?? undefined, variables: variables ?? undefined };
  }

  function requestOf({ query, id }: Body, extensions: Body | null, request: FastifyRequest): GraphQLRequest | undefined {
    const persistedQuery = extensions?.persistedQuery;
    if (typeof query === 'string') {
      if (persistedQuery !== undefined) return undefined;
      if (gateway.isStored(query)) return { source: query };
      const document = takesAnyText(request) ? documents.get(query) : undefined;
      return document && { source: query, document };
    }
    if (query !== undefined) return undefined;
    if (typeof id === 'string') return { id };
    if (!isRecord(persistedQuery) || persistedQuery.version !== 1 || typeof persistedQuery.sha256Hash !== 'string') return undefined;
    const storedText = gateway.storedByHash(persistedQuery.sha256Hash);
    if (storedText !== undefined) return { source: storedText };
    const source = takesAnyText(request) ? persistedQueries.find(persistedQuery.sha256Hash) : undefined;
    const document = source === undefined ? undefined : documents.get(source);
    return source === undefined || document === undefined ? undefined : { source, document };
  }

  async function send(
    graphqlRequest: GraphQLRequest,
    type: string,
    request: FastifyRequest,
    reply: FastifyReply,
    requestContext: RequestContext,
  ): Promise<string> {
    const response = await gateway.executeRequest(requestContext, graphqlRequest);
    setCookies(reply, response.cookies);
    reply.code(statusOf(response, request.headers.accept)).header('content-type', type);
    return response.text ?? textOf(response);
  }

  return {
    learn(source, document) {
      if (source.length <= maxTextLength) documents.set(source, document);
    },
    answer(request, reply, toRequestContext) {
      if (request.method !== 'POST') return undefined;
      const type = typeFor(request.headers.accept);
      const graphqlRequest = type === undefined ? undefined : graphqlRequestOf(request);
      return type === undefined || graphqlRequest === undefined
        ? undefined
        : send(graphqlRequest, type, request, reply, toRequestContext(request, reply));
    },
  };
}
