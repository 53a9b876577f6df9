import { rubles } from './money.ts';

/** «1 167 ₽ × 24 мес.»: a payment says little without how often it is made; of several terms the longest has the smallest. */
export const monthlyText = ({ monthlyPayment, periods }: { monthlyPayment: { amount: number }; periods: readonly number[] }): string =>
  periods.length === 0
    ? `от ${rubles(monthlyPayment.amount)} в месяц`
    : `${rubles(monthlyPayment.amount)} × ${Math.max(...periods)}\u00a0мес.`;
