import { isId } from '@vitrina/services/contract/fields/id.ts';
import { redirect } from 'react-router';
import { awaitsInvoicePayment, isByInvoice } from '../../entities/order/labels.ts';
import { moscowTimeText } from '../../entities/order/moscow-time.ts';
import { invoiceOf } from '../../features/order/invoice.ts';
import { OrderInfoDocument } from '../../generated/graphql.ts';
import { bankDetailsOf } from '../../platform/bank-details.ts';
import { shop } from '../../platform/company.ts';
import { dateText } from '../../platform/format/dates.ts';
import { exactRubles } from '../../platform/format/money.ts';
import { notFound, queryOrFail } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { noIndex } from '../../platform/head/no-index.ts';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Fact } from '../../ui/fact.tsx';
import { Heading } from '../../ui/heading.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import type { Route } from './+types/route';
import '../../entities/order/order.css';

export const meta: Route.MetaFunction = noIndex;

/** What a company pays for its order; not there where the shop has no bank. Where there is nothing to pay so, and on a device that has not opened the order, its own page says how it stands. */
export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  if (!isId(id)) notFound();
  const { data } = await queryOrFail(context, request, OrderInfoDocument, { id });
  const bank = bankDetailsOf(shopOf(context));
  if (bank === null && data.order && isByInvoice(data.order)) notFound();
  const invoice = data.order ? invoiceOf(data.order, bank) : null;
  if (data.order == null || invoice === null) throw redirect(`/order-info/${id}`);
  const { insertedAt, heldUntil, isPaid } = data.order;
  const until = awaitsInvoicePayment(data.order) && heldUntil !== null ? moscowTimeText(heldUntil) : null;
  return { id, invoice, issuedAt: dateText(insertedAt), until, isPaid };
}

export default function InvoiceScreen({ loaderData: { id, invoice, issuedAt, until, isPaid } }: Route.ComponentProps) {
  const title = `Счёт № ${id} от ${issuedAt}`;
  const order = `/order-info/${id}`;
  const { legal } = shop;
  const { bank } = invoice;
  return (
    <div className="max-w-[44rem]">
      <PageTitle title={title} />
      <div className="print:hidden">
        <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: `Заказ № ${id}`, url: order }, { name: 'Счёт' }]} />
      </div>
      <Heading level={1} className="mb-4">
        {title}
      </Heading>
      <dl className="order-facts mb-6">
        <Fact name="Поставщик">
          {legal.name}, ИНН {legal.inn}, КПП {bank.kpp}, {legal.address}
        </Fact>
        <Fact name="Расчётный счёт">{bank.account}</Fact>
        <Fact name="Банк">{bank.bank}</Fact>
        <Fact name="БИК">{bank.bik}</Fact>
        <Fact name="Корр. счёт">{bank.correspondentAccount}</Fact>
        <Fact name="Плательщик">{invoice.payer}</Fact>
        <Fact name="Назначение">Оплата заказа № {id}</Fact>
        <Fact name="Оплатить до">{until}</Fact>
        <Fact name="Оплата">{isPaid ? 'Счёт оплачен' : null}</Fact>
      </dl>
      <ol className="mb-2 border-t border-line">
        {invoice.lines.map(({ name, quantity, price, sum }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an invoice do not move, and two may be the same.
          <li key={index} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
            <span>
              {index + 1}. {name}
            </span>
            <span className="tabular ms-auto">
              {quantity} шт. × {exactRubles(price)} = {exactRubles(sum)}
            </span>
          </li>
        ))}
      </ol>
      <dl className="total-lines mb-6">
        <div className="total-line">
          <dt>Итого</dt>
          <dd>{exactRubles(invoice.total)}</dd>
        </div>
        <div>
          <dt>В том числе НДС {invoice.vatRate} %</dt>
          <dd>{exactRubles(invoice.vat)}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-3 print:hidden">
        <PrintButton wide={false} />
        <LinkButton to={order}>К заказу</LinkButton>
      </div>
    </div>
  );
}
