import { toKopecks, toRubles } from '@vitrina/services/contract/fields/money.ts';
import type { BonusPageQuery } from '../../generated/graphql.ts';
import { type PluralForms, pluralize } from '../../platform/format/plural.ts';

export type Card = NonNullable<BonusPageQuery['loyaltyCards']>[number];
export type Entry = Card['entries'][number];

const bonuses: PluralForms = ['бонус', 'бонуса', 'бонусов'];

/** 150 of 15000 kopecks; parts of one are no bonus. */
export const bonusCount = (amount: number): number => Math.floor(toRubles(amount));

/** «150 бонусов» of the same. */
export const bonusText = (amount: number): string => pluralize(bonusCount(amount), bonuses);

/** «до 151 бонуса»: after «до» the noun stands in the genitive. */
export const upToBonuses = (amount: number): string => `до ${pluralize(bonusCount(amount), ['бонуса', 'бонусов', 'бонусов'])}`;

/** «+150», «−150»: whole ones, as the balance is. */
export function changeText(amount: number): string {
  const whole = Math.trunc(toRubles(amount));
  return whole < 0 ? `−${pluralize(-whole, bonuses)}` : `+${pluralize(whole, bonuses)}`;
}

/** Null means that the phone has to be confirmed first, 0 that there are none (spec 2 §4). */
export function balanceText(balance: number | null): string {
  if (balance === null) return 'Подтвердите номер телефона карты, чтобы увидеть баланс';
  return balance < toKopecks(1) ? 'На карте пока нет бонусов' : bonusText(balance);
}

const kinds: Readonly<Record<Entry['kind'], string>> = {
  GRANTED: 'Подарок магазина',
  EARNED: 'Начислено за заказ',
  SPENT: 'Списано в заказе',
  RETURNED: 'Вернулись: заказ отменён',
  CORRECTED: 'Возврат товара',
  OTHER: 'Изменение баланса',
};

export const entryText = ({ kind }: Pick<Entry, 'kind'>): string => kinds[kind];

/** «2 900000 000018», as it stands below the bars. */
export const eanText = (ean: string): string => (ean.length === 13 ? `${ean.slice(0, 1)} ${ean.slice(1, 7)} ${ean.slice(7)}` : ean);

/** Where the SMS form is (spec 2 §4): nothing sent, a code on its way, a code that has been found right. */
export type LoginState = 'form' | 'sms-sent' | 'code-sent';

/** This screen, still on the way to where the shopper meant to go; with the card that is to be removed, it asks first. */
export function bonusPath(returnTo: string | null, removing: string | null = null): string {
  const search = new URLSearchParams({ ...(returnTo !== null && { returnTo }), ...(removing !== null && { remove: removing }) });
  return search.size === 0 ? '/bonus' : `/bonus?${search}`;
}
