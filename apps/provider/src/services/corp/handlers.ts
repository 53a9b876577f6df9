import type { Input } from '@vitrina/services/contract/endpoint.ts';
import { innFault } from '@vitrina/services/contract/fields/check-digits.ts';
import type { corp as endpoints } from '@vitrina/services/corp/endpoints.ts';
import { findCompany, type RegisteredCompany } from '../../orders/register.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { writeRequestedText } from '../../platform/outbox/queue.ts';
import { invalid } from '../../platform/refusal.ts';
import { runIdempotent } from '../../platform/submission/submission.ts';

export const corp: Handlers<typeof endpoints> = {
  findCompany: async ({ body: { inn } }) => {
    checkInn(inn);
    const company = findCompany(inn);
    return { suggestions: company === undefined ? [] : [suggestionOf(company)] };
  },
  fastOrder: async ({ body, idempotencyKey: key, context: { db, user, clientIp, now } }) => {
    checkInn(body.inn);
    if (body.comment === null && body.items.length === 0) throw invalid({ comment: ['Напишите, что нужно.'] });
    const owner = user === null ? `phone-${body.phone}` : `user-${user.id}`;
    return runIdempotent(db, { call: 'corp-fast-order', owner, key, request: body }, async (tx) => {
      const items = await namedItems(tx, body.items);
      // A company of the register is called what it is called there, however its name was typed.
      const company = findCompany(body.inn);
      const name = company?.name ?? body.company_name;
      const [order] = await rows(
        tx,
        { id: column.number },
        sql`insert into corp_orders (inn, company_name, contact_name, phone, email, comment, items, consents, ip, inserted_at)
            values (${body.inn}, ${name}, ${body.contact_name}, ${body.phone}, ${body.email}, ${body.comment}, ${JSON.stringify(items)}::jsonb,
              ${sql.param(body.consents)}::text[], ${clientIp}, ${now.toISOString()}) returning id`,
      );
      if (order === undefined) throw new Error('The order was not written.');
      // Neither phone nor e-mail is proven: whoever owns them reads the shop's words, and none that a visitor wrote.
      const lines = items.map((item) => `${item.name} — ${item.quantity} шт.`);
      const text = `Заявка № ${order.id}${company === undefined ? '' : ` от ${company.name}`} принята. Менеджер позвонит в течение рабочего дня и пришлёт счёт.`;
      const subject = 'Заявка принята';
      await writeRequestedText(tx, { to: { phone: body.phone }, subject, text }, now);
      await writeRequestedText(tx, { to: { email: body.email }, subject, text: [text, ...lines].join('\n') }, now);
      return { id: order.id, is_order_status_open: true };
    });
  },
};

function checkInn(inn: string): void {
  const fault = innFault(inn);
  if (fault !== null) throw invalid({ inn: [fault] });
}

const suggestionOf = ({ inn, name, kpp, ogrn, address }: RegisteredCompany) => ({
  value: name,
  data: { inn, kpp, ogrn, address: { value: address } },
});

interface NamedItem {
  product_id: number;
  name: string;
  quantity: number;
}

/** The products that are asked for, by what they are called now. */
async function namedItems(tx: Database, items: Input<(typeof endpoints)['fastOrder']>['body']['items']): Promise<NamedItem[]> {
  const ids = items.map(({ product_id }) => toDatabaseId(product_id));
  const products = await rows(
    tx,
    { id: column.number, name: column.text },
    sql`select id, name from products where id = any(${sql.param(ids)}::int[])`,
  );
  return items.map(({ product_id, quantity }) => {
    const product = products.find(({ id }) => id === toDatabaseId(product_id));
    if (product === undefined) throw invalid({ items: ['Такого товара нет.'] });
    return { product_id: product.id, name: product.name, quantity };
  });
}
