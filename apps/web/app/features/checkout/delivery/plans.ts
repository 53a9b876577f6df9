import { shortStreet } from '../../../entities/store/street.ts';
import { whenText } from '../../../platform/format/handover.ts';
import { rubles } from '../../../platform/format/money.ts';
import { goods, pluralize } from '../../../platform/format/plural.ts';
import { type CheckoutOrder, optionsOf, type Way, wayNames, waysOf } from '../delivery-choice.ts';

/** A way to have everything of an order: in how many trips, when, and what it costs. */
export interface Plan {
  title: string;
  /** One for each trip. */
  trips: string[];
  cost: string;
  /** Lines that become an order of their own by it; null for what a way below does. */
  laterIds: string[] | null;
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

/** «Самовывоз, завтра с 14:00», where the soonest of a way is. */
function wholePlan(order: CheckoutOrder, way: Way): Plan[] {
  const [soonest] = optionsOf(order, way);
  if (soonest === undefined) return [];
  const place = way === 'PICKUP' && soonest.store ? `, ${shortStreet(soonest.store.address)}` : '';
  return [
    {
      title: `Всё сразу: ${wayNames[way].toLowerCase()}`,
      trips: [`${whenText(soonest)}${place}`],
      cost: rubles(soonest.cost.amount),
      laterIds: null,
    },
  ];
}

/**
 * Plans for an order of which a part can be had on an earlier day than all: everything at once by each way, or in two trips. Empty where there is
 * nothing to choose between: then the ways say it all.
 */
export function plansOf(order: CheckoutOrder, lines: readonly NamedItem[]): Plan[] {
  const [now, later] = order.soonerInParts;
  if (now === undefined || later === undefined) return [];
  const itemsOf = (part: typeof now) => lines.filter(({ id }) => part.items.some((item) => item.id === id));
  const isSamePlace = now.delivery.storeId === later.delivery.storeId;
  const placeOf = ({ delivery: { store } }: typeof now) => (store === null ? '' : `, ${shortStreet(store.address)}`);
  return [
    ...waysOf(order).flatMap((way) => wholePlan(order, way)),
    {
      title: 'В два захода: самовывоз двумя заказами',
      trips: [
        `${namesOf(itemsOf(now))} — ${whenText(now.delivery)}${placeOf(now)}`,
        `${namesOf(itemsOf(later))} — ${whenText(later.delivery)}${isSamePlace ? ', там же' : placeOf(later)}`,
      ],
      cost: rubles(now.delivery.cost.amount + later.delivery.cost.amount),
      laterIds: later.items.map(({ id }) => id),
    },
  ];
}
