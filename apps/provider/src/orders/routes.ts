import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { OpenDatabase } from '../platform/database/database.ts';
import { invalid, issuesByField } from '../platform/refusal.ts';
import { advanceOrder, takeDevices } from './advance.ts';
import { cancelOrder, closeOrder } from './cancel.ts';
import { confirmInvoicePayment } from './invoice.ts';
import { acceptReturn, refuseReturn } from './return-decisions.ts';
import { returnItem } from './returns.ts';
import { statusNames } from './status.ts';

const actionSchema = z.union([
  z.object({ action: z.enum(['advance', 'paid', 'devices', 'cancel', 'close']) }),
  z.object({ action: z.literal('return'), line: z.int().positive(), pieces: z.int().positive() }),
]);
const decisionSchema = z.union([
  z.object({ action: z.literal('accept') }),
  z.object({ action: z.literal('refuse'), answer: z.string().trim().min(1).max(maxLength.returnAnswer) }),
]);

/**
 * `POST /demo/orders/{id}` does to an order what `npm run provider:order` does, and `POST /demo/returns/{id}` to a request to return something. Only registered in demo mode: the embedded database belongs
 * to the process that has it open.
 */
export function orderRoutes(app: FastifyInstance, db: OpenDatabase): void {
  app.post<{ Params: { id: string } }>('/demo/orders/:id(^\\d{1,9})', { config: { isOpen: true } }, async ({ params, body }) => {
    const read = actionSchema.safeParse(body);
    if (!read.success) throw invalid(issuesByField(read.error.issues, 'body'));
    const id = Number(params.id);
    if (read.data.action === 'advance') return { id, status: statusNames[await advanceOrder(db, id)] };
    if (read.data.action === 'devices') return { id, devices: await takeDevices(db, id) };
    if (read.data.action === 'paid') await confirmInvoicePayment(db, id);
    else if (read.data.action === 'return') await returnItem(db, id, read.data.line, read.data.pieces);
    else await (read.data.action === 'cancel' ? cancelOrder : closeOrder)(db, id);
    return { id };
  });
  app.post<{ Params: { id: string } }>('/demo/returns/:id(^\\d{1,9})', { config: { isOpen: true } }, async ({ params, body }) => {
    const read = decisionSchema.safeParse(body);
    if (!read.success) throw invalid(issuesByField(read.error.issues, 'body'));
    const id = Number(params.id);
    await (read.data.action === 'accept' ? acceptReturn(db, id) : refuseReturn(db, id, read.data.answer));
    return { id };
  });
}
