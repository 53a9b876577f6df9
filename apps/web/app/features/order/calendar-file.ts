import type { Order } from '../../entities/order/labels.ts';
import { calendarFile, calendarText } from '../../platform/format/calendar-file.ts';

type Facts = Pick<Order, 'id' | 'deliveryDate' | 'deliveryTimeFrom' | 'deliveryTimeTo' | 'deliveryAddress' | 'store' | 'insertedAt'>;

const digits = (value: string): string => value.replace(/\D/g, '');

/** The moments as the city's own clock has them, whatever the zone of the calendar; a whole day where no hour is agreed. */
function moments({ deliveryDate, deliveryTimeFrom, deliveryTimeTo }: Facts): string[] {
  const day = digits(deliveryDate ?? '');
  if (deliveryTimeFrom === null) return [`DTSTART;VALUE=DATE:${day}`];
  const start = [`DTSTART:${day}T${digits(deliveryTimeFrom)}00`];
  return deliveryTimeTo === null ? [...start, 'DURATION:PT30M'] : [...start, `DTEND:${day}T${digits(deliveryTimeTo)}00`];
}

/** When an order is received, as a file for a calendar; null for one without a day. */
export function orderCalendar(order: Facts, shopName: string): string | null {
  if (order.deliveryDate === null) return null;
  const what = order.store === null ? 'Курьер привезёт' : 'Забрать';
  return calendarFile(shopName, {
    uid: `order-${order.id}`,
    createdAt: new Date(order.insertedAt),
    lines: [
      ...moments(order),
      `SUMMARY:${calendarText(`${what} заказ № ${order.id}, ${shopName}`)}`,
      `LOCATION:${calendarText(order.deliveryAddress)}`,
    ],
  });
}
