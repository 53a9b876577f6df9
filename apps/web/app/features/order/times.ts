import type { Order } from '../../entities/order/labels.ts';
import { shop } from '../../platform/company.ts';

type Time = Order['deliveryTimes'][number];

/** The field of a form with a time of the courier; what the gateway finds wrong with one stands beside it. */
export const timeField = 'deliveryDate';

/** A time as a form sends it: `2026-11-24 10:00 14:00`. */
export const timeValue = ({ date, from, to }: Time): string => `${date} ${from} ${to}`;

/** Undefined for what no form of ours has sent. */
export function timeOf(value: string): Time | undefined {
  const [, date, from, to] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) (\d\d:\d\d)$/.exec(value) ?? [];
  return date === undefined || from === undefined || to === undefined ? undefined : { date, from, to };
}

/** When the courier comes as things stand; undefined while nothing is agreed. */
export function agreedTime({
  deliveryDate: date,
  deliveryTimeFrom: from,
  deliveryTimeTo: to,
}: Pick<Order, 'deliveryDate' | 'deliveryTimeFrom' | 'deliveryTimeTo'>): string | undefined {
  return date === null || from === null || to === null ? undefined : timeValue({ date, from, to });
}

/** Whether the courier was to have come by now, and the order may still be given another time; `now` is «2026-11-24 09:30» in its city. */
export const isAgreedTimeOver = (
  {
    isActive,
    isEditable,
    deliveryDate: day,
    deliveryTimeTo: to,
  }: Pick<Order, 'isActive' | 'isEditable' | 'deliveryDate' | 'deliveryTimeTo'>,
  now: string,
): boolean => isActive && isEditable && day !== null && to !== null && `${day} ${to}` <= now;

/** What is said instead of such a time. */
export const overText = ({ deliveryTimes }: Pick<Order, 'deliveryTimes'>): string =>
  deliveryTimes.length > 0 ? 'Выбранное время прошло, выберите новое' : `Выбранное время прошло. Новое подскажем по телефону ${shop.phone}`;
