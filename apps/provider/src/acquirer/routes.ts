import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { OpenDatabase } from '../database/database.ts';
import type { Notifier } from './notifier.ts';
import { endOperation, findOperation, type Operation } from './operations.ts';
import { endedPage, missingPage, operationPage } from './page.ts';

/** Milliseconds for which the way back to the shop waits for the callback. */
const patience = 3_000;

const outcomes = ['paid', 'declined', 'cancelled'] as const;

/** The page's own policy: nothing but its own style, and forms to its own address, from which they lead back to the shop. */
const policyOf = (shop: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`;

/** A shop that knows its own address may be seen under another one than this page. */
const shopOf = ({ returnUrl }: Operation): string => (URL.canParse(returnUrl) ? ` ${new URL(returnUrl).origin}` : '');

const html = (reply: FastifyReply, page: string, status = 200, shop = ''): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-security-policy': policyOf(shop), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page);

/** The payment page of the sandbox acquirer: `/sandbox-acquirer/{token}`, seen through the shop's own origin. */
export function acquirerRoutes(app: FastifyInstance, db: OpenDatabase, notifier: Notifier): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.get<{ Params: { token: string } }>('/sandbox-acquirer/:token', async (request, reply) => {
      const operation = await findOperation(db, request.params.token);
      if (operation === undefined) return html(reply, missingPage(), 404);
      return html(reply, operation.status === 'open' ? operationPage(operation) : endedPage(operation), 200, shopOf(operation));
    });
    scope.post<{ Params: { token: string } }>('/sandbox-acquirer/:token', async (request, reply) => {
      const operation = await findOperation(db, request.params.token);
      if (operation === undefined) return html(reply, missingPage(), 404);
      const wanted = request.body instanceof URLSearchParams ? request.body.get('outcome') : null;
      const outcome = outcomes.find((candidate) => candidate === wanted);
      if (outcome === undefined) return html(reply, operationPage(operation), 422, shopOf(operation));
      // Pressed twice: the first press counts, both come back to the shop.
      await endOperation(db, operation.token, outcome);
      // Whoever comes back should find the payment known, but is not kept waiting for it: callbacks are sent until they arrive.
      await Promise.race([notifier.deliver(), sleep(patience)]);
      return reply.redirect(operation.returnUrl, 303);
    });
  });
}
