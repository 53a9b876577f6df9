import type { Order } from '../../entities/order/labels.ts';

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
