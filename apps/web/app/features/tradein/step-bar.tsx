import { Link } from 'react-router';
import { hrefOf } from './address.ts';
import { titles } from './current-step.tsx';
import { replaced } from './device.ts';
import type { TradeIn } from './load.server.ts';
import { before, type Step, steps } from './steps.ts';

interface StepBarProps extends Pick<TradeIn, 'place' | 'calculators'> {
  entry: NonNullable<TradeIn['current']>;
}

/** The way through the calculator: what has been answered, and a link to answer it anew. */
export function StepBar({ entry, place, calculators }: StepBarProps) {
  const { device, step, names, memoryStep } = entry;
  const model = [names.brand, names.model].filter(Boolean).join(' ');
  const answers: Readonly<Record<Step, string | null>> = {
    providers: names.calculator,
    model: device.model === null ? null : model || 'Выбрана',
    memory: device.memory === null ? null : names.memory,
    condition: names.condition,
    color: names.color,
  };
  const isAsked = (each: Step): boolean => {
    if (each === 'providers') return calculators.length > 1;
    if (each === 'memory') return memoryStep !== 'SKIP';
    // Where colours make no difference there is no such step.
    return each !== 'color' || step !== 'done' || device.color !== null;
  };
  return (
    <ol className="tradein-steps" aria-label="Шаги оценки">
      {steps.filter(isAsked).map((each) => (
        <li key={each} aria-current={each === step ? 'step' : undefined}>
          <span className="text-14 text-ink-soft">{titles[each]}</span>
          {answers[each] === null ? null : (
            <Link
              to={hrefOf({ ...place, search: '', devices: replaced(place.devices, before(device, each)) })}
              preventScrollReset
              className="link"
            >
              {answers[each]}
              <span className="visually-hidden">, изменить</span>
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
