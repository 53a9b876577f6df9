import { Icon } from '../../ui/icon.tsx';
import type { Order } from './labels.ts';
import './order.css';

interface OrderStepsProps {
  steps: Order['steps'];
  /** Whether the order is still on its way: then the last step it has reached is where it stands now. */
  isActive: boolean;
}

/** Steps of an order: those done are ticked, the present one is current. */
export function OrderSteps({ steps, isActive }: OrderStepsProps) {
  const last = steps.findLastIndex((step) => step.isActive);
  const stands = isActive ? last : -1;
  return (
    <ol className="order-way">
      {steps.map(({ name, isActive: isReached }, at) => (
        <li key={name} data-reached={isReached || undefined} aria-current={at === stands ? 'step' : undefined}>
          <span className="step-mark" aria-hidden="true">
            {isReached && at !== stands ? <Icon name="check" size={16} /> : at + 1}
          </span>
          {name}
          {isReached && at !== stands ? <span className="visually-hidden"> — пройдено</span> : null}
        </li>
      ))}
    </ol>
  );
}
