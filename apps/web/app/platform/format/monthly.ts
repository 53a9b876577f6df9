import { lastPaymentOf, planOf } from '@vitrina/services/rules/credit-schedule.ts';
import { paymentsText } from '@vitrina/services/rules/payments-text.ts';
import { rubles } from './money.ts';

export interface Monthly {
  monthlyPayment: { amount: number };
  periods: readonly number[];
}

/** «24 мес. по 1 167 ₽»: a payment says little without how often it is made; of several terms the longest has the smallest. */
export const monthlyText = ({ monthlyPayment, periods }: Monthly, lastPayment: number | null = null): string =>
  periods.length === 0
    ? `от ${rubles(monthlyPayment.amount)} в месяц`
    : `${Math.max(...periods)}\u00a0мес. по ${paymentsText(monthlyPayment.amount, lastPayment)}`;

/** The same without interest, with the last payment of the price: «24 мес. по 1 167 ₽, последний 1 149 ₽». Kopecks. */
export function instalmentText(monthly: Monthly, price: number): string {
  const { monthlyPayment, periods } = monthly;
  const months = Math.max(0, ...periods);
  return monthlyText(monthly, months === 0 ? null : lastPaymentOf({ price, payment: monthlyPayment.amount, months }));
}

/** The same of what is really paid, where the provider tells it of `price`. Kopecks. */
export function repriced<Of extends Monthly & { type: string }>(monthly: Of, price: number, total: number): Of {
  if (price === total) return monthly;
  const { type, monthlyPayment, periods } = monthly;
  const hasInterest = type !== 'DEFERRED' || periods.length === 0;
  const term = { payment: monthlyPayment.amount, months: Math.max(1, ...periods), rate: hasInterest ? null : 0 };
  return { ...monthly, monthlyPayment: { amount: planOf({ ...term, price, total, hasInterest }).payment } };
}

/** «В рассрочку: 24 мес. по 1 167 ₽, последний 1 149 ₽»: what of this price is paid by the month. Kopecks. */
export const creditSentence = (credit: Monthly & { type: string }, price: number): string =>
  credit.type === 'DEFERRED' ? `В рассрочку: ${instalmentText(credit, price)}` : `В кредит: ${monthlyText(credit)}`;
