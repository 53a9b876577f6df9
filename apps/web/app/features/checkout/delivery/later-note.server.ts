import { momentText } from '../../../platform/format/handover.ts';

/** A product of an order, and when it could be picked up by itself; null where nobody knows. */
export interface OneGood {
  name: string;
  /** A moment by the city's clock. */
  pickupAt: string | null;
}

const dayOf = (moment: string): string => moment.slice(0, 10);

/**
 * Why an order is picked up later than its goods by themselves would be, as nobody sees from a list of places: one of them delays it, or no place
 * has all of them. Null where nothing is to be explained, or not everything is known.
 */
export function laterNote(goods: readonly OneGood[], together: { day: string; timeText: string } | undefined): string | null {
  const days = goods.flatMap(({ pickupAt }) => (pickupAt === null ? [] : [dayOf(pickupAt)]));
  if (together === undefined || goods.length < 2 || days.length < goods.length) return null;
  const [soonest = '', latest = ''] = [days.toSorted().at(0), days.toSorted().at(-1)];
  if (soonest >= together.day) return null;
  const said = momentText({ day: soonest, from: null, to: null });
  if (latest < together.day) {
    return `Каждый товар по отдельности можно забрать раньше, первый — ${said}, но ни в одном магазине нет всех сразу. Торопитесь — оформите их отдельными заказами.`;
  }
  const delaying = goods.filter(({ pickupAt }) => pickupAt !== null && dayOf(pickupAt) === latest).map(({ name }) => name);
  return `Дольше всего ждать: ${delaying.join(', ')}. Остальное есть раньше (${said}): оформите его отдельным заказом, если торопитесь.`;
}
