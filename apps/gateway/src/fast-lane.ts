import { Lru } from '@vitrina/graphql/base/lru.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentNode } from 'graphql';
import type { Gateway } from './gateway.ts';
import { statusOf, textOf, typeFor } from './http-answer.ts';
import { isRecord } from './is-record.ts';
import type { GraphQLRequest, RequestContext } from './operation-context.ts';
import type { Registered } from './registered.ts';
import { setCookies } from './set-cookies.ts';

/** Texts of others kept with their documents, once Apollo has found them to be right. */
const kept = 1_000;
/** Characters; a longer text goes through Apollo each time. */
const longestKept = 16_384;

/**
 * A way around Apollo's pipeline for what nearly everybody sends: one operation by POST whose text is stored or has been
 * read and validated before. It keeps to the same rules and hands everything unusual (an unknown text, an odd type, a
 * batch, a malformed body) to Apollo, which knows what to say. It exists because that pipeline costs more than the
 * operation behind it.
 */
export interface FastLane {
  /** Notes a text that has been validated by all rules. */
  learn(source: string, document: DocumentNode): void;
  /** Undefined when the request is one for Apollo. */
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    begin: (request: FastifyRequest, reply: FastifyReply) => RequestContext,
  ): Promise<string> | undefined;
}

interface FastLaneOptions {
  gateway: Gateway;
  /** Texts by the hash under which they were sent. */
  registered: Registered;
  /** Whether who asks may send more than stored operations. */
  takesAnyText(request: FastifyRequest): boolean;
}

type Body = Readonly<Record<string, unknown>>;

export function createFastLane({ gateway, registered, takesAnyText }: FastLaneOptions): FastLane {
  const known = new Lru<string, DocumentNode>(kept);

  /** What is asked, when it is written in the usual way and its text is known. */
  function graphqlRequestOf(request: FastifyRequest): GraphQLRequest | undefined {
    const { body } = request;
    if (!isRecord(body)) return undefined;
    const { operationName = null, variables = null, extensions = null } = body;
    if (operationName !== null && typeof operationName !== 'string') return undefined;
    if ((variables !== null && !isRecord(variables)) || (extensions !== null && !isRecord(extensions))) return undefined;
    const asked = askedBy(body, extensions, request);
    return asked && { ...asked, operationName: operationName ?? undefined, variables: variables ?? undefined };
  }

  function askedBy({ query, id }: Body, extensions: Body | null, request: FastifyRequest): GraphQLRequest | undefined {
    const persisted = extensions?.persistedQuery;
    if (typeof query === 'string') {
      if (persisted !== undefined) return undefined;
      if (gateway.isStored(query)) return { source: query };
      const document = takesAnyText(request) ? known.get(query) : undefined;
      return document && { source: query, document };
    }
    if (query !== undefined) return undefined;
    if (typeof id === 'string') return { id };
    if (!isRecord(persisted) || persisted.version !== 1 || typeof persisted.sha256Hash !== 'string') return undefined;
    const stored = gateway.storedByHash(persisted.sha256Hash);
    if (stored !== undefined) return { source: stored };
    const source = takesAnyText(request) ? registered.find(persisted.sha256Hash) : undefined;
    const document = source === undefined ? undefined : known.get(source);
    return source === undefined || document === undefined ? undefined : { source, document };
  }

  async function send(
    graphqlRequest: GraphQLRequest,
    type: string,
    request: FastifyRequest,
    reply: FastifyReply,
    begin: RequestContext,
  ): Promise<string> {
    const answered = await gateway.executeRequest(begin, graphqlRequest);
    setCookies(reply, answered.cookies);
    reply.code(statusOf(answered, request.headers.accept)).header('content-type', type);
    return answered.text ?? textOf(answered);
  }

  return {
    learn(source, document) {
      if (source.length <= longestKept) known.set(source, document);
    },
    answer(request, reply, begin) {
      if (request.method !== 'POST') return undefined;
      const type = typeFor(request.headers.accept);
      const graphqlRequest = type === undefined ? undefined : graphqlRequestOf(request);
      return type === undefined || graphqlRequest === undefined
        ? undefined
        : send(graphqlRequest, type, request, reply, begin(request, reply));
    },
  };
}
