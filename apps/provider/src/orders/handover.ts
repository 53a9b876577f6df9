import { needsDelivery, type PartKey } from '../pricing/split.ts';

/** How, where and when an order is handed over. */
export interface Handover {
  basketKey: PartKey;
  /** Null where nothing has been agreed on. */
  purpose: string | null;
  place: string | null;
  email: string | null;
  /** Who is sent codes instead of the buyer. */
  gift: { readonly email: string } | null;
  /** YYYY-MM-DD */
  day: string | null;
  from: string | null;
  to: string | null;
}

const dayFormat = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** «20 ноября, с 10:00 до 14:00»; the hour alone that is promised by a courier who leaves at once is the one by which he comes. */
export function timeText(day: string, from: string | null, to: string | null, isExpress = false): string {
  const hours = from === null ? '' : `, ${isExpress ? 'к' : 'с'} ${from}${to === null ? '' : ` до ${to}`}`;
  return `${dayFormat.format(new Date(`${day}T00:00:00Z`))}${hours}`;
}

/**
 * «Самовывоз 20 ноября, с 14:00: Витрина, г. Донецк, проспект Киевский, д. 7А.»; null where nothing has been agreed on. An address that was typed
 * is in none: a phone or an e-mail may be a stranger's, by a slip or on purpose.
 */
export function handoverText({ basketKey, purpose, place, email, gift, day, from, to }: Handover): string | null {
  if (!needsDelivery(basketKey) && gift !== null) return `Карту отправим получателю: ${gift.email}.`;
  if (!needsDelivery(basketKey)) return email === null ? 'Коды придут в СМС.' : `Коды пришлём на ${email}.`;
  if (purpose === null || place === null) return null;
  const time = day === null ? '' : ` ${timeText(day, from, to, purpose === 'courier_fast')}`;
  return purpose === 'pickup' ? `Самовывоз${time}: ${place}.` : time === '' ? null : `Привезём${time}.`;
}
