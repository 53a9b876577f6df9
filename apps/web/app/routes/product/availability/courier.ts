import { dayName, intervalText, whenText } from '../../../platform/format/handover.ts';
import { rubles } from '../../../platform/format/money.ts';
import type { Delivery } from './pickup.ts';

/** Days of a courier that are shown. */
const maxDays = 3;

export interface CourierDay {
  name: string;
  /** «09:00–13:00», with its cost where hours of the day differ in it; none where no hours are agreed. */
  hours: string[];
  /** Null where the hours name theirs. */
  cost: string | null;
}

/** What a courier costs on every one of the shown days; null where that differs. */
export function courierCost(days: readonly CourierDay[]): string | null {
  const [first, ...others] = days;
  return others.every(({ cost }) => cost === first?.cost) ? (first?.cost ?? null) : null;
}

/** When a courier comes, a row for each of the next days. */
export function courierDays(deliveries: readonly Delivery[]): CourierDay[] {
  const byDay = Map.groupBy(
    deliveries.filter(({ kind }) => kind === 'COURIER'),
    ({ day }) => day,
  );
  return [...byDay.values()].slice(0, maxDays).flatMap((options) => {
    const [first] = options;
    if (first === undefined) return [];
    const isOneCost = options.every(({ cost }) => cost.amount === first.cost.amount);
    const spans = options.filter((option) => option.interval !== null);
    return {
      name: spans.length === 0 ? whenText(first) : dayName(first),
      hours: spans.map(({ interval, cost }) => `${intervalText(interval ?? '')}${isOneCost ? '' : `, ${rubles(cost.amount)}`}`),
      cost: isOneCost || spans.length === 0 ? rubles(first.cost.amount) : null,
    };
  });
}
