import { timingSafeEqual } from 'node:crypto';
import { cacheTags } from '@vitrina/graphql/tags.ts';
import type { FastifyInstance } from 'fastify';
import { operatorKey } from './session-secret.ts';

export const dropPath = '/operator/cache/drop';

/** For `npm run cache:drop`: who can read the shop's secret may drop cache entries by tag. */
export function addOperatorRoutes(app: FastifyInstance, secret: string, dropTag: (tag: string) => Promise<void>): void {
  const expected = Buffer.from(`Bearer ${operatorKey(secret)}`);
  app.post<{ Params: { tag: string } }>(`${dropPath}/:tag`, async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    // Somebody without the key learns nothing, not even that there is such an address.
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return reply.callNotFound();
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
