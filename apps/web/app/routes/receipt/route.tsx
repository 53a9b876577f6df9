import { redirect } from 'react-router';
import { lineText, type Receipt, requisitesOf, sumsOf, titleOf } from '../../features/receipt/labels.ts';
import { loadReceipts } from '../../features/receipt/load.server.ts';
import { exactRubles } from '../../platform/format/money.ts';
import { noIndex } from '../../platform/head/no-index.ts';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { type QrCode, qrCode } from '../../ui/qr.server.ts';
import type { Route } from './+types/route';
import '../../entities/order/order.css';

export const meta: Route.MetaFunction = noIndex;

/** The receipts of an order that is paid. Until then, and on a device that has not opened the order, its own page says what to do. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const receipts = await loadReceipts(context, request, params.id);
  if (receipts === null) throw redirect(`/order-info/${params.id}`);
  return { orderId: params.id, receipts: receipts.map((receipt) => ({ receipt, code: receipt.qr === null ? null : qrCode(receipt.qr) })) };
}

export default function ReceiptScreen({ loaderData: { orderId, receipts } }: Route.ComponentProps) {
  const title = `Чек по заказу № ${orderId}`;
  const order = `/order-info/${orderId}`;
  return (
    <div className="max-w-[44rem]">
      <PageTitle title={title} />
      <div className="print:hidden">
        <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: `Заказ № ${orderId}`, url: order }, { name: 'Чек' }]} />
      </div>
      <Heading level={1} className="mb-4">
        {title}
      </Heading>
      {receipts.map(({ receipt, code }) => (
        <ReceiptSheet key={receipt.number} receipt={receipt} code={code} />
      ))}
      <div className="flex flex-wrap gap-3 print:hidden">
        <LinkButton to={`${order}/receipt.pdf`} reloadDocument look="primary">
          Скачать PDF
        </LinkButton>
        <LinkButton to={order}>К заказу</LinkButton>
        <PrintButton wide={false} />
      </div>
    </div>
  );
}

function ReceiptSheet({ receipt, code }: { receipt: Receipt; code: QrCode | null }) {
  const id = `receipt-${receipt.number}`;
  return (
    <section aria-labelledby={id} className="mb-6 rounded-card border border-line p-5">
      <Heading level={2} size={18} id={id} className="mb-3">
        {titleOf(receipt)}
      </Heading>
      <ul className="mb-2">
        {receipt.items.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a receipt never change, and two may be the same.
          <li key={index} className="py-2">
            <div className="flex flex-wrap justify-between gap-x-4">
              <span>{line.name}</span>
              <span className="tabular">
                {line.quantity} × {exactRubles(line.price.amount)} = {exactRubles(line.sum.amount)}
              </span>
            </div>
            <span className="text-14 text-ink-soft">{lineText(line)}</span>
          </li>
        ))}
      </ul>
      <dl className="total-lines">
        {sumsOf(receipt).map(([name, value], index) => (
          <div key={name} className={index === 0 ? 'total-line' : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap justify-between gap-5">
        <dl className="order-facts min-w-[min(15rem,100%)] flex-1">
          {requisitesOf(receipt).map(([name, value]) => (
            <Requisite key={name} name={name} value={value} />
          ))}
        </dl>
        {code === null ? null : (
          <svg viewBox={`0 0 ${code.side} ${code.side}`} width={176} height={176} role="img" aria-label="QR-код для проверки чека">
            <path fill="#fff" d={`M0 0h${code.side}v${code.side}H0z`} />
            <path fill="#000" shapeRendering="crispEdges" d={code.path} />
          </svg>
        )}
      </div>
    </section>
  );
}

function Requisite({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="tabular break-words">{value}</dd>
    </>
  );
}
