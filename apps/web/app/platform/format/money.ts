const nbsp = '\u00a0';

/**
 * Rubles as a shopper reads them: no-break spaces between thousands and before ₽, kopecks only when there are any,
 * «бесплатно» for zero (spec 1 §9; contract, money).
 */
export function rubles(amount: number): string {
  if (amount === 0) return 'бесплатно';
  return exactRubles(amount);
}

/** What stands in the place of a delivery's price where nothing is brought or fetched. */
export const noDelivery = 'не нужна';

/** Like `rubles`, but zero stays «0 ₽»: for sums and balances, which are not prices. */
export function exactRubles(amount: number): string {
  const kopecks = Math.round(Math.abs(amount) * 100);
  const whole = formatThousands(Math.floor(kopecks / 100));
  const rest = kopecks % 100;
  const sign = amount < 0 && kopecks > 0 ? '−' : '';
  return `${sign}${whole}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}${nbsp}₽`;
}

/** A whole number with no-break spaces between thousands. */
export function formatThousands(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, nbsp);
}
