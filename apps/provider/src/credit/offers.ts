import type { CreditOffer } from '@vitrina/services/credit/endpoints.ts';
import { creditTypes } from '@vitrina/services/credit/vocabulary.ts';
import type { ProductCard } from '@vitrina/services/products/card.ts';
import type { WithSerials } from '../serial.ts';
import { type Program, programs } from './programs.ts';

type Offer = WithSerials<CreditOffer>;

const ruble = 100;

/** Payment of one month in whole rubles, rounded up: the last one is smaller. Kopecks. */
export function monthlyPayment(sum: number, months: number, yearly: number): number {
  const monthly = yearly / 12;
  const exact = monthly === 0 ? sum / months : (sum * monthly) / (1 - (1 + monthly) ** -months);
  return Math.ceil(exact / ruble) * ruble;
}

const lends = (price: number) => (program: Program) => price >= program.least && price <= program.most;

const termsOf = (program: Program, price: number): Offer['terms'] =>
  program.months.map((months) => ({
    months,
    action_id: program.actionId,
    payment: monthlyPayment(price, months, program.yearly),
    banks: [{ name: program.bank }],
    payment_type_id: program.paymentTypeId,
    is_apple: program.isApple,
  }));

interface Grouped {
  /** Offers without overpaying are one of their kind. */
  deferred: boolean;
  credit: boolean;
}

/** Offers of goods of a price in kopecks: one of each program, or of each kind where they are grouped. */
export function creditOffers(price: number, grouped: Grouped): Offer[] {
  const offers: Offer[] = [];
  for (const program of programs.filter(lends(price))) {
    const id = creditTypes[program.kind];
    const isGrouped = program.yearly === 0 ? grouped.deferred : grouped.credit;
    const same = isGrouped ? offers.find((offer) => offer.id === id) : undefined;
    if (same === undefined) offers.push({ id, terms: termsOf(program, price) });
    else same.terms.push(...termsOf(program, price));
  }
  return offers;
}

interface Sold {
  /** Kopecks. */
  price: number;
  orderType: string;
  isDigital: boolean;
}

/** Nobody lends on what is sent as a code, nor on what cannot be ordered. */
export const isLentOn = ({ orderType, isDigital }: Omit<Sold, 'price'>): boolean => orderType !== 'false' && !isDigital;

/**
 * What a card says of buying by and by: by instalments where they ask for nothing else, else on credit; the month's payment is that of the
 * longest term. Null where neither is to be had.
 */
export function creditOf({ price, ...sold }: Sold): ProductCard['offer']['credit'] {
  if (!isLentOn(sold)) return null;
  const open = programs.filter(lends(price)).filter(({ actionId, isApple }) => actionId === null && !isApple);
  const instalments = open.filter(({ kind }) => kind === 'instalment');
  const shown = instalments.length > 0 ? instalments : open.filter(({ kind }) => kind === 'credit');
  const periods = [...new Set(shown.flatMap(({ months }) => months))].sort((one, other) => one - other);
  const longest = periods.at(-1);
  if (longest === undefined) return null;
  const payments = shown.filter(({ months }) => months.includes(longest)).map(({ yearly }) => monthlyPayment(price, longest, yearly));
  return { type: instalments.length > 0 ? 'deferred' : 'credit', monthly_payment: Math.min(...payments), periods };
}
