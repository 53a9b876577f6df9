import type { CardLabels } from '../../entities/product/labels.ts';
import { rubles, type Sum } from '../../platform/format/money.ts';
import { nbsp } from '../../platform/format/nbsp.ts';

/** A price, and the moment from which it holds. */
interface PricePoint {
  at: string;
  price: Sum;
}

const day = 86_400_000;
/** Days that are looked back. */
const daysBack = 30;

/** Kopecks by which a product costs more than some weeks ago; null where nobody knows, or the history ends with none of its `prices`. */
export function priceChange(history: readonly PricePoint[], prices: readonly (number | undefined)[], now: Date): number | null {
  const then = now.getTime() - daysBack * day;
  const before = history.findLast(({ at }) => Date.parse(at) <= then);
  const last = history.at(-1);
  if (before === undefined || last === undefined || !prices.includes(last.price.amount)) return null;
  return last.price.amount - before.price.amount;
}

/** A card that says first by how much its price has changed, as long as it has; beside the price, where it is the benefit as well. */
export function withPriceChange(labels: CardLabels, change: number | null): CardLabels {
  if (change === null || change === 0) return labels;
  const about = `За ${daysBack} дней`;
  const text = `${change < 0 ? '−' : '+'}${rubles(Math.abs(change))}`;
  const [first, ...others] = labels.marks;
  // The same sum is said once, and leaves the room of a fact to another.
  if (first?.text === text) return { ...labels, marks: [{ ...first, text: nbsp(`${about}: ${text}`) }, ...others] };
  return { ...labels, highlights: [change < 0 ? [about, text, 'good'] : [about, text], ...labels.highlights] };
}
