import { dayName, intervalText } from '../../format/handover.ts';
import { rubles } from '../../format/money.ts';
import type { Values } from '../form/read.server.ts';
import { type CheckoutOrder, optionValue } from './choice.ts';
import { DayRows } from './day-rows.tsx';
import { slotField } from './fields.ts';

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
