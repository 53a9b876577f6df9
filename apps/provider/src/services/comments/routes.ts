import { maxRefusalReason } from '@vitrina/services/comments/vocabulary.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { invalid, issuesByField, notFound } from '../../platform/refusal.ts';
import { answerAsShop, publish, readWaiting, refuse } from './moderate.ts';

const decision = z.discriminatedUnion('action', [
  z.object({ action: z.literal('publish') }),
  z.object({ action: z.literal('refuse'), reason: z.string().max(maxRefusalReason).default('') }),
  z.object({ action: z.literal('answer'), text: z.string().min(2).max(2000) }),
]);

/**
 * `GET /demo/comments`: what waits to be looked at; `POST /demo/comments/{id}` decides, as `npm run provider:comments` does. Only registered
 * in demo mode: the embedded database belongs to the process that has it open.
 */
export function moderationRoutes(app: FastifyInstance, db: OpenDatabase): void {
  app.get('/demo/comments', { config: { isOpen: true } }, () => readWaiting(db));
  app.post<{ Params: { id: string } }>('/demo/comments/:id(^\\d{1,9})', { config: { isOpen: true } }, async ({ params, body }) => {
    const read = decision.safeParse(body);
    if (!read.success) throw invalid(issuesByField(read.error.issues, 'body'));
    if (!(await decide(db, Number(params.id), read.data))) throw notFound('Такого отзыва нет');
    return { id: Number(params.id), action: read.data.action };
  });
}

function decide(db: OpenDatabase, id: number, command: z.output<typeof decision>): Promise<boolean> {
  if (command.action === 'publish') return publish(db, id);
  return command.action === 'refuse' ? refuse(db, id, command.reason) : answerAsShop(db, id, command.text);
}
