import { cheapestByMonths, scheduleOf } from '@vitrina/services/rules/credit-schedule.ts';
import type { PaymentMethod, PaymentTerm } from './sources.ts';

/**
 * What each of a method's terms costs for the orders that it would pay, each of which is lent by itself; of the same months the cheapest.
 * None where nobody knows whether its better rate of one brand is to be had.
 */
export function termsOf({ terms, bought }: Pick<PaymentMethod, 'terms' | 'bought'>): PaymentTerm[] {
  if (bought === undefined || bought.sums.length === 0) return [];
  const { sums, isApple } = bought;
  if (isApple === null && terms.some((term) => term.is_apple === true)) return [];
  const open = terms.filter((term) => isApple === true || term.is_apple !== true);
  const lending = open.filter(({ min_sum: minSum, max_sum: maxSum }) =>
    sums.every((sum) => sum >= (minSum ?? 0) && sum <= (maxSum ?? sum)),
  );
  const pricedTerms = (lending.length > 0 ? lending : open).map(({ months, rate }): PaymentTerm => {
    const schedules = sums.map((sum) => scheduleOf({ sum, months, rate }));
    return {
      months,
      rate,
      payment: schedules.reduce((all, { payment }) => all + payment, 0),
      lastPayment: schedules.reduce((all, { payments }) => all + (payments.at(-1) ?? 0), 0),
      overpayment: schedules.reduce((all, { overpayment }) => all + overpayment, 0),
    };
  });
  return cheapestByMonths(pricedTerms);
}
