import { DayRows } from '../../../forms/day-rows.tsx';
import type { Values } from '../../../forms/read.server.ts';
import { dayName, intervalText } from '../../../platform/format/handover.ts';
import { rubles } from '../../../platform/format/money.ts';
import { type CheckoutOrder, optionValue } from '../delivery-choice.ts';
import { slotField } from '../delivery-fields.ts';

interface SlotsProps {
  order: CheckoutOrder;
  values: Values;
  error: string | undefined;
}

/** Days and intervals of a courier, the cost where it differs. */
export function Slots({ order, values, error }: SlotsProps) {
  const name = slotField(order.key);
  const options = order.courier.filter(({ interval }) => interval !== null);
  const isOneCost = new Set(options.map(({ cost }) => cost)).size < 2;
  const days = [...Map.groupBy(options, ({ day }) => day)].map(([day, ofDay]) => ({
    name: ofDay[0] === undefined ? day : dayName(ofDay[0]),
    spans: ofDay.map((option) => ({
      value: optionValue('COURIER', option),
      hours: intervalText(option.interval ?? ''),
      ...(!isOneCost && { beside: rubles(option.cost) }),
    })),
  }));
  return <DayRows name={name} legend="Когда привезти" days={days} chosen={values[name]} error={error} />;
}
