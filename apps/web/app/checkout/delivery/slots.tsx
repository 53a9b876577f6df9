import { dayName, intervalText } from '../../format/handover.ts';
import { rubles } from '../../format/money.ts';
import { GroupError } from '../form/group-error.tsx';
import type { Values } from '../form/read.server.ts';
import { type CheckoutOrder, optionValue } from './choice.ts';
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
  const days = Map.groupBy(options, ({ day }) => day);
  const isOneCost = new Set(options.map(({ cost }) => cost)).size < 2;
  return (
    <fieldset className="slots">
      <legend className="mb-2 font-medium">Когда привезти</legend>
      <GroupError name={name} error={error} />
      {[...days].map(([day, ofDay]) => {
        const [first] = ofDay;
        const title = first === undefined ? day : dayName(first);
        return (
          <div key={day} className="slot-day">
            <span aria-hidden="true">{title}</span>
            <div className="chips-row">
              {ofDay.map((option) => (
                <label key={optionValue('COURIER', option)} className="chip-choice">
                  <input
                    type="radio"
                    name={name}
                    value={optionValue('COURIER', option)}
                    defaultChecked={optionValue('COURIER', option) === values[name]}
                    aria-label={`${title}, ${intervalText(option.interval ?? '')}`}
                  />
                  <span className="tabular">
                    {intervalText(option.interval ?? '')}
                    {isOneCost ? null : `, ${rubles(option.cost)}`}
                  </span>
                </label>
              ))}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
