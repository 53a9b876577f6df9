import { equalPayments } from '@vitrina/services/rules/credit-schedule.ts';

const paymentCount = 4;
const daysBetweenPayments = 14;

/** What is bought now and paid later is paid in these parts: a quarter today, the rest every two weeks. */
export function bnplSchedule(sum: number, today: Date): { day: Date; sum: number }[] {
  return equalPayments(sum, paymentCount).map((payment, index) => ({
    day: new Date(today.getTime() + index * daysBetweenPayments * 86_400_000),
    sum: payment,
  }));
}
