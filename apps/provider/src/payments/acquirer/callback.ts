import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { column, type OpenDatabase, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refusal } from '../../platform/refusal.ts';
import { applyOutcome } from '../apply.ts';
import { signedRoute } from './signed-route.ts';

export const callbackPath = '/internal/acquirer/callback';

const message = z.object({ token: z.string(), status: z.enum(['paid', 'declined', 'cancelled']) });

/** The shop's side of the acquirer: takes signed callbacks, as often as they come. */
export function callbackRoute(app: FastifyInstance, db: OpenDatabase, secret: string): void {
  signedRoute(app, callbackPath, secret, async (body, reply) => {
    const { token, status } = message.parse(body);
    const [operation] = await rows(
      db,
      { paymentId: column.number },
      sql`select payment_id as "paymentId" from acquirer_operations where token = ${token}`,
    );
    if (operation === undefined) throw new Refusal(404, 'not_found', 'No such operation.');
    await applyOutcome(db, operation.paymentId, status);
    return reply.code(204).send();
  });
}
