import { rubles } from './money.ts';

interface Monthly {
  monthlyPayment: { amount: number };
  periods: readonly number[];
}

/** «1 167 ₽ × 24 мес.»: a payment says little without how often it is made; of several terms the longest has the smallest. */
export const monthlyText = ({ monthlyPayment, periods }: Monthly): string =>
  periods.length === 0
    ? `от ${rubles(monthlyPayment.amount)} в месяц`
    : `${rubles(monthlyPayment.amount)} × ${Math.max(...periods)}\u00a0мес.`;

/** «В рассрочку 1 167 ₽ × 24 мес.»: what is paid by the month, in one way; Sber's own only where there is no other. */
export function monthlySentence(
  credit: (Monthly & { type: string }) | null,
  sber: { months: number; payment: { amount: number } } | null,
): string | null {
  if (credit !== null) return `${credit.type === 'DEFERRED' ? 'В рассрочку' : 'В кредит'} ${monthlyText(credit)}`;
  return sber && `В рассрочку ${monthlyText({ monthlyPayment: sber.payment, periods: [sber.months] })} от Сбера`;
}
