import { onReceiptTypes, paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { isLentBy, moneyBackText, moneyWayBack } from '@vitrina/services/rules/money-back.ts';
import type { OrderInfoQuery } from '../../generated/graphql.ts';
import { dateText } from '../../platform/format/dates.ts';
import { momentText } from '../../platform/format/handover.ts';
import { exactRubles, noDelivery, rubles } from '../../platform/format/money.ts';
import { staffLabels } from '../person/staff.ts';
import { moscowTimeText } from './moscow-time.ts';

export type Order = NonNullable<OrderInfoQuery['order']>;

type Facts = Pick<
  Order,
  | 'isPhoneToConfirm'
  | 'isCancelled'
  | 'isPaid'
  | 'isActive'
  | 'deliveryDate'
  | 'deliveryAddress'
  | 'store'
  | 'email'
  | 'heldUntil'
  | 'steps'
  | 'paymentTypeId'
> & { gift?: Order['gift'] };
type Payable = Pick<Order, 'isPaid' | 'isActive' | 'isCancelled' | 'paymentStatusName' | 'paymentTypeId' | 'deliveryDate' | 'steps'>;

/** Whether the order is sent by e-mail: codes and certificates are. */
const isSent = ({ email, deliveryAddress }: Pick<Order, 'email' | 'deliveryAddress'>): boolean =>
  email !== null && deliveryAddress === email;

/** Whether nothing is left but to hand it over: every step but the last has been reached. */
export const isAtHandover = ({ steps }: Pick<Order, 'steps'>): boolean => steps.length > 2 && steps.at(-2)?.isActive === true;

/** Whether it has come further than having been taken on. */
const isUnderWay = ({ steps }: Pick<Order, 'steps'>): boolean => steps[1]?.isActive === true;

/** Whether a shopper who has just made it is thanked; later its page says how it stands. */
export const isThanked = (order: Pick<Order, 'steps' | 'isActive'>): boolean => order.isActive && !isUnderWay(order);

/** Whether a company has still to pay its invoice before anything else happens. */
export const awaitsInvoicePayment = (order: Pick<Order, 'isPaid' | 'isActive' | 'steps' | 'paymentTypeId'>): boolean =>
  order.isActive && !order.isPaid && isByInvoice(order) && !isUnderWay(order);

/** What happens next, in a sentence or two; `hasInvoice`: the shop's own can be read. */
export function whatNext(order: Facts, isAwaitingPayment: boolean, hasInvoice = false): string {
  if (order.isCancelled)
    return order.isPaid
      ? `Заказ отменён. ${moneyBackText(order.paymentTypeId, 'cancelled')}`
      : 'Заказ отменён, платить за него не нужно. Если банк уже списал деньги, они вернутся.';
  if (isSent(order) && !order.isActive) return `Коды отправлены на ${order.gift?.email ?? order.email}. Спасибо за покупку!`;
  if (!order.isActive) return 'Заказ завершён. Спасибо за покупку!';
  const until = order.heldUntil === null ? '' : ` до ${moscowTimeText(order.heldUntil)}`;
  if (order.isPhoneToConfirm) return `Ждём, когда вы подтвердите телефон: до этого товары отложены${until}.`;
  if (isSent(order))
    return isAwaitingPayment
      ? `Ждём оплату${until}. Как только она пройдёт, пришлём коды на почту.`
      : 'Коды придут на почту, предзаказанные — в день начала продаж.';
  if (isAwaitingPayment) return `Мы отложили товары${until} и ждём оплату. Как только она пройдёт, начнём собирать заказ.`;
  if (awaitsInvoicePayment(order))
    return `${hasInvoice ? 'Счёт — на этой странице' : `Счёт пришлёт менеджер${order.email === null ? '' : ` на ${order.email}`}`}. Ждём оплату${until}: как только деньги придут, соберём заказ.`;
  if (isAtHandover(order))
    return order.store === null
      ? 'Заказ передан курьеру. Он позвонит за час до приезда.'
      : `Заказ ждёт вас в магазине${until}. Назовите номер заказа сотруднику.`;
  if (order.store !== null)
    return isUnderWay(order)
      ? 'Пришлём СМС, когда заказ можно забрать. Назовите его номер сотруднику.'
      : 'Соберём заказ и пришлём СМС, когда его можно забрать. Назовите номер заказа сотруднику.';
  if (order.deliveryDate !== null)
    return isUnderWay(order)
      ? 'Передадим заказ курьеру. Он позвонит за час до приезда.'
      : 'Соберём заказ и передадим курьеру. Он позвонит за час до приезда.';
  return 'Оператор позвонит вам и договорится о доставке и оплате.';
}

/** «24 ноября, вторник, 10:00–14:00», for an order that is over «24 ноября 2026»; null when nothing is agreed. */
export function deliveryTime({
  isActive,
  deliveryDate,
  deliveryTimeFrom,
  deliveryTimeTo,
}: Pick<Order, 'isActive' | 'deliveryDate' | 'deliveryTimeFrom' | 'deliveryTimeTo'>): string | null {
  if (deliveryDate === null) return null;
  return isActive ? momentText({ day: deliveryDate, from: deliveryTimeFrom, to: deliveryTimeTo }) : dateText(deliveryDate);
}

type Handover = Parameters<typeof deliveryTime>[0] & Pick<Order, 'isAwaitingPayment'>;

/**
 * When it is to be had. Goods to be picked up are gathered once they are paid for, so that the hour of an order that was not paid at once is
 * worth nothing; a courier's hours, which end, are kept.
 */
export function handoverTime(order: Handover, today: string): string | null {
  const time = deliveryTime(order);
  if (time === null || order.deliveryDate === null || !order.isAwaitingPayment || order.deliveryTimeTo !== null) return time;
  return order.deliveryDate <= today ? 'Соберём после оплаты' : `${time}, после оплаты`;
}

/** What delivery costs; nothing is brought by e-mail, and what the operator has not agreed yet nobody knows. */
export function deliveryCostText(order: Pick<Order, 'deliveryCost' | 'email' | 'deliveryAddress' | 'deliveryDate' | 'store'>): string {
  if (order.deliveryCost.amount > 0) return rubles(order.deliveryCost.amount);
  if (isSent(order)) return noDelivery;
  return order.deliveryDate === null && order.store === null ? 'уточнит оператор' : rubles(0);
}

/** The staff that has made the order, without names: they are nobody's business on a paper. */
export const madeBy = (employee: NonNullable<Order['employee']>): string =>
  staffLabels({ ...employee, tradePointName: null, employeeName: null }).join(', ');

/** Whether a company pays by an invoice, before or after it receives the goods. */
export const isByInvoice = ({ paymentTypeId }: Pick<Order, 'paymentTypeId'>): boolean => paymentTypeId === String(paymentTypes.nonCash);

/** Whether a bank lends the money, by an agreement. */
export const isLent = ({ paymentTypeId }: Pick<Order, 'paymentTypeId'>): boolean => isLentBy(paymentTypeId);

/** What becomes of the money when an order is cancelled; null where none has been paid. */
export function cancelledMoneyText(order: Pick<Order, 'isPaid' | 'sumPrepaid' | 'totalSum' | 'paymentTypeId'>): string | null {
  const sum = order.sumPrepaid.amount > 0 ? order.sumPrepaid.amount : order.isPaid ? order.totalSum.amount : 0;
  if (sum === 0) return null;
  return isLent(order)
    ? `Вернём банку ${exactRubles(sum)}, договор он закроет: платить по нему не нужно. Обычно это несколько дней, не больше десяти.`
    : `Вернём ${exactRubles(sum)} ${moneyWayBack(order.paymentTypeId)}: обычно за несколько дней, не позже чем через десять.`;
}

/** How the order stands with its money: «Не оплачено», «Оплата при получении». */
export function paymentText(order: Payable, isAwaitingPayment: boolean): string {
  if (order.isPaid && order.paymentStatusName !== 'Оплачен') return order.paymentStatusName;
  if (order.isPaid && !isLent(order)) return 'Оплачено';
  // The bank pays the shop; the shopper has paid nothing yet.
  if (order.isPaid) return order.isCancelled ? 'Договор с банком отменяется' : 'Банк одобрил заявку';
  const isOnReceipt = order.isActive && !isAwaitingPayment && order.deliveryDate !== null;
  if (isOnReceipt && isByInvoice(order)) return awaitsInvoicePayment(order) ? 'Оплата по счёту: ждём перевод' : 'Оплата по счёту';
  return isOnReceipt ? 'Оплата при получении' : 'Не оплачено';
}

/** Where the receipt is read: the shop's own page, or that of whoever keeps it for a company; nowhere else, whatever the provider says. */
export const receiptLink = ({ id, receiptUrl }: Pick<Order, 'id' | 'receiptUrl'>): string | null =>
  receiptUrl !== null && (receiptUrl === `/order-info/${id}/receipt` || /^https:\/\/[^\s/]/.test(receiptUrl)) ? receiptUrl : null;

/** Why there is no receipt of an order that was paid when it was received; null for any other. */
export function receiptText({ status, isPaid, paymentTypeId }: Pick<Order, 'status' | 'isPaid' | 'paymentTypeId'>): string | null {
  const isPaidThere =
    status === 'RECEIVED' && isPaid && !isByInvoice({ paymentTypeId }) && onReceiptTypes.some((type) => String(type) === paymentTypeId);
  return isPaidThere ? 'Чек выдали при получении, копии на сайте нет. Если он потерялся, позвоните нам.' : null;
}

/** What of the total has been paid and what is still to be paid; nothing where it is all or nothing, which the state of the payment says. */
export function leftToPay({ sumPrepaid, waitingSum }: Pick<Order, 'sumPrepaid' | 'waitingSum'>): { name: string; sum: number }[] {
  if (sumPrepaid.amount <= 0 || waitingSum.amount <= 0) return [];
  return [
    { name: 'Предоплата', sum: sumPrepaid.amount },
    { name: 'Осталось оплатить', sum: waitingSum.amount },
  ];
}

/** What is asked for: all of it, or what an advance has left. */
export const sumToPay = ({ sumPrepaid, waitingSum, totalSum }: Pick<Order, 'sumPrepaid' | 'waitingSum' | 'totalSum'>): number =>
  sumPrepaid.amount > 0 ? waitingSum.amount : totalSum.amount;

type Refund = Order['refunds'][number];

const refundReasons: Record<Refund['reason'], string> = {
  CANCELLED: 'за отменённый заказ',
  RETURNED: 'за возвращённый товар',
  SUPERFLUOUS: 'за лишнюю оплату',
};

const refundStates: Record<Refund['status'], string> = {
  REQUESTED: 'передаём в банк',
  SENT: 'банк возвращает деньги, обычно это занимает несколько дней',
  CONFIRMED: 'деньги возвращены',
  FAILED: 'возврат задерживается, мы разбираемся с банком',
};

/** What becomes of money that goes back: «за отменённый заказ: передаём в банк». */
export const refundText = ({ reason, status }: Pick<Refund, 'reason' | 'status'>): string =>
  `${refundReasons[reason]}: ${refundStates[status]}`;
