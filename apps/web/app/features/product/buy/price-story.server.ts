import { dayOf, dayText } from '../../../platform/format/dates.ts';
import { rubles, type Sum } from '../../../platform/format/money.ts';

/** A price, and the moment from which it holds. */
export interface PricePoint {
  at: string;
  price: Sum;
}

export interface PriceStory {
  /** What the history comes to, a sentence each; of another price than the one that is shown, first of which. */
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

/** What the page shows of prices, in kopecks; the provider's history may be of any of the three. */
interface ShownPrice {
  /** What an order on the site costs. */
  price: number;
  priceOld: number | null;
  /** The same before promotions. */
  withoutPromotions: number;
  inStores: number;
}

/** Of which price a history that ends so is told: nothing for the one that is shown, null for none of them. */
function subjectOf(
  lastPrice: number,
  { price, withoutPromotions, inStores }: ShownPrice,
): '' | 'без\u00a0акций' | 'в\u00a0магазинах' | null {
  if (lastPrice === price) return '';
  if (lastPrice === withoutPromotions) return 'без\u00a0акций';
  return lastPrice === inStores ? 'в\u00a0магазинах' : null;
}

/** What the history of a price says, and of which. Null where it is too short, has not changed, or ends at a price that the page does not know. */
export function priceStory(history: readonly PricePoint[], shownPrice: ShownPrice, now: Date): PriceStory | null {
  const points = history.map(({ at, price }) => ({ at, price: price.amount }));
  const [first] = points;
  const last = points.at(-1);
  const before = points.at(-2);
  if (first === undefined || last === undefined || before === undefined) return null;
  const subject = subjectOf(last.price, shownPrice);
  if (subject === null) return null;
  const start = Date.parse(first.at);
  const length = now.getTime() - start;
  if (length < minDays * day) return null;

  const prices = points.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const period = length > (allDays - 1) * day ? `за ${allDays}\u00a0дней` : `с\u00a0${dayOn(first.at)}`;
  const change = last.price - before.price;
  const of = subject === '' ? '' : `${subject} `;
  const sentences = [
    ...(subject === ''
      ? []
      : [`На графике цена ${subject}: ${rubles(last.price)}. Заказ на\u00a0сайте стоит ${rubles(shownPrice.price)}.`]),
    `С\u00a0${dayOn(last.at)} ${change < 0 ? 'дешевле' : 'дороже'} на\u00a0${rubles(Math.abs(change))}: до этого\u00a0— ${rubles(before.price)}.`,
    ...(last.price === lowest ? [] : lowestBefore(points, lowest)),
    ...(shownPrice.priceOld !== null && shownPrice.priceOld !== before.price ? oldPrice(points, shownPrice.priceOld) : []),
  ];
  return {
    sentences,
    description: `Цена ${of}${period}: ${points.map(({ at, price }) => `с\u00a0${dayOn(at)} ${rubles(price)}`).join(', ')}`,
    steps: points.map(({ at, price }) => ({ from: (Date.parse(at) - start) / length, height: (price - lowest) / (highest - lowest) })),
    startText: dayOn(first.at),
    rank:
      last.price === lowest
        ? { isGood: true, text: `${of}самая низкая ${period}` }
        : last.price === highest
          ? { isGood: false, text: `${of}самая высокая ${period}` }
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
