import { asId, type Id } from '@vitrina/services/contract/wire.ts';
import type { CreditOffer as WireOffer } from '@vitrina/services/credit/endpoints.ts';
import { type CreditType, creditPaymentTypes, creditTypes, daysOfPayment, labelledMonths } from '@vitrina/services/credit/vocabulary.ts';
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

/**
 * Terms by their months, each once (spec 2 §4): of several of the same months the one that costs least a month stays, with the banks of those
 * that cost the same.
 */
export function sortedTerms(terms: readonly WireTerm[]): WireTerm[] {
  const byMonths = new Map<number, WireTerm>();
  for (const term of terms) {
    const there = byMonths.get(term.months);
    if (there === undefined || term.payment < there.payment) byMonths.set(term.months, term);
    else if (term.payment === there.payment) byMonths.set(term.months, { ...there, banks: joined(there.banks, term.banks) });
  }
  return [...byMonths.values()].sort((one, other) => one.months - other.months);
}

const joined = (there: WireTerm['banks'], more: WireTerm['banks']): WireTerm['banks'] => [
  ...there,
  ...more.filter(({ name }) => !there.some((bank) => bank.name === name)),
];

/** The term that is chosen until somebody chooses another: the last (spec 2 §4). */
export const lastTerm = <Term>(terms: readonly Term[]): Term | null => terms.at(-1) ?? null;

/** Offers one of each kind in the order of the kinds, without those that have no terms. */
export function offersByKind(offers: readonly WireOffer[]): { type: CreditType; terms: WireTerm[] }[] {
  return creditWords.flatMap((type) => {
    const terms = sortedTerms(offers.filter(({ id }) => creditTypeOf(id) === type).flatMap((offer) => offer.terms));
    return terms.length === 0 ? [] : [{ type, terms }];
  });
}

/** Kopecks a day of a payment of so many a month, up to whole rubles (spec 1 §9). */
export const dailyPayment = (monthly: number): number => Math.ceil(monthly / daysOfPayment / 100) * 100;

/** `0-0-24` or `0-0-36`: nothing at first, nothing on top, so many months (spec 2 §9); null for what has no such label. */
export function labelOf(type: CreditType, months: number): string | null {
  const isInstalment = type === 'instalment' || type === 'installmentSber';
  return isInstalment && labelledMonths.some((labelled) => labelled === months) ? `0-0-${months}` : null;
}

/** The one brand of the option, by its code or its name, and its categories (spec 2 §5 names neither; these are ours). */
const appleBrand = 'apple';
const appleCategoryIds: readonly string[] = ['224', '225', '1003', '1011'];

interface AppleFacts {
  brand: { code: string | null; name: string };
  categoryId: string | null;
  /** Whether a warranty accessory is chosen. */
  hasWarranty: boolean;
}

/** Whether the Apple option may be taken (spec 2 §5): the brand is the one, the category is in the set and a warranty is chosen. */
export function isAppleOptionValid({ brand, categoryId, hasWarranty }: AppleFacts): boolean {
  const isBrand = (brand.code ?? brand.name).toLowerCase() === appleBrand;
  return isBrand && categoryId !== null && appleCategoryIds.includes(categoryId) && hasWarranty;
}

/** Whether an amount is more than the limit leaves beside what is bought already (spec 2 §5). Kopecks. */
export const isLimitExceeded = (amount: number, limit: number, total: number): boolean => amount > limit - total;

/** How much of the accessories that are asked for has been chosen, in whole percent rounded down, never above 100 (spec 2 §5). */
export const accessoriesPercent = (chosen: number, asked: number): number =>
  asked <= 0 ? 100 : Math.min(100, Math.floor((chosen / asked) * 100));

/** Kopecks in a ruble. */
const ruble = 100;

/** A term's payment for another sum than the one it was told for: in whole rubles, rounded up. Kopecks. */
export function paymentFor(payment: number, { price, total }: { price: number; total: number }): number {
  return price === total || price <= 0 ? payment : Math.ceil((payment * total) / price / ruble) * ruble;
}

interface Owed {
  /** What the goods cost. */
  total: number;
  /** Of one month. */
  payment: number;
  months: number;
  /** Whether more than the price is paid back. */
  hasInterest: boolean;
}

/**
 * What is paid month by month, in kopecks. Without interest it is the price to the kopeck: the last payment is what is left, and where a
 * provider's payment would leave nothing for it, the price is shared as evenly as kopecks can be.
 */
export function paymentsOf({ total, payment, months, hasInterest }: Owed): number[] {
  if (hasInterest) return Array.from({ length: months }, () => payment);
  const last = total - payment * (months - 1);
  if (last > 0 && last <= payment) return [...Array.from({ length: months - 1 }, () => payment), last];
  const least = Math.floor(total / months);
  const more = total - least * months;
  return Array.from({ length: months }, (_, at) => least + (at < more ? 1 : 0));
}

/** What is paid on top of the price; 0 for an instalment (spec 2 §9). */
export const overpaymentOf = (owed: Owed): number => Math.max(0, paymentsOf(owed).reduce((sum, part) => sum + part, 0) - owed.total);
