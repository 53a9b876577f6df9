import { asId, type Id } from '@vitrina/services/contract/wire.ts';
import type { CreditOffer as WireOffer } from '@vitrina/services/credit/endpoints.ts';
import { type CreditType, creditPaymentTypes, creditTypes, daysOfPayment, labelledMonths } from '@vitrina/services/credit/vocabulary.ts';
import { cheapestByMonths } from '@vitrina/services/rules/credit-schedule.ts';
import { ceilToRubles } from '@vitrina/services/rules/price.ts';
import type { CreditKind } from '../generated/resolvers.ts';

type WireTerm = WireOffer['terms'][number];

const names: Readonly<Record<CreditType, CreditKind>> = {
  credit: 'CREDIT',
  instalment: 'INSTALMENT',
  installmentSber: 'INSTALMENT_SBER',
  mokka: 'MOKKA',
};
const creditWords = Object.keys(creditTypes) as CreditType[];

/** The kind of an offer by its id (spec 2 §9); null for one that the shop does not know. */
const creditTypeOf = (id: string): CreditType | null => creditWords.find((type) => String(creditTypes[type]) === id) ?? null;
export const creditIdOf = (type: CreditType): Id => asId(creditTypes[type]);
export const creditKindOf = (type: CreditType): CreditKind => names[type];

/** The payment type that a term leads to. */
export const paymentTypeOf = (type: CreditType, { payment_type_id }: Pick<WireTerm, 'payment_type_id'>): number =>
  payment_type_id ?? creditPaymentTypes[type];

/** Terms by their months, with the banks of those that cost the same. */
export const sortedTerms = (terms: readonly WireTerm[]): WireTerm[] =>
  cheapestByMonths(terms, (there, same) => ({ ...there, banks: joinBanks(there.banks, same.banks) }));

const joinBanks = (there: WireTerm['banks'], more: WireTerm['banks']): WireTerm['banks'] => [
  ...there,
  ...more.filter(({ name }) => !there.some((bank) => bank.name === name)),
];

/** The term that is chosen until somebody chooses another: the last (spec 2 §4). */
export const lastTerm = <Term>(terms: readonly Term[]): Term | null => terms.at(-1) ?? null;

/** The longest of the terms behind which no action stands, that may ask for something; null where there is none. */
export const longestFreeTerm = <Term extends Pick<WireTerm, 'action_id' | 'months'>>(terms: readonly Term[]): Term | null =>
  terms
    .filter(({ action_id }) => action_id === null)
    .reduce<Term | null>((longestTerm, term) => (longestTerm === null || term.months > longestTerm.months ? term : longestTerm), null);

/** Offers one of each kind in the order of the kinds, without those that have no terms. */
export function offersByKind(offers: readonly WireOffer[]): { type: CreditType; terms: WireTerm[] }[] {
  return creditWords.flatMap((type) => {
    const terms = sortedTerms(offers.filter(({ id }) => creditTypeOf(id) === type).flatMap((offer) => offer.terms));
    return terms.length === 0 ? [] : [{ type, terms }];
  });
}

/** Kopecks a day of a payment of so many a month, up to whole rubles (spec 1 §9). */
export const dailyPayment = (monthly: number): number => ceilToRubles(monthly / daysOfPayment);

/** `0-0-24` or `0-0-36`: nothing at first, nothing on top, so many months (spec 2 §9); null for what has no such label. */
export function labelOf(type: CreditType, months: number): string | null {
  const isInstalment = type === 'instalment' || type === 'installmentSber';
  return isInstalment && labelledMonths.some((labelMonths) => labelMonths === months) ? `0-0-${months}` : null;
}

/** Whether an amount is more than the limit leaves beside what is bought already (spec 2 §5). Kopecks. */
export const isLimitExceeded = (amount: number, limit: number, total: number): boolean => amount > limit - total;

/** How much of the accessories that are asked for has been chosen, in whole percent rounded down, never above 100 (spec 2 §5). */
export const accessoriesPercent = (selectedSum: number, requiredSum: number): number =>
  requiredSum <= 0 ? 100 : Math.min(100, Math.floor((selectedSum / requiredSum) * 100));
