import { fold } from '../text/fold.ts';
import { unitSpellings } from '../text/lexemes.ts';
import { stem } from '../text/stem.ts';
import intents from '../words/intents.json' with { type: 'json' };
import { isSmall } from './small.ts';

/** What a query asks beside the thing itself. */
export interface Intent {
  /** What is left to look for, folded. */
  text: string;
  /** Rubles. */
  least: number | undefined;
  most: number | undefined;
  isDiscounted: boolean;
  /** Pieces that are used or marked down for another reason. */
  isMarkedDown: boolean;
}

const dropped = new Set(intents.dropped.map(fold));
const discounted = new Set(intents.discounted.map(fold));
const markedDown = new Set(intents.markedDown.map(fold));

/** A price below it is a size. */
const leastPrice = 500;

const amount = String.raw`(\d{1,3}(?: \d{3})+|\d+(?:[.,]\d+)?)`;
const thousand = String.raw`\s?(тысяч[аи]?|тыс\.?|т\.?\s?р\.?|к|k)?`;
const currency = String.raw`\s?(рублей|рубля|руб\.?|р\.?|₽)?(?![\p{L}\p{N}"])`;
/** What is followed by a unit is a size. */
const notSize = String.raw`(?! ?(?:${unitSpellings.join('|')}|лет|года)(?!\p{L}))`;
const upTo = new RegExp(
  String.raw`(?<!\p{L})(?:до|дешевле|не дороже|не больше|максимум|в пределах) ${amount}${thousand}${currency}${notSize}`,
  'u',
);
const from = new RegExp(String.raw`(?<!\p{L})(?:от|дороже|не дешевле) ${amount}${thousand}${currency}${notSize}`, 'u');

/** Takes limits of the price, the wish for a discount and words of buying out of a folded query. */
export function intentOf(query: string): Intent {
  let text = query;
  const take = (pattern: RegExp): number | undefined => {
    const found = pattern.exec(text);
    if (!found) return undefined;
    const price = Number((found[1] ?? '').replaceAll(' ', '').replace(',', '.')) * (found[2] ? 1000 : 1);
    if (price < leastPrice) return undefined;
    text = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return price;
  };
  const most = take(upTo);
  const least = take(from);
  const words = text.split(' ').filter((word) => word !== '');
  const isDiscounted = words.some((word) => discounted.has(word));
  const isMarkedDown = words.some((word) => markedDown.has(word));
  const telling = words.filter((word) => !markedDown.has(word));
  const rest = telling.filter((word) => !dropped.has(word.replaceAll(/[?!.,]/g, '')) && !discounted.has(word));
  // Somebody who types nothing but such words means them.
  const isSomething = rest.some((word) => !isSmall(word) && stem(word) !== '');
  return { text: (isSomething ? rest : telling).join(' '), least, most, isDiscounted: isDiscounted && isSomething, isMarkedDown };
}
