import { paymentsText } from '@vitrina/services/rules/payments-text.ts';
import { rubles, type Sum } from './money.ts';
import { type PluralForms, pluralize } from './plural.ts';

export const months: PluralForms = ['месяц', 'месяца', 'месяцев'];

/** «21,9 % годовых». */
export const percent = (rate: number): string => `${rate.toLocaleString('ru-RU')}\u00a0% годовых`;

export const overpaymentText = (overpayment: number): string => (overpayment === 0 ? 'нет' : rubles(overpayment));

interface Term {
  months: number;
  rate: number;
  payment: Sum;
  lastPayment: Sum;
  overpayment: Sum;
}

/** «36 месяцев по 1 250 ₽, последний 1 240 ₽, без переплаты»; «12 месяцев по 3 463 ₽, 21,9 % годовых, переплата 4 566 ₽». */
export const termText = ({ months: count, rate, payment, lastPayment, overpayment }: Term): string =>
  [
    `${pluralize(count, months)} по ${paymentsText(payment.amount, lastPayment.amount)}`,
    ...(overpayment.amount === 0 ? ['без переплаты'] : [percent(rate), `переплата ${rubles(overpayment.amount)}`]),
  ].join(', ');
