import { dayText, weekdayText } from '../format/dates.ts';
import type { OrderInfoQuery } from '../generated/graphql.ts';

export type Order = NonNullable<OrderInfoQuery['order']>;

type Facts = Pick<Order, 'isCancelled' | 'isActive' | 'statusId' | 'waitingSum' | 'deliveryDate' | 'deliveryTimeFrom' | 'store' | 'email'>;

/** What happens next, in a sentence or two. */
export function whatNext(order: Facts, isAwaitingPayment: boolean): string {
  if (order.isCancelled) return 'Заказ отменён, товары вернулись в продажу. Если вы успели заплатить, деньги вернутся на тот же счёт.';
  if (!order.isActive) return 'Заказ завершён. Спасибо за покупку!';
  if (isAwaitingPayment) return 'Мы отложили товары и ждём оплату. Как только она пройдёт, начнём собирать заказ.';
  if (order.store !== null) return 'Соберём заказ и пришлём СМС, когда его можно забрать. Назовите номер заказа сотруднику.';
  if (order.deliveryDate !== null) return 'Соберём заказ и передадим курьеру. Он позвонит за час до приезда.';
  return order.email === null
    ? 'Оператор позвонит вам и договорится о доставке и оплате.'
    : 'Всё, что нужно, придёт на электронную почту или по телефону.';
}

/** «24 ноября, вторник, с 10:00 до 14:00»; null when nothing is agreed. */
export function deliveryTime({
  deliveryDate,
  deliveryTimeFrom: from,
  deliveryTimeTo: to,
}: Pick<Order, 'deliveryDate' | 'deliveryTimeFrom' | 'deliveryTimeTo'>): string | null {
  if (deliveryDate === null) return null;
  const day = `${dayText(deliveryDate)}, ${weekdayText(deliveryDate)}`;
  if (from === null) return day;
  return to === null ? `${day}, с\u00a0${from}` : `${day}, с\u00a0${from} до\u00a0${to}`;
}
