import { dayOf, dayText } from '../../../platform/format/dates.ts';
import { rubles, type Sum } from '../../../platform/format/money.ts';

/** A price, and the moment from which it holds. */
export interface PricePoint {
  at: string;
  price: Sum;
}

export interface PriceStory {
  /** What the history comes to, a sentence each. */
  sentences: string[];
  /** The line in words: each price with the day from which it holds. */
  description: string;
  /** Steps of the line: where each begins, of the whole time, and how high it is, of the range between the lowest and the highest price. */
  steps: { from: number; height: number }[];
  startText: string;
  /** Of which days the price is the lowest, or the highest; null where it is neither. */
  rank: { isGood: boolean; text: string } | null;
}

/** A point with its price in kopecks. */
type Step = Pick<PricePoint, 'at'> & { price: number };

const day = 86_400_000;
/** Days of which less tells nothing. */
const minDays = 14;
/** Days that the provider keeps. */
const allDays = 90;

/**
 * What the history of a price says. Null where it is too short, has not changed, or ends at another price than the one that is shown.
 */
export function priceStory(
  history: readonly PricePoint[],
  shownPrice: { price: number; priceOld: number | null },
  now: Date,
): PriceStory | null {
  const points = history.map(({ at, price }) => ({ at, price: price.amount }));
  const [first] = points;
  const last = points.at(-1);
  const before = points.at(-2);
  if (first === undefined || last === undefined || before === undefined || last.price !== shownPrice.price) return null;
  const start = Date.parse(first.at);
  const length = now.getTime() - start;
  if (length < minDays * day) return null;

  const prices = points.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const period = length > (allDays - 1) * day ? `за ${allDays}\u00a0дней` : `с\u00a0${dayOn(first.at)}`;
  const change = last.price - before.price;
  const sentences = [
    `С\u00a0${dayOn(last.at)} ${change < 0 ? 'дешевле' : 'дороже'} на\u00a0${rubles(Math.abs(change))}: до этого\u00a0— ${rubles(before.price)}.`,
    ...(last.price === lowest ? [] : lowestBefore(points, lowest)),
    ...(shownPrice.priceOld !== null && shownPrice.priceOld !== before.price ? oldPrice(points, shownPrice.priceOld) : []),
  ];
  return {
    sentences,
    description: `Цена ${period}: ${points.map(({ at, price }) => `с\u00a0${dayOn(at)} ${rubles(price)}`).join(', ')}`,
    steps: points.map(({ at, price }) => ({ from: (Date.parse(at) - start) / length, height: (price - lowest) / (highest - lowest) })),
    startText: dayOn(first.at),
    rank:
      last.price === lowest
        ? { isGood: true, text: `самая низкая ${period}` }
        : last.price === highest
          ? { isGood: false, text: `самая высокая ${period}` }
          : null,
  };
}

const dayOn = (moment: string): string => dayText(dayOf(moment));

function lowestBefore(points: readonly Step[], lowest: number): string[] {
  const index = points.findLastIndex(({ price }) => price === lowest);
  const [startPoint, end] = [points[index], points[index + 1]];
  if (startPoint === undefined || end === undefined) return [];
  return [`Дешевле всего было с\u00a0${dayOn(startPoint.at)} по\u00a0${dayOn(end.at)}: ${rubles(lowest)}.`];
}

/** The old price with the day until which it held; nothing of one that the history does not know. */
function oldPrice(points: readonly Step[], priceOld: number): string[] {
  const until = points[points.findLastIndex(({ price }) => price === priceOld) + 1];
  return points.some(({ price }) => price === priceOld) && until !== undefined
    ? [`${rubles(priceOld)} было до\u00a0${dayOn(until.at)}.`]
    : [];
}
