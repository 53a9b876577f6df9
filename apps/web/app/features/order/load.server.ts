import { isId } from '@vitrina/services/contract/fields/id.ts';
import { moneyBackText } from '@vitrina/services/rules/money-back.ts';
import type { RouterContextProvider } from 'react-router';
import { awaitsInvoicePayment, cancelledMoneyText, paymentText, receiptText, whatNext } from '../../entities/order/labels.ts';
import { readOthers } from '../../entities/order/others.server.ts';
import { byNumber } from '../../entities/order/others.ts';
import { sistersOf } from '../../entities/order/own.server.ts';
import { toBring } from '../../entities/order/to-bring.ts';
import { readDraft } from '../../entities/order-draft/draft.server.ts';
import { OrderInfoDocument } from '../../generated/graphql.ts';
import { bankDetailsOf } from '../../platform/bank-details.ts';
import { dateText, dayIn } from '../../platform/format/dates.ts';
import { momentIn } from '../../platform/format/moment-in.ts';
import { phoneText, withPhones } from '../../platform/format/phone.ts';
import { raceOrStream } from '../../platform/gateway/deferred.server.ts';
import { notFound, queryOrFail, throwFailure } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { invoiceOf } from './invoice.ts';
import { closedText } from './return/labels.ts';
import { isAgreedTimeOver } from './times.ts';

/** An order that was paid, or whose goods have come, after its courier was to. */
const timeOverText = 'Выбранное время доставки уже прошло. Выберите новое, и мы соберём заказ к нему.';

/** Milliseconds in which an order is a new one. */
const newFor = 30 * 60 * 1000;

/** The owner's order, or the guest's whose cookie has its key; null for anybody else, as if there were none. */
export async function loadOrder(context: Readonly<RouterContextProvider>, request: Request, id: string) {
  if (!isId(id)) notFound();
  const { last } = readDraft(context);
  const otherIds = last.includes(id) ? last.filter((each) => each !== id) : sistersOf(context, id);
  const [{ data, errors }, others] = await Promise.all([
    queryOrFail(context, request, OrderInfoDocument, { id }),
    raceOrStream(readOthers(context, request, otherIds), byNumber(otherIds)),
  ]);
  const { order } = data;
  if (!order) {
    const failure = errors.find(({ path }) => path === 'order');
    return failure === undefined ? null : throwFailure(failure);
  }
  const isInvoiceDue = awaitsInvoicePayment(order);
  const isPaidFirst = order.isAwaitingPayment || isInvoiceDue;
  const hasInvoice = invoiceOf(order, bankDetailsOf(shopOf(context))) !== null;
  const timeZone = order.city?.timeZone;
  const today = dayIn(shopOf(context).now(), timeZone);
  const isTimeOver = isAgreedTimeOver(order, momentIn(shopOf(context).now(), timeZone));
  return {
    order: { ...order, cmsAddressee: order.cmsAddressee && withPhones(order.cmsAddressee) },
    isTimeOver,
    /** Shown to whoever has just made it: thanks, before all else. */
    isNew: !order.isCancelled && !order.isAwaitingPayment && shopOf(context).now().getTime() - Date.parse(order.insertedAt) < newFor,
    phone: phoneText(order.mobilePhone),
    canPay: data.orderToRepay?.canRepay === true && order.isAwaitingPayment,
    /** Whether it is gathered when its money is there. */
    isPaidFirst,
    /** A company has still to pay its invoice. */
    isInvoiceDue,
    /** Whether the shop's own invoice can be read. */
    hasInvoice,
    /** Nothing can be returned any more, and nothing was: a line below the goods says so. */
    isReturnOver:
      order.status === 'RECEIVED' && !order.isReturnable && order.returnRequests.length === 0 && closedText(order, today) !== null,
    /** What becomes of the money for what is returned. */
    moneyBack: moneyBackText(order.paymentTypeId, 'returned'),
    next: isTimeOver && !isPaidFirst ? timeOverText : whatNext(order, order.isAwaitingPayment, hasInvoice),
    made: dateText(order.insertedAt),
    toBring: order.isActive && order.deliveryDate !== null ? toBring(order) : [],
    payment: paymentText(order, order.isAwaitingPayment),
    /** Why no receipt can be read here; null where one can, or there is none. */
    receiptElsewhere: order.receiptUrl === null ? receiptText(order) : null,
    cancelledMoney: cancelledMoneyText(order),
    /** As the order's city has it: by its clock the provider counts warranties and returns. */
    today,
    /** What the same basket became beside it. */
    otherIds,
    others,
  };
}

export type LoadedOrder = NonNullable<Awaited<ReturnType<typeof loadOrder>>>;
