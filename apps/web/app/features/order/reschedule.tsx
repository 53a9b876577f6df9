import { Form } from 'react-router';
import type { Order } from '../../entities/order/labels.ts';
import { DayRows } from '../../forms/day-rows.tsx';
import type { Errors, Values } from '../../forms/read.server.ts';
import { momentText } from '../../platform/format/handover.ts';
import { range } from '../../platform/format/range.ts';
import { Button } from '../../ui/button.tsx';
import { agreedTime, timeField, timeValue } from './times.ts';

interface RescheduleProps {
  order: Order;
  /** The time that was agreed on is over. */
  isDue: boolean;
  values: Values;
  errors: Errors | null;
}

/** Another time for the courier: one of those that can still be had. */
export default function Reschedule({ order, isDue, values, errors }: RescheduleProps) {
  const days = [...Map.groupBy(order.deliveryTimes, ({ date }) => date)].map(([day, times]) => ({
    name: momentText({ day, from: null, to: null }),
    spans: times.map((time) => ({ value: timeValue(time), hours: range(time.from, time.to) })),
  }));
  const agreedText = agreedTime(order);
  const error = errors?.[timeField];
  return (
    <details open={isDue || error !== undefined}>
      <summary>{isDue ? 'Выбрать новое время доставки' : 'Изменить время доставки'}</summary>
      <Form method="post" className="form" key={agreedText}>
        <input type="hidden" name="intent" value="reschedule" />
        <DayRows name={timeField} legend="Когда привезти" days={days} selectedValue={values[timeField] ?? agreedText} error={error} />
        <Button look="primary" className="form-submit">
          Перенести
        </Button>
      </Form>
    </details>
  );
}
