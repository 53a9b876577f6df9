import { Icon } from '../ui/icon.tsx';
import type { Order } from './words.ts';

/** The way of the order; what has been reached is ticked. */
export function Way({ steps }: { steps: Order['steps'] }) {
  return (
    <ol className="order-way">
      {steps.map(({ name, isActive }) => (
        <li key={name} data-reached={isActive || undefined}>
          <span className="step-mark" aria-hidden="true">
            {isActive ? <Icon name="check" size={16} /> : null}
          </span>
          {name}
          {isActive ? <span className="visually-hidden"> — пройдено</span> : null}
        </li>
      ))}
    </ol>
  );
}
