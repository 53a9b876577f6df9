import { Button } from '../../../ui/button.tsx';
import { planField } from '../delivery-fields.ts';
import type { Plan } from './plans.ts';
import './delivery.css';

/** All at once or in two trips, each with its cost; what makes two orders of one is a button of its own. */
export function Plans({ plans }: { plans: readonly Plan[] }) {
  if (plans.length === 0) return null;
  return (
    <section aria-label="Сколько раз ехать" className="plans">
      <ul>
        {plans.map(({ title, trips, cost, laterIds }) => (
          <li key={title}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <b className="font-medium">{title}</b>
              <span className="tabular">{cost}</span>
            </p>
            {trips.map((trip) => (
              <p key={trip} className="text-14 text-ink-soft">
                {trip}
              </p>
            ))}
            {laterIds === null ? null : (
              <Button look="soft" name={planField} value={laterIds.join(' ')} formNoValidate className="mt-2">
                Разделить на два заказа
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
