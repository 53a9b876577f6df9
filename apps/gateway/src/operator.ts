import type { IncomingMessage } from 'node:http';
import { cacheTags } from '@vitrina/graphql/base/tags.ts';
import type { FastifyInstance } from 'fastify';
import { isSecret } from './limits/secret.ts';
import { operatorKey } from './session-secret.ts';

export const dropPath = '/operator/cache/drop';

/** Name of what has to hold of a request for its address to be there. */
const byOperator = 'operator';

/** For `npm run cache:drop`: who can read the shop's secret may drop cache entries by tag. */
export function addOperatorRoutes(app: FastifyInstance, secret: string, dropTag: (tag: string) => Promise<void>): void {
  const isKey = isSecret(`Bearer ${operatorKey(secret)}`);
  // Somebody without the key learns nothing, not even that there is such an address: it is answered as any unknown one.
  app.addConstraintStrategy({
    name: byOperator,
    storage: createStorage,
    mustMatchWhenDerived: false,
    validate: () => undefined,
    deriveConstraint: ({ url, headers }: IncomingMessage) =>
      url?.startsWith(dropPath) === true && isKey(headers.authorization ?? '') ? 'key' : undefined,
  });
  app.post<{ Params: { tag: string } }>(`${dropPath}/:tag`, { constraints: { [byOperator]: 'key' } }, async (request, reply) => {
    const { tag } = request.params;
    if (!cacheTags.includes(tag)) {
      return reply
        .code(400)
        .send({ status: 400, code: 'bad_request', message: `No answer carries this tag; known are: ${cacheTags.join(', ')}.` });
    }
    await dropTag(tag);
    return reply.code(204).send();
  });
}

/** The router keeps its handlers by the constraint's value. */
function createStorage<Handler>() {
  const handlers = new Map<string, Handler>();
  return {
    get: (value: string) => handlers.get(value) ?? null,
    set: (value: string, handler: Handler) => void handlers.set(value, handler),
  };
}
