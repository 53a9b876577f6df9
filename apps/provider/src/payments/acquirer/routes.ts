import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { stylePolicy, watchPolicy } from '../../platform/http/document.ts';
import type { Notifier } from './notifier.ts';
import { findOperation, type Operation, pagePath } from './operations.ts';
import { endedPage, missingPage, operationPage, phoneEndedPage, phonePage, securePage, type Visit } from './page.ts';
import { press } from './press.ts';

/** Milliseconds for which the way back to the shop waits for the callback. */
const callbackTimeout = 3_000;

/** The page's own policy: nothing but its own style and the script that waits for a telephone, and forms to its own address, from which they lead back to the shop. */
const policyOf = (shop: string) =>
  `default-src 'none'; ${stylePolicy}; ${watchPolicy}; img-src 'self'; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`;

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
    scope.get<OperationRoute>(pagePath(':token'), async (request, reply) => {
      const operation = await findOperation(db, request.params.token);
      if (operation === undefined) return html(reply, missingPage(), 404);
      const { view } = request.query;
      const isOpen = operation.status === 'open';
      if (view === 'state') return reply.header('cache-control', 'no-store').send({ back: isOpen ? null : operation.returnUrl });
      if (view === 'phone') return html(reply, isOpen ? phonePage(operation) : phoneEndedPage(operation));
      return html(reply, isOpen ? openPage(operation, visitOf(request)) : endedPage(operation), 200, shopOf(operation));
    });
    scope.post<OperationRoute>(pagePath(':token'), async (request, reply) => {
      const operation = await findOperation(db, request.params.token);
      if (operation === undefined) return html(reply, missingPage(), 404);
      const visit = visitOf(request);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const result = await press(db, operation, form, visit.now);
      const current = (await findOperation(db, operation.token)) ?? operation;
      if (result.to === 'code') return html(reply, securePage(current, result.isWrong), result.isWrong ? 422 : 200, shopOf(operation));
      if (result.to === 'form') return html(reply, openPage(current, { ...visit, sent: result.sent }), 422, shopOf(operation));
      // Whoever comes back should find the payment known, but is not kept waiting for it: callbacks are sent until they arrive.
      await Promise.race([notifier.deliver(), sleep(callbackTimeout)]);
      return request.query.view === 'phone' ? html(reply, phoneEndedPage(current)) : reply.redirect(operation.returnUrl, 303);
    });
  });
}

interface OperationRoute {
  Params: { token: string };
  Querystring: { view?: string };
}

/** Where this page is seen: by the shop's own address where there is one, else as it was asked for. */
function visitOf({ host, protocol, headers, params }: FastifyRequest<OperationRoute>): Visit {
  const first = (name: string): string | undefined => (typeof headers[name] === 'string' ? headers[name] : undefined);
  const origin = `${first('x-forwarded-proto') ?? protocol}://${first('x-forwarded-host') ?? host}`;
  return { url: `${origin}${pagePath(params.token)}`, now: new Date() };
}

const openPage = (operation: Operation, visit: Visit): string =>
  operation.codesLeft === null ? operationPage(operation, visit) : securePage(operation, false);
