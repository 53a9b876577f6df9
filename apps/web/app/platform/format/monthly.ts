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

/** «В рассрочку 1 167 ₽ × 24 мес. или 13 995 ₽ × 2 мес. от Сбера»: whatever is paid by the month, said once. */
export function monthlySentence(
  credit: (Monthly & { type: string }) | null,
  sber: { months: number; payment: { amount: number } } | null,
): string | null {
  const ways = [
    ...(credit === null ? [] : [monthlyText(credit)]),
    ...(sber === null ? [] : [`${monthlyText({ monthlyPayment: sber.payment, periods: [sber.months] })} от Сбера`]),
  ];
  return ways.length === 0 ? null : `${credit === null || credit.type === 'DEFERRED' ? 'В рассрочку' : 'В кредит'} ${ways.join(' или ')}`;
}
