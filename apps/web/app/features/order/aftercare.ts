import type { Order } from '../../entities/order/labels.ts';
import { dateText } from '../../platform/format/dates.ts';
import { exactRubles } from '../../platform/format/money.ts';
import { type PluralForms, pluralize, years } from '../../platform/format/plural.ts';
import { fileSize } from '../../platform/format/size.ts';

type Item = Order['items'][number];
type DeviceWorth = NonNullable<Item['tradeIn']>;

/** What can be done with something that was bought, for as long as its shopper has it. */
export interface Aftercare {
  /** The maker's warranty; null where nobody tells of one. */
  warranty: string | null;
  manuals: { url: string; name: string }[];
  /** What it is worth today, with the way to the calculator; null for what is not taken back. */
  tradeIn: { text: string; href: string } | null;
  /** Where a review of it is written; null for what has no page. */
  reviewHref: string | null;
}

/** Of goods that were received and have not come back, by the line of the order. Nobody repairs or brings back what was sent by e-mail. */
export function aftercareOf(
  { status, items, email, deliveryAddress }: Pick<Order, 'status' | 'items' | 'email' | 'deliveryAddress'>,
  today: string,
  hrefOf: (device: DeviceWorth) => string,
): Record<string, Aftercare> {
  if (status !== 'RECEIVED' || (email !== null && deliveryAddress === email)) return {};
  const owned = items.filter(({ isWarranty, returned, quantity }) => !isWarranty && returned < quantity);
  return Object.fromEntries(
    owned.map(({ id, url, warrantyUntil, manuals, tradeIn }) => [
      id,
      {
        warranty: warrantyUntil === null ? null : warrantyText(warrantyUntil, today),
        manuals: manuals.map(({ url, name, size }) => ({ url, name: `${name} (PDF, ${fileSize(size)})` })),
        tradeIn: tradeIn === null ? null : { text: `Трейд-ин сегодня: до ${exactRubles(tradeIn.price.amount)}`, href: hrefOf(tradeIn) },
        reviewHref: url.startsWith('/catalog/') ? `${url}/comments?write#write-review` : null,
      },
    ]),
  );
}

/** Whether buying the only line of an order again does the same as repeating the order: it has one piece. */
export const isBoughtAgainByLine = (
  [line, ...others]: readonly Pick<Item, 'id' | 'quantity'>[],
  aftercare: Readonly<Record<string, Aftercare>>,
) => line !== undefined && others.length === 0 && line.quantity === 1 && line.id in aftercare;

const days: PluralForms = ['день', 'дня', 'дней'];
const months: PluralForms = ['месяц', 'месяца', 'месяцев'];
const day = 24 * 60 * 60 * 1000;

/** Whole months from one day to another. */
function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [year = 0, month = 0, dayOfMonth = 0] = to.split('-').map(Number);
  return (year - fromYear) * 12 + month - fromMonth - (dayOfMonth < fromDay ? 1 : 0);
}

/** «Гарантия до 26 ноября 2027 года, ещё 1 год и 2 месяца», or that it is over. The last day counts. */
export function warrantyText(until: string, today: string): string {
  const name = `${dateText(until)}\u00a0года`;
  if (until < today) return `Гарантия закончилась ${name}, ремонт платный`;
  const monthsLeft = monthsBetween(today, until);
  const daysLeft = (Date.parse(until) - Date.parse(today)) / day;
  const left = [
    ...(monthsLeft >= 12 ? [pluralize(Math.floor(monthsLeft / 12), years)] : []),
    ...(monthsLeft % 12 > 0 ? [pluralize(monthsLeft % 12, months)] : []),
    ...(monthsLeft === 0 ? [pluralize(daysLeft, days)] : []),
  ].join(' и ');
  return `Гарантия до ${name}, ${daysLeft === 0 ? 'последний день' : `ещё ${left}`}`;
}
