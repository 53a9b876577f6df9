import { deliveryCostText, leftToPay, type Order, receiptLink, refundText } from '../../entities/order/labels.ts';
import { DiscountLines } from '../../entities/promotion/discounts.tsx';
import { exactRubles } from '../../platform/format/money.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import type { LoadedOrder } from './load.server.ts';
import '../../entities/order/order.css';

/** What an order comes to, and what of it is paid. */
export function OrderMoney({ loaded: { order, payment, receiptElsewhere, hasInvoice, isInvoiceDue } }: { loaded: LoadedOrder }) {
  const receipt = receiptLink(order);
  return (
    <aside className="checkout-aside" aria-label="Оплата">
      <Heading level={2} size={18} className="mb-3">
        Оплата
      </Heading>
      <dl className="total-lines">
        <div>
          <dt>Товары</dt>
          <dd>{exactRubles(order.sum.amount)}</dd>
        </div>
        <DiscountLines discount={order.discount.amount} discounts={order.discounts} />
        <div>
          <dt>Доставка</dt>
          <dd>{deliveryCostText(order)}</dd>
        </div>
        <div className="total-line">
          <dt>Итого</dt>
          <dd>{exactRubles(order.totalSum.amount)}</dd>
        </div>
        {leftToPay(order).map(({ name, sum }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{exactRubles(sum)}</dd>
          </div>
        ))}
      </dl>
      <p className="mb-3">
        <b className="block font-medium">{payment}</b>
        <span className="text-14 text-ink-soft">{order.paymentTypeName}</span>
      </p>
      {hasInvoice && !isInvoiceDue ? (
        <LinkButton to={`/order-info/${order.id}/invoice`} wide className="mb-3 print:hidden">
          Счёт
        </LinkButton>
      ) : null}
      <Refunds refunds={order.refunds} />
      {receipt === null ? (
        <ReceiptElsewhere text={receiptElsewhere} />
      ) : (
        <LinkButton to={receipt} wide className="print:hidden">
          Чек
        </LinkButton>
      )}
      <PrintButton look="quiet" wide />
    </aside>
  );
}

/** Why no receipt can be read here. */
const ReceiptElsewhere = ({ text }: { text: string | null }) =>
  text === null ? null : <p className="mb-3 text-14 text-ink-soft">{text}</p>;

/** Money of the order that goes back, or has gone back. */
function Refunds({ refunds }: { refunds: Order['refunds'] }) {
  if (refunds.length === 0) return null;
  return (
    <ul className="mb-3" aria-label="Возврат денег">
      {refunds.map(({ id, sum, status, reason }) => (
        <li key={id}>
          <b className="block font-medium">Возврат {exactRubles(sum.amount)}</b>
          <span className="text-14 text-ink-soft">{refundText({ reason, status })}</span>
        </li>
      ))}
    </ul>
  );
}
