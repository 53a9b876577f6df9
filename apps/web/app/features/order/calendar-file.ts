import type { Order } from '../../entities/order/labels.ts';

type Facts = Pick<Order, 'id' | 'deliveryDate' | 'deliveryTimeFrom' | 'deliveryTimeTo' | 'deliveryAddress' | 'store' | 'insertedAt'>;

/** Commas, semicolons, backslashes and line ends mean something in a calendar (RFC 5545 §3.3.11). */
const text = (value: string): string => value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** At most 75 bytes a line; a longer one goes on after a space (RFC 5545 §3.1). A letter has two bytes at most here. */
const foldLine = (line: string): string => (line.match(/.{1,36}/gu) ?? []).join('\r\n ');

const digits = (value: string): string => value.replace(/\D/g, '');

/** The moments as the city's own clock has them, whatever the zone of the calendar; a whole day where no hour is agreed. */
function moments({ deliveryDate, deliveryTimeFrom, deliveryTimeTo }: Facts): string[] {
  const day = digits(deliveryDate ?? '');
  if (deliveryTimeFrom === null) return [`DTSTART;VALUE=DATE:${day}`];
  const start = [`DTSTART:${day}T${digits(deliveryTimeFrom)}00`];
  return deliveryTimeTo === null ? [...start, 'DURATION:PT30M'] : [...start, `DTEND:${day}T${digits(deliveryTimeTo)}00`];
}

/** When an order is received, as a file for a calendar; null for one without a day. */
export function calendarFile(order: Facts, shopName: string): string | null {
  if (order.deliveryDate === null) return null;
  const what = order.store === null ? 'Курьер привезёт' : 'Забрать';
  const createdAt = `${new Date(order.insertedAt).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${shopName}//RU`,
    'BEGIN:VEVENT',
    `UID:order-${order.id}`,
    `DTSTAMP:${createdAt}`,
    ...moments(order),
    `SUMMARY:${text(`${what} заказ № ${order.id}, ${shopName}`)}`,
    `LOCATION:${text(order.deliveryAddress)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
