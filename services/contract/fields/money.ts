/** Money is whole kopecks; only the wire, addresses, forms and what is read on a screen have rubles, with at most two decimals. */
export const toKopecks = (rubles: number): number => Math.round(rubles * 100);
export const toRubles = (kopecks: number): number => kopecks / 100;

const nbsp = '\u00a0';

/** «1 234,50 ₽» as a shopper reads it: no-break spaces between thousands and before ₽, kopecks only where there are any. */
export function formatKopecks(kopecks: number): string {
  const whole = formatThousands(Math.floor(toRubles(Math.abs(kopecks))));
  const rest = Math.abs(kopecks) % 100;
  return `${kopecks < 0 ? '−' : ''}${whole}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}${nbsp}₽`;
}

/** A whole number with no-break spaces between thousands. */
export function formatThousands(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, nbsp);
}
