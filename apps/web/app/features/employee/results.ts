import type { OtherOrder } from '../../entities/order/others.ts';
import { dayOf } from '../../platform/format/dates.ts';

/** What the staff has ordered for customers on a day in this browser, the newest first, and what it comes to in kopecks; cancelled orders count for nothing. */
export function resultsOf(orders: readonly OtherOrder[], day: string) {
  const ofDay = orders.filter(({ facts }) => facts?.isByStaff === true && dayOf(facts.insertedAt) === day);
  const standing = ofDay.flatMap(({ facts }) => (facts === null || facts.isCancelled ? [] : [facts.sum]));
  return { orders: ofDay, count: standing.length, sum: standing.reduce((all, sum) => all + sum, 0) };
}
