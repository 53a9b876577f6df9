import type { FastifyInstance, FastifyReply } from 'fastify';
import { mediaTypes } from './http-answer.ts';

const methodNotAllowed = {
  errors: [{ message: 'GraphQL is asked by GET or POST.', extensions: { code: 'BAD_REQUEST' } }],
};

/** Every other method at the address of GraphQL, before a body is read; OPTIONS is for who asks across origins. */
export function refuseOtherMethods(app: FastifyInstance): void {
  app.route({
    method: ['HEAD', 'PUT', 'PATCH', 'DELETE'],
    url: '/',
    onRequest: async (_request, reply) => refuse(reply),
    handler: async (_request, reply) => refuse(reply),
  });
}

const refuse = (reply: FastifyReply): FastifyReply =>
  reply.code(405).header('allow', 'GET, POST').header('content-type', mediaTypes.json).send(JSON.stringify(methodNotAllowed));
