import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database, OpenDatabase } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { stylePolicy } from '../../platform/http/document.ts';
import { readSmartPrice, type SmartPrice, type TakingPart, takingPart } from './read.ts';
import { discountFor, grades } from './rules.ts';
import { backTo, endedPage, formPage, missingPage } from './valuation-form.ts';

/** Where an old device is valued: beside the acquirer, on the shop's own origin. */
export const valuationPath = (tx: string): string => `/sandbox-acquirer/valuation-${tx}`;

/** Nothing but its own style, and a form that leads back to the shop. */
const policyOf = (returnUrl: string): string => {
  const shop = URL.canParse(returnUrl) ? ` ${new URL(returnUrl).origin}` : '';
  return `default-src 'none'; ${stylePolicy}; img-src 'self'; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`;
};

const html = (reply: FastifyReply, text: string, status: number, returnUrl = ''): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-security-policy': policyOf(returnUrl), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(text);

/** Ends a valuation; one that has been ended stays as it is. */
async function end(db: Database, { tx }: SmartPrice, product: TakingPart, form: URLSearchParams): Promise<boolean> {
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
        return html(reply, formPage(smart, product, form), 422, smart.returnUrl);
      return reply.redirect(backTo(smart), 303);
    });
  });
}
