/** Payments that one buys in parts with, and days between them. */
const parts = 4;
const daysBetween = 14;

/** Kopecks shared into equal payments of whole rubles; what is left is in the first. */
export function equalPayments(sum: number, count: number): number[] {
  const usual = Math.floor(sum / count / 100) * 100;
  return Array.from({ length: count }, (_, index) => (index === 0 ? sum - usual * (count - 1) : usual));
}

/** What is paid in parts and when: a quarter today, the rest every two weeks. */
export function partsOf(sum: number, today: Date): { day: Date; sum: number }[] {
  return equalPayments(sum, parts).map((part, index) => ({ day: new Date(today.getTime() + index * daysBetween * 86_400_000), sum: part }));
}
