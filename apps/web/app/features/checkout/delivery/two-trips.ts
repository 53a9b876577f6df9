import { shortStreet } from '../../../entities/store/street.ts';
import { whenText } from '../../../platform/format/handover.ts';
import { rubles } from '../../../platform/format/money.ts';
import { goods, pluralize } from '../../../platform/format/plural.ts';
import type { CheckoutOrder } from '../delivery-choice.ts';

/** An order picked up in two trips: when and where each, and what both cost. */
export interface TwoTrips {
  trips: [string, string];
  cost: string;
  /** Lines that become an order of their own by it. */
  laterIds: string[];
}

interface NamedItem {
  id: string;
  name: string;
}

/** Names as long as a sentence can bear; else their number. */
const maxListedNames = 2;

/** «Чайник Bosch TWK3A011, белый»: what stands after the comma tells nothing apart here. */
const withoutColour = (name: string): string => name.split(', ')[0] ?? name;

function namesOf(items: readonly NamedItem[]): string {
  const [first] = items;
  if (first === undefined) return '';
  return items.length <= maxListedNames ? items.map(({ name }) => `«${withoutColour(name)}»`).join(' и ') : pluralize(items.length, goods);
}

/** The plan for an order of which a part can be had on an earlier day than all of it; null where nothing is gained. The ways say how all comes at once. */
export function twoTripsOf(order: CheckoutOrder, lines: readonly NamedItem[]): TwoTrips | null {
  const [now, later] = order.soonerInParts;
  if (now === undefined || later === undefined) return null;
  const itemsOf = (part: typeof now) => lines.filter(({ id }) => part.items.some((item) => item.id === id));
  const isSamePlace = now.delivery.storeId === later.delivery.storeId;
  const placeOf = ({ delivery: { store } }: typeof now) => (store === null ? '' : `, ${shortStreet(store.address)}`);
  return {
    trips: [
      `${namesOf(itemsOf(now))} — ${whenText(now.delivery)}${placeOf(now)}`,
      `${namesOf(itemsOf(later))} — ${whenText(later.delivery)}${isSamePlace ? ', там же' : placeOf(later)}`,
    ],
    cost: rubles(now.delivery.cost.amount + later.delivery.cost.amount),
    laterIds: later.items.map(({ id }) => id),
  };
}
