import Fastify, { type FastifyInstance } from 'fastify';
import type { Payment, Payments } from './payments.ts';

const outcomes: Readonly<Record<string, Payment['status']>> = { pay: 'paid', refuse: 'REJECTED', cancel: 'cancelled' };

const page = (title: string, body: string) =>
  `<!doctype html><html lang="ru"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}</html>`;

/** A bank with a payment page of its own, on an origin of its own. It leads back by a GET, and adds what it likes to the address. */
export function createAcquirer(payments: () => Payments): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.get<{ Params: { token: string } }>('/pay/:token', (request, reply) => {
    const payment = payments().byToken(request.params.token);
    reply.type('text/html; charset=utf-8').header('referrer-policy', 'no-referrer');
    if (payment === undefined) return reply.code(404).send(page('Платёж не найден', ''));
    const buttons = [
      ['pay', 'Заплатить'],
      ['refuse', 'Отказать'],
      ['cancel', 'Вернуться без оплаты'],
    ].map(([name, label]) => `<button name="outcome" value="${name}">${label}</button>`);
    return reply.send(page('Банк «Север»', `<p>Заказ ${payment.order.id}</p><form method="post">${buttons.join(' ')}</form>`));
  });
  app.post<{ Params: { token: string } }>('/pay/:token', (request, reply) => {
    const payment = payments().byToken(request.params.token);
    const status = outcomes[request.body instanceof URLSearchParams ? (request.body.get('outcome') ?? '') : ''];
    if (payment === undefined || status === undefined) return reply.code(404).send('Платёж не найден');
    payments().end(payment, status);
    const back = new URL(payment.returnUrl);
    back.searchParams.set('bankOperation', payment.token);
    back.searchParams.set('lang', 'ru');
    return reply.redirect(back.href, 302);
  });
  return app;
}
