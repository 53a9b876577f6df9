import { shortStreet } from '../../../entities/store/street.ts';
import { DayRows } from '../../../forms/day-rows.tsx';
import { GroupError } from '../../../forms/group-error.tsx';
import { keepInView } from '../../../forms/keep-in-view.ts';
import type { Errors, Values } from '../../../forms/read.server.ts';
import { dayName, intervalText, whenText } from '../../../platform/format/handover.ts';
import { rubles } from '../../../platform/format/money.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioCard } from '../../../ui/field.tsx';
import {
  type CheckoutOrder,
  type DeliveryMethod,
  deliveryMethodNames,
  deliveryMethodsOf,
  fieldOf,
  type Option,
  optionsOf,
  optionValue,
  placeOf,
} from '../delivery-choice.ts';
import { planField, slotField, wayField } from '../delivery-fields.ts';
import { Places } from './places.tsx';
import type { TwoTrips } from './two-trips.ts';
import './delivery.css';

interface DeliveryMethodsProps {
  order: CheckoutOrder;
  /** What the order is called when the basket splits; null when there is only one. */
  name: string | null;
  goods: readonly string[];
  /** What is gained by coming twice; null where nothing is. */
  twoTrips: TwoTrips | null;
  values: Values;
  errors: Errors | null;
}

/** «от 99 ₽», «бесплатно или от 99 ₽», or the cost when all are alike. */
function costOf(order: CheckoutOrder, way: DeliveryMethod): string {
  const costs = optionsOf(order, way).map(({ cost }) => cost.amount);
  const minCost = Math.min(...costs);
  if (costs.every((cost) => cost === minCost)) return rubles(minCost);
  const from = `от ${rubles(Math.min(...costs.filter((cost) => cost > 0)))}`;
  return minCost === 0 ? `${rubles(0)} или ${from}` : from;
}

/** When it comes by a way at the earliest, and from which place where another one is ticked, such as the last time's. */
function earliestText(way: DeliveryMethod, earliest: Option, tickedValue: string | undefined): string {
  if (way === 'EXPRESS') return `Привезём ${whenText(earliest)}`;
  const place = way === 'PICKUP' && tickedValue !== optionValue(way, earliest) ? placeOf(earliest) : null;
  return `Самое раннее — ${whenText(earliest)}${place === null ? '' : `: ${shortStreet(place.name)}`}`;
}

/** How one order can be got: all ways in a row, or one below the other on a phone, and what belongs to the chosen one below them. */
export function DeliveryMethods({ order, name, goods, twoTrips, values, errors }: DeliveryMethodsProps) {
  const field = wayField(order.key);
  const ways = deliveryMethodsOf(order);
  return (
    <fieldset className="ways" onChange={keepInView}>
      <legend className={name === null ? 'visually-hidden' : 'mb-1 text-18 font-bold'}>{name ?? 'Как получить заказ'}</legend>
      {name === null ? null : <p className="mb-3 text-14 text-ink-soft">{goods.join(', ')}</p>}
      {order.isOnlyInStores ? (
        <p className="mb-3 text-14">Этот предзаказ можно получить только в магазине: привезём его туда к выходу.</p>
      ) : null}
      {twoTrips === null ? null : <TwoTripsOffer offer={twoTrips} />}
      <GroupError name={field} error={errors?.[field]} />
      <div className="way-choices">
        {ways.map((way) => {
          const [earliest] = optionsOf(order, way);
          return (
            <RadioCard
              key={way}
              name={field}
              value={way}
              label={deliveryMethodNames[way]}
              aside={costOf(order, way)}
              defaultChecked={values[field] === way}
            >
              {earliest === undefined ? null : earliestText(way, earliest, values[fieldOf(way, order.key)])}
            </RadioCard>
          );
        })}
      </div>
      {ways.map((way) =>
        way === 'EXPRESS' && optionsOf(order, way).length < 2 ? null : (
          <div key={way} className="way-panel" data-way={way}>
            {way === 'COURIER' ? (
              <Slots order={order} values={values} error={errors?.[slotField(order.key)]} />
            ) : (
              <Places order={order} way={way} values={values} error={errors?.[fieldOf(way, order.key)]} />
            )}
          </div>
        ),
      )}
    </fieldset>
  );
}

interface SlotsProps {
  order: CheckoutOrder;
  values: Values;
  error: string | undefined;
}

/** Days and intervals of a courier, the cost where it differs. */
function Slots({ order, values, error }: SlotsProps) {
  const name = slotField(order.key);
  const options = order.courier.filter(({ interval }) => interval !== null);
  const isOneCost = new Set(options.map(({ cost }) => cost.amount)).size < 2;
  const days = [...Map.groupBy(options, ({ day }) => day)].map(([day, ofDay]) => ({
    name: ofDay[0] === undefined ? day : dayName(ofDay[0]),
    spans: ofDay.map((option) => ({
      value: optionValue('COURIER', option),
      hours: intervalText(option.interval ?? ''),
      ...(!isOneCost && { beside: rubles(option.cost.amount) }),
    })),
  }));
  return <DayRows name={name} legend="Когда привезти" days={days} selectedValue={values[name]} error={error} />;
}

/** What can be had sooner by coming twice, and the button that makes two orders of one for it. */
const TwoTripsOffer = ({ offer: { trips, cost, laterIds } }: { offer: TwoTrips }) => (
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
