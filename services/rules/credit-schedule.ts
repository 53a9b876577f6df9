import { ceilToRubles } from './price.ts';

/** A debt and how long it is paid back. */
export interface Debt {
  /** Kopecks. */
  sum: number;
  months: number;
  /** Interest of a year in percent; 0 where nothing is overpaid. */
  rate: number;
}

export interface Schedule extends Omit<Debt, 'sum'> {
  /** Kopecks of one month; without interest the last month may be less. */
  payment: number;
  /** Kopecks of each month. */
  payments: number[];
  /** Kopecks that are paid on top of the sum. */
  overpayment: number;
}

/** Payment of one month in whole rubles, rounded up: the last one is smaller. Kopecks. */
function monthlyPayment({ sum, months, rate }: Debt): number {
  const monthly = rate / 1200;
  const exact = monthly === 0 ? sum / months : (sum * monthly) / (1 - (1 + monthly) ** -months);
  return ceilToRubles(exact);
}

/**
 * What is paid month by month, in kopecks. Without interest it is the sum to the kopeck: the last payment is what is left, and where a
 * payment would leave nothing for it, the sum is shared as evenly as kopecks can be.
 */
export function paymentsOf({
  sum,
  payment,
  months,
  hasInterest,
}: {
  sum: number;
  payment: number;
  months: number;
  hasInterest: boolean;
}): number[] {
  if (hasInterest) return Array.from({ length: months }, () => payment);
  const last = sum - payment * (months - 1);
  if (last > 0 && last <= payment) return [...Array.from({ length: months - 1 }, () => payment), last];
  const base = Math.floor(sum / months);
  const more = sum - base * months;
  return Array.from({ length: months }, (_, at) => base + (at < more ? 1 : 0));
}

/** How a sum is paid back: on the product's tab, in the checkout and on the bank's page alike. */
export function scheduleOf(debt: Debt): Schedule {
  const { sum, months, rate } = debt;
  const payments = paymentsOf({ sum, payment: monthlyPayment(debt), months, hasInterest: rate > 0 });
  const [payment = sum] = payments;
  return { months, rate, payment, payments, overpayment: Math.max(0, payments.reduce((all, part) => all + part, 0) - sum) };
}

/** A sum shared into payments without interest, in kopecks, whatever lies between two of them. */
export const equalPayments = (sum: number, count: number): number[] => scheduleOf({ sum, months: count, rate: 0 }).payments;

/** The last of payments, where it is another than the first; null where all are the same. */
export function differentLast({ payment, lastPayment }: { payment: number; lastPayment: number | null | undefined }): number | null {
  return lastPayment == null || lastPayment === payment ? null : lastPayment;
}

/** The last payment of a price that is paid without interest; null where the provider's payment is another: then it reckons otherwise. Kopecks. */
export function lastPaymentOf({ price, payment, months }: { price: number; payment: number; months: number }): number | null {
  const schedule = scheduleOf({ sum: price, months, rate: 0 });
  return schedule.payment === payment ? (schedule.payments.at(-1) ?? null) : null;
}

interface OfferedPayment {
  /** The payment that the provider tells, for the price. */
  payment: number;
  months: number;
  /** Percent a year; null where the provider does not tell. */
  rate: number | null;
  price: number;
  /** What is really paid: with what is bought beside the product, and by a promotion less. */
  total: number;
  hasInterest: boolean;
}

/**
 * How a term is paid back. With the interest it is reckoned as the bank does; without, the payment that the provider tells is changed in
 * proportion to what is really paid, in whole rubles.
 */
export function planOf({
  payment,
  months,
  rate,
  price,
  total,
  hasInterest,
}: OfferedPayment): Pick<Schedule, 'payment' | 'payments' | 'overpayment'> {
  if (rate !== null) return scheduleOf({ sum: total, months, rate });
  const newPayment = price === total || price <= 0 ? payment : ceilToRubles((payment * total) / price);
  const payments = paymentsOf({ sum: total, payment: newPayment, months, hasInterest });
  return {
    payment: payments[0] ?? payment,
    payments,
    overpayment: Math.max(0, payments.reduce((sum, part) => sum + part, 0) - total),
  };
}

/** Terms by their months, each once (spec 2 §4): of several of the same months the one that costs least a month stays. */
export function cheapestByMonths<Term extends { months: number; payment: number }>(
  terms: readonly Term[],
  join: (there: Term, same: Term) => Term = (there) => there,
): Term[] {
  const byMonths = new Map<number, Term>();
  for (const term of terms) {
    const there = byMonths.get(term.months);
    if (there === undefined || term.payment < there.payment) byMonths.set(term.months, term);
    else if (term.payment === there.payment) byMonths.set(term.months, join(there, term));
  }
  return [...byMonths.values()].sort((one, other) => one.months - other.months);
}
