import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { type Database, rows } from '../database/database.ts';
import { Refusal } from '../failure.ts';
import { applyOutcome } from '../payments/apply.ts';
import { isSigned, signatureHeader } from './signature.ts';

export const callbackPath = '/internal/acquirer/callback';

const message = z.object({ token: z.string(), status: z.enum(['paid', 'declined', 'cancelled']) });

/** The shop's side of the acquirer: takes signed callbacks, as often as they come. */
export function callbackRoute(app: FastifyInstance, db: Database, secret: string): void {
  app.register(async (scope) => {
    // The signature is over the very bytes that came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) => done(null, body));
    scope.post(callbackPath, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      if (!isSigned(secret, body, request.headers[signatureHeader])) throw new Refusal(403, 'forbidden', 'The signature is wrong.');
      const { token, status } = message.parse(JSON.parse(body));
      const [operation] = await rows<{ paymentId: number }>(
        db,
        sql`select payment_id as "paymentId" from acquirer_operations where token = ${token}`,
      );
      if (operation === undefined) throw new Refusal(404, 'not_found', 'No such operation.');
      await applyOutcome(db, operation.paymentId, status);
      return reply.code(204).send();
    });
  });
}
