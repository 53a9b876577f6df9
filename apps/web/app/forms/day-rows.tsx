import { GroupError } from './group-error.tsx';
import './day-rows.css';

interface Span {
  value: string;
  /** «10:00–14:00». */
  hours: string;
  /** Stands beside the hours, such as a cost. */
  beside?: string;
}

interface DayRowsProps {
  name: string;
  legend: string;
  days: readonly { name: string; spans: readonly Span[] }[];
  selectedValue: string | undefined;
  error: string | undefined;
}

/** Days in rows, each with the hours that may be chosen. */
export function DayRows({ name, legend, days, selectedValue, error }: DayRowsProps) {
  return (
    <fieldset className="slots">
      <legend className="mb-2 font-medium">{legend}</legend>
      <GroupError name={name} error={error} />
      {days.map((day) => (
        <div key={day.name} className="slot-day">
          <span aria-hidden="true">{day.name}</span>
          <div className="chips-row">
            {day.spans.map(({ value, hours, beside }) => (
              <label key={value} className="chip-choice">
                <input
                  type="radio"
                  name={name}
                  value={value}
                  defaultChecked={value === selectedValue}
                  aria-label={[day.name, hours, beside].filter((part) => part !== undefined).join(', ')}
                />
                <span className="tabular">
                  {hours}
                  {beside === undefined ? null : `, ${beside}`}
                </span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
