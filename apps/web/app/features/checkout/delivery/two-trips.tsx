import { Button } from '../../../ui/button.tsx';
import { planField } from '../delivery-fields.ts';
import type { TwoTrips } from './two-trips.ts';
import './delivery.css';

/** What can be had sooner by coming twice, and the button that makes two orders of one for it. */
export const TwoTripsOffer = ({ offer: { trips, cost, laterIds } }: { offer: TwoTrips }) => (
  <section aria-label="Забрать в два захода" className="two-trips">
    <p className="flex flex-wrap justify-between gap-x-4">
      <b className="font-medium">Часть можно забрать раньше</b>
      <span className="tabular">{cost}</span>
    </p>
    {trips.map((trip) => (
      <p key={trip} className="text-14 text-ink-soft">
        {trip}
      </p>
    ))}
    <Button look="soft" name={planField} value={laterIds.join(' ')} formNoValidate className="mt-2">
      Разделить на два заказа
    </Button>
  </section>
);
