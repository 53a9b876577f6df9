import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { exactRubles } from '../../platform/format/money.ts';
import { isByInvoice, type Order } from './labels.ts';

type Bringing = Pick<
  Order,
  | 'id'
  | 'store'
  | 'isPaid'
  | 'isAwaitingPayment'
  | 'company'
  | 'cmsAddressee'
  | 'totalSum'
  | 'paymentTypeId'
  | 'paymentTypeName'
  | 'exchangeDevices'
>;

/** What whoever fetches the goods, or waits for the courier, needs. */
export function toBring(order: Bringing): string[] {
  const { id, store, isPaid, isAwaitingPayment, company, cmsAddressee, totalSum, paymentTypeId, paymentTypeName, exchangeDevices } = order;
  const isPaidThere = !isPaid && !isAwaitingPayment;
  const phone = cmsAddressee === null ? 'телефон, указанный в заказе' : 'телефон того, кто получает заказ';
  return [
    store === null ? `${phone}: курьер позвонит за час` : `номер заказа — ${id} — и ${phone}: на него придёт СМС`,
    ...(isPaidThere && totalSum.amount > 0 && !isByInvoice(order)
      ? [`к оплате ${exactRubles(totalSum.amount)}: ${paymentTypeName.charAt(0).toLowerCase()}${paymentTypeName.slice(1)}`]
      : []),
    // Every other loan is agreed on the page of its bank, before the goods are handed over.
    ...(paymentTypeId === String(paymentTypes.creditOnPlace) ? ['паспорт: договор подписывают при получении'] : []),
    ...(exchangeDevices.length === 0 ? [] : ['старое устройство с зарядкой: продавец проверит его и подтвердит скидку']),
    ...(company === null ? [] : ['доверенность или печать компании']),
  ];
}
