import { createHash } from 'node:crypto';
import { toRubles } from '@vitrina/services/contract/fields/money.ts';
import { giftCategoryId } from '@vitrina/services/contract/fields/special-ids.ts';
import type { Receipt } from '@vitrina/services/orders/endpoints.ts';
import { vatIn, vatRate } from '@vitrina/services/rules/vat.ts';
import { cityClock } from '../../platform/clock/city-clock.ts';

export type ReceiptLine = Receipt['items'][number];

/** The till of the sandbox: no tax office knows it. */
export const till = {
  registration: '0000000001012345',
  drive: '9999078900001234',
  seller: { name: 'ООО «Витрина»', inn: '9303000006', address: '283001, г. Донецк, ул. Артёма, д. 74', taxation: 'ОСН' },
} as const;

const zone = 'Europe/Moscow';

interface SoldItem {
  name: string;
  finalPrice: number;
  quantity: number;
  sectionId: number | null;
}

/**
 * Lines of a receipt: what was bought and how it is brought, in kopecks. What is received with the receipt is paid in full, what is handed over later is
 * paid before, and a gift certificate is money for what nobody has chosen yet.
 */
export function linesOf(items: readonly SoldItem[], deliveryCost: number, isReceived: boolean): ReceiptLine[] {
  const method = isReceived ? 'full' : 'prepayment';
  const goods = items.map(({ name, finalPrice, quantity, sectionId }) => {
    const isGift = sectionId === giftCategoryId;
    return line(name, finalPrice, quantity, isGift ? 'payment' : 'goods', isGift ? 'advance' : method);
  });
  return deliveryCost === 0 ? goods : [...goods, line('Доставка', deliveryCost, 1, 'service', method)];
}

/** The one line of money that goes back for what nobody has written down. */
export const returnLine = (orderId: number, sum: number): ReceiptLine => line(`Возврат по заказу № ${orderId}`, sum, 1, 'goods', 'full');

const line = (name: string, price: number, quantity: number, subject: string, method: string): ReceiptLine => {
  const sum = price * quantity;
  return { name, price, quantity, sum, vat_rate: vatRate, vat_sum: vatIn(sum), subject, method };
};

/** Ten digits by which the document is checked; of the sandbox, whoever knows the document can work them out. */
export function fiscalSign(number: number, sum: number, issuedAt: string): string {
  const digest = createHash('sha256').update(`${till.drive}:${number}:${sum}:${issuedAt}`).digest();
  return String(digest.readUInt32BE(0)).padStart(10, '0');
}

/** A shift is a day of the shop; the first is that on which the till was registered. */
export const shiftOf = (issuedAt: string): number =>
  Math.round((Date.parse(cityClock(new Date(issuedAt), zone).day) - Date.parse('2026-01-01')) / 86_400_000) + 1;

/** What the QR code of a receipt says: moment by the shop's clock, sum, drive, document, sign, and 1 for income or 2 for its return. */
export function qrText(receipt: { number: number; sum: number; issuedAt: string; isReturn: boolean }): string {
  const { day, minutes } = cityClock(new Date(receipt.issuedAt), zone);
  const clock = `${Math.floor(minutes / 60)}`.padStart(2, '0') + `${minutes % 60}`.padStart(2, '0');
  const sign = fiscalSign(receipt.number, receipt.sum, receipt.issuedAt);
  const sum = toRubles(receipt.sum).toFixed(2);
  return `t=${day.replaceAll('-', '')}T${clock}&s=${sum}&fn=${till.drive}&i=${receipt.number}&fp=${sign}&n=${receipt.isReturn ? 2 : 1}`;
}
