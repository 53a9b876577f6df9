import { equalPayments } from '@vitrina/services/rules/credit-schedule.ts';

/** Payments that one buys in parts with, and days between them. */
const parts = 4;
const daysBetween = 14;

/** What is paid in parts and when: a quarter today, the rest every two weeks. */
export function partsOf(sum: number, today: Date): { day: Date; sum: number }[] {
  return equalPayments(sum, parts).map((part, index) => ({ day: new Date(today.getTime() + index * daysBetween * 86_400_000), sum: part }));
}
