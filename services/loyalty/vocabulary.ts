import { floorToRubles, minPrice } from '../rules/price.ts';

/** What a notification is about (ours). */
const notificationKinds = ['order', 'product', 'bonus'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Notifications of one page where nobody says how many. */
export const notificationsPageSize = 20;

/** What an entry of a card's history is (ours). */
export const entryKinds = ['granted', 'earned', 'spent', 'returned', 'corrected'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Entries of a card's history that are told: the newest. */
export const maxEntries = 50;

/** Seconds for which a confirmed phone lets its bonuses be spent from one browser: 30 days. */
export const checkLifetime = 30 * 24 * 3600;

/** Percent of a price that bonuses may pay, and percent of what was paid that comes back as bonuses. */
export const payablePercent = 30;
export const earnedPercent = 3;

/** What bonuses may pay of one piece: a part of its price in whole rubles, so that at least one is left. Kopecks. */
export const maxBonuses = (price: number): number =>
  Math.max(0, Math.min(floorToRubles((price * payablePercent) / 100), floorToRubles(price - minPrice)));

/** What an order earns that came to this, in whole rubles. Kopecks. */
export const earnedOf = (paidAmount: number): number => floorToRubles((paidAmount * earnedPercent) / 100);

/** Whether an amount is beyond what is left of a limit after what has been taken already (spec 2 §5). */
export const isBeyond = (amount: number, limit: number, usedAmount = 0): boolean => amount > limit - usedAmount;

/** What a provider says of a card without bonuses (spec 2 §4). */
export const noBonusesYet = 'пока нет бонусов';

/** The last digit of an EAN-13, reckoned from the twelve before it. */
export function checkDigit(digits: string): string {
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Whether it is the number of a card: thirteen digits, of which the last belongs to the others. */
export const isEan = (text: string): boolean => /^\d{13}$/.test(text) && checkDigit(text.slice(0, 12)) === text.at(-1);

/** What a new card begins with, in kopecks (ours). */
export const welcomeBonuses = 200_00;
