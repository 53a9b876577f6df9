import type { CreditOffer } from '@vitrina/services/credit/endpoints.ts';
import { creditTypes } from '@vitrina/services/credit/vocabulary.ts';
import type { ProductCard } from '@vitrina/services/products/card.ts';
import { cheapestByMonths, type Schedule, scheduleOf } from '@vitrina/services/rules/credit-schedule.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import { type Program, programs } from './programs.ts';

type Offer = WithDatabaseIds<CreditOffer>;

const isEligibleFor = (price: number) => (program: Program) => price >= program.minSum && price <= program.maxSum;

const termsOf = (program: Program, price: number): Offer['terms'] =>
  program.months.map((months) => ({
    months,
    action_id: program.actionId,
    payment: scheduleOf({ sum: price, months, rate: program.rate }).payment,
    rate: program.rate,
    banks: [{ name: program.bank }],
    payment_type_id: program.paymentTypeId,
    is_apple: program.isApple,
  }));

/** One way to pay a sum back, as the product's tab and the bank's page show it. */
export type Plan = Schedule & { bank: string };

/** What may be chosen of a payment type for a sum: of each term what costs least a month. Empty where no program stands behind the type. */
export function plansFor(sum: number, paymentTypeId: number, isApple: boolean): Plan[] {
  const typePrograms = programs.filter((program) => program.paymentTypeId === paymentTypeId && (isApple || !program.isApple));
  const eligible = typePrograms.filter(isEligibleFor(sum));
  // What the method takes is paid, also where a discount has brought the sum below what its program begins with.
  return cheapestByMonths(
    (eligible.length > 0 ? eligible : typePrograms).flatMap(({ months, rate, bank }): Plan[] =>
      months.map((one) => ({ ...scheduleOf({ sum, months: one, rate }), bank })),
    ),
  );
}

/** Terms of a payment type, for whoever reckons with the sum of a basket. */
export const termsOfType = (paymentTypeId: number) =>
  programs
    .filter((program) => program.paymentTypeId === paymentTypeId)
    .flatMap(({ months, rate, minSum, maxSum, isApple }) =>
      months.map((one) => ({ months: one, rate, min_sum: minSum, max_sum: maxSum, is_apple: isApple })),
    );

interface OfferGrouping {
  /** Offers without overpaying are one of their kind. */
  deferred: boolean;
  credit: boolean;
}

/** Offers of goods of a price in kopecks: one of each program, or of each kind where they are grouped. */
export function creditOffers(price: number, grouping: OfferGrouping): Offer[] {
  const offers: Offer[] = [];
  for (const program of programs.filter(isEligibleFor(price))) {
    const id = creditTypes[program.kind];
    const isGrouped = program.rate === 0 ? grouping.deferred : grouping.credit;
    const same = isGrouped ? offers.find((offer) => offer.id === id) : undefined;
    if (same === undefined) offers.push({ id, terms: termsOf(program, price) });
    else same.terms.push(...termsOf(program, price));
  }
  return offers;
}

interface CreditProduct {
  /** Kopecks. */
  price: number;
  orderType: string;
  isDigital: boolean;
}

/** Nobody lends on what is sent as a code, nor on what cannot be ordered. */
export const isCreditAvailable = ({ orderType, isDigital }: Omit<CreditProduct, 'price'>): boolean => orderType !== 'false' && !isDigital;

/**
 * What a card says of buying by and by: by instalments where they ask for nothing else, else on credit; the month's payment is that of the
 * longest term. Null where neither is to be had.
 */
export function creditOf({ price, ...product }: CreditProduct): ProductCard['offer']['credit'] {
  if (!isCreditAvailable(product)) return null;
  const openPrograms = programs.filter(isEligibleFor(price)).filter(({ actionId, isApple }) => actionId === null && !isApple);
  const instalments = openPrograms.filter(({ kind }) => kind === 'instalment');
  const offeredPrograms = instalments.length > 0 ? instalments : openPrograms.filter(({ kind }) => kind === 'credit');
  const periods = [...new Set(offeredPrograms.flatMap(({ months }) => months))].sort((one, other) => one - other);
  const longestTerm = periods.at(-1);
  if (longestTerm === undefined) return null;
  const payments = offeredPrograms
    .filter(({ months }) => months.includes(longestTerm))
    .map(({ rate }) => scheduleOf({ sum: price, months: longestTerm, rate }).payment);
  return { type: instalments.length > 0 ? 'deferred' : 'credit', monthly_payment: Math.min(...payments), periods };
}
