import { formatKopecks } from '@vitrina/services/contract/fields/money.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database, OpenDatabase } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { escapeHtml, page } from '../../platform/http/document.ts';
import { readSmartPrice, type SmartPrice, takingPart } from './read.ts';
import { discountFor, type Grade, grades } from './rules.ts';

/** Where an old device is valued: beside the acquirer, on the shop's own origin. */
export const valuationPath = (tx: string): string => `/sandbox-acquirer/valuation-${tx}`;

/** Nothing but its own style, and a form that leads back to the shop. */
const policyOf = (returnUrl: string): string => {
  const shop = URL.canParse(returnUrl) ? ` ${new URL(returnUrl).origin}` : '';
  return `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`;
};

const html = (reply: FastifyReply, text: string, status: number, returnUrl = ''): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-security-policy': policyOf(returnUrl), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(text);

/** The way back, with the `tx` by which the shop finds what came of it. */
const backTo = ({ returnUrl, tx }: SmartPrice): string => `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}tx=${tx}`;

type Product = NonNullable<Awaited<ReturnType<typeof takingPart>>>;

const formPage = ({ productName }: SmartPrice, product: Product): string => {
  const choice = (grade: Grade) =>
    `<option value="${grade.code}">${grade.name}: ${escapeHtml(grade.about)} Скидка ${formatKopecks(discountFor(product, grade).total)}</option>`;
  return page(
    'Оценка устройства',
    `<h1>Оценка старого устройства</h1><p>Сколько магазин скинет с цены товара «${escapeHtml(productName)}» за устройство, которое вы сдадите.</p><p class="note">Это учебная оценка: в магазине устройство осмотрят ещё раз, и скидка может измениться.</p>
<form method="post"><label>Что вы сдаёте<input name="device" required maxlength="100" placeholder="Например, смартфон iPhone 13"></label>
<label>Состояние вашего устройства<select name="status">${grades.map(choice).join('')}</select></label>
<button class="main" name="outcome" value="completed">Получить умную цену</button>
<button name="outcome" value="declined" formnovalidate>Отказаться</button></form>`,
  );
};

const endedPage = (smart: SmartPrice): string =>
  page('Оценка завершена', `<h1>Оценка завершена</h1><p><a href="${escapeHtml(backTo(smart))}">Вернуться в магазин</a></p>`);

const missingPage = (): string =>
  page('Оценка не найдена', '<h1>Оценка не найдена</h1><p>Ссылка устарела или набрана с ошибкой. <a href="/">Вернуться в магазин</a></p>');

/** Ends a valuation; one that has been ended stays as it is. */
async function end(db: Database, { tx }: SmartPrice, product: Product, form: URLSearchParams): Promise<boolean> {
  const grade = grades.find(({ code }) => String(code) === form.get('status'));
  const outcome = form.get('outcome');
  if (outcome !== 'declined' && (outcome !== 'completed' || grade === undefined)) return false;
  const { total, benefit } = outcome === 'completed' && grade !== undefined ? discountFor(product, grade) : { total: 0, benefit: 0 };
  await db.execute(sql`update smart_prices set state = ${outcome}, total_discount = ${total}, benefit = ${benefit}
    where tx = ${tx} and state = 'created' and expires_at > now()`);
  return true;
}

export function valuationRoutes(app: FastifyInstance, db: OpenDatabase): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    const path = valuationPath(':tx');
    const readValuation = async (tx: string) => {
      const smart = await readSmartPrice(db, tx);
      return { smart, product: smart === undefined ? undefined : await takingPart(db, smart.productId) };
    };
    scope.get<{ Params: { tx: string } }>(path, async (request, reply) => {
      const { smart, product } = await readValuation(request.params.tx);
      if (smart === undefined || product === undefined) return html(reply, missingPage(), 404);
      return html(reply, smart.state === 'created' ? formPage(smart, product) : endedPage(smart), 200, smart.returnUrl);
    });
    scope.post<{ Params: { tx: string } }>(path, async (request, reply) => {
      const { smart, product } = await readValuation(request.params.tx);
      if (smart === undefined || product === undefined) return html(reply, missingPage(), 404);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      if (smart.state === 'created' && !(await end(db, smart, product, form)))
        return html(reply, formPage(smart, product), 422, smart.returnUrl);
      return reply.redirect(backTo(smart), 303);
    });
  });
}
