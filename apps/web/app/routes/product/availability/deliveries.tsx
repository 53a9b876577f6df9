import { rubles } from '../../../platform/format/money.ts';
import { When } from '../../../ui/when.tsx';
import type { Delivery } from './pickup.ts';

/** Intervals of a courier that are shown: those of about two days. */
const shownIntervals = 6;

/** What is brought to the door: at once, or in an interval of the next days. */
export function Brought({ deliveries }: { deliveries: readonly Delivery[] }) {
  const express = deliveries.filter(({ kind }) => kind === 'EXPRESS').slice(0, 1);
  const courier = deliveries.filter(({ kind }) => kind === 'COURIER').slice(0, shownIntervals);
  if (express.length + courier.length === 0) return <p className="text-ink-soft">Курьером этот товар сюда сейчас не привезти.</p>;
  return (
    <ul className="rows">
      {[...express, ...courier].map((delivery) => (
        <li key={`${delivery.kind} ${delivery.day} ${delivery.interval}`}>
          <b className="font-medium">{delivery.kind === 'EXPRESS' ? 'Экспресс-доставка' : 'Курьер'}</b>
          <span>
            <When option={delivery} />
          </span>
          <span className="tabular text-right">{rubles(delivery.cost)}</span>
        </li>
      ))}
    </ul>
  );
}
