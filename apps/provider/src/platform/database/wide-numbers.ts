/**
 * A 64-bit number of PostgreSQL, which its driver gives as text. Kopecks stay exact up to 2⁵³, ninety thousand billion rubles; what is
 * beyond is a fault and not a sum.
 */
export function wideNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A number of the database is too large to be exact.');
  return value;
}
