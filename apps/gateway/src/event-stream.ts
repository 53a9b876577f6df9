import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import { createHandler } from 'graphql-sse/lib/use/fastify';
import type { Gateway } from './gateway.ts';
import { type Applications, appKeyHeader } from './limits/applications.ts';
import type { GraphQLResponse, RequestContext } from './operation-context.ts';
import { requestedOperation } from './requested-operation.ts';

/** Streams that one application may listen to at once in one process (ours). */
const maxStreams = 10;
/** Milliseconds for which a client may leave what it was sent unread; it begins again where it stopped. */
const maxUnread = 30_000;
/** Seconds after which whoever has as many may try again: one that has been left unread is gone by then. */
const retryAfter = maxUnread / 1_000;
/** Milliseconds between two looks whether it has read. */
const betweenLooks = 100;

type Event = Pick<GraphQLResponse, 'data' | 'errors'>;

interface Options {
  gateway: Pick<Gateway, 'subscribe' | 'countError'>;
  applications: Pick<Applications, 'find'>;
  toRequestContext: (request: FastifyRequest, reply: FastifyReply) => RequestContext;
}

/** Whether events are wanted instead of one answer. */
export const wantsEvents = ({ method, headers }: FastifyRequest): boolean => method === 'POST' && headers.accept === 'text/event-stream';

/**
 * Subscriptions over server-sent events, a connection each (graphql-sse, distinct connections mode). Each event is an operation of its own, for which
 * the application's key is looked up anew. Streams end when the process stops, or when their client does not read.
 */
export function createEventStream(app: FastifyInstance, { gateway, applications, toRequestContext }: Options) {
  const openStreams = new Map<string, number>();
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());

  const eventsFor = async function* (request: FastifyRequest, reply: FastifyReply): AsyncGenerator<Event, void, undefined> {
    const name = request.application?.name ?? '';
    const openCount = openStreams.get(name) ?? 0;
    if (openCount >= maxStreams) return yield rateLimitEvent();
    openStreams.set(name, openCount + 1);
    try {
      const context = toRequestContext(request, reply);
      const signal = AbortSignal.any([context.signal(), stopping.signal]);
      const key = request.headers[appKeyHeader];
      const renewed = () => ({ ...context, application: typeof key === 'string' ? applications.find(key) : undefined });
      for await (const { cookies: _, ...answer } of gateway.subscribe(
        { ...context, signal: () => signal, renewed },
        requestedOperation(request.body),
      )) {
        yield answer;
        if (!(await isRead(reply, signal))) return;
      }
    } finally {
      openStreams.set(name, (openStreams.get(name) ?? 1) - 1);
    }
  };

  function rateLimitEvent(): Event {
    const code = 'RATE_LIMITED';
    gateway.countError(code);
    return { errors: [{ message: `Не больше ${maxStreams} подписок одного приложения.`, extensions: { code, retryAfter } }] };
  }

  const handle = createHandler({
    // No token names a stream, so each connection is one.
    authenticate: () => '',
    // The errors are JSON already, which the types of graphql-js do not know.
    onSubscribe: ({ raw, context: { reply } }) => eventsFor(raw, reply) as AsyncGenerator<ExecutionResult>,
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.hijack();
    await handle(request, reply);
    // Each stream has a connection of its own: left open it would keep a process that stops from its end.
    request.raw.socket.destroySoon();
    return reply;
  };
}

/** Waits until the client has taken what was written; false for one that is gone or does not read, whose connection ends. */
async function isRead({ raw }: FastifyReply, signal: AbortSignal): Promise<boolean> {
  for (const end = performance.now() + maxUnread; raw.writableLength > 0 && !signal.aborted; await sleep(betweenLooks))
    if (performance.now() > end) {
      raw.destroy();
      return false;
    }
  return !signal.aborted;
}
