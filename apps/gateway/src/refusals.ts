import { hash } from 'node:crypto';
import type { ErrorCode, ProtocolCode } from '@vitrina/graphql/base/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, parse } from 'graphql';
import type { Gateway } from './gateway.ts';
import { mediaTypes, refusedStatus, typeFor } from './http-answer.ts';
import { isRecord } from './is-record.ts';
import { isTooDeep, maxBrackets } from './limits/brackets.ts';
import { excessOf } from './limits/document-excess.ts';
import { maxTokens } from './limits/operation-limits.ts';

interface Refusal {
  readonly status: number;
  readonly code: ErrorCode | ProtocolCode;
  readonly message: string;
}

interface RefusalsOptions {
  gateway: Pick<Gateway, 'isStored' | 'countError'>;
  /** Whether who asks may send more than stored operations. */
  takesAnyText(request: FastifyRequest): boolean;
}

/**
 * What is refused before Apollo reads it: a text that nobody here may send, one that would take long to validate, and a
 * hash that is none. Undefined when nothing speaks against it; what is malformed in another way Apollo tells of.
 */
export function createRefusals({ gateway, takesAnyText }: RefusalsOptions) {
  function refusalOf(request: FastifyRequest): Refusal | undefined {
    const { query, extensions } = parametersOf(request);
    const text = typeof query === 'string' && query !== '' ? query : undefined;
    if (text !== undefined && gateway.isStored(text)) return objectionTo(extensions, text);
    if (text !== undefined && !takesAnyText(request)) {
      return { status: 403, code: 'FORBIDDEN', message: 'Only stored operations are taken here.' };
    }
    return objectionTo(extensions, text) ?? (text === undefined ? undefined : excess(text, request.headers.accept));
  }

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    const refusal = refusalOf(request);
    if (refusal === undefined) return undefined;
    const { status, code, message } = refusal;
    gateway.countError(code);
    reply.code(status).header('content-type', typeFor(request.headers.accept) ?? mediaTypes.json);
    return reply.send(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
  };
}

/** By POST in the body, by GET in the address, where `extensions` is JSON. */
function parametersOf({ method, body, query }: FastifyRequest): { query?: unknown; extensions?: unknown } {
  const parameters = method === 'GET' ? query : body;
  if (!isRecord(parameters)) return {};
  const { extensions } = parameters;
  return { query: parameters.query, extensions: typeof extensions === 'string' && method === 'GET' ? read(extensions) : extensions };
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with the hash by which a stored operation is asked for. */
function objectionTo(extensions: unknown, text: string | undefined): Refusal | undefined {
  const persistedQuery = isRecord(extensions) ? (extensions.persistedQuery ?? undefined) : undefined;
  if (persistedQuery === undefined) return undefined;
  const bad = (message: string): Refusal => ({ status: 400, code: 'BAD_REQUEST', message });
  if (!isRecord(persistedQuery) || persistedQuery.version !== 1) return bad('extensions.persistedQuery must be an object with version 1.');
  const { sha256Hash } = persistedQuery;
  if (typeof sha256Hash !== 'string') return bad('extensions.persistedQuery.sha256Hash must be a string.');
  if (text !== undefined && hash('sha256', text, 'hex') !== sha256Hash) return bad('sha256Hash is not the SHA-256 of the query.');
  return undefined;
}

const tooDeep = `The document has more brackets inside each other than is allowed: at most ${maxBrackets}.`;

function excess(text: string, accept: string | undefined): Refusal | undefined {
  try {
    const message = isTooDeep(text) ? tooDeep : excessOf(parse(text, { maxTokens, noLocation: true }));
    return message === undefined ? undefined : { status: refusedStatus(accept), code: 'GRAPHQL_VALIDATION_FAILED', message };
  } catch (error) {
    // Apollo says where it does not parse.
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}
