import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { OpenDatabase } from '../platform/database/database.ts';
import { invalid, issuesByField } from '../platform/refusal.ts';
import { advanceOrder, takeDevices } from './advance.ts';
import { cancelOrder, closeOrder } from './cancel.ts';
import { statusNames } from './status.ts';

const actionSchema = z.object({ action: z.enum(['advance', 'devices', 'cancel', 'close']) });

/**
 * `POST /demo/orders/{id}` does to an order what `npm run provider:order` does. Only registered in demo mode: the embedded database belongs
 * to the process that has it open.
 */
export function orderRoutes(app: FastifyInstance, db: OpenDatabase): void {
  app.post<{ Params: { id: string } }>('/demo/orders/:id(^\\d{1,9})', { config: { isOpen: true } }, async ({ params, body }) => {
    const read = actionSchema.safeParse(body);
    if (!read.success) throw invalid(issuesByField(read.error.issues, 'body'));
    const id = Number(params.id);
    if (read.data.action === 'advance') return { id, status: statusNames[await advanceOrder(db, id)] };
    if (read.data.action === 'devices') return { id, devices: await takeDevices(db, id) };
    await (read.data.action === 'cancel' ? cancelOrder : closeOrder)(db, id);
    return { id };
  });
}
