import { fold } from '../../text/fold.ts';
import { unitSpellings } from '../../text/lexemes.ts';
import { stem } from '../../text/stem.ts';
import intents from '../dictionaries/intents.json' with { type: 'json' };
import { isStopWord } from './stop-words.ts';

/** What a query asks beside the thing itself. */
export interface Intent {
  /** What is left to look for, folded. */
  text: string;
  /** Rubles. */
  minPrice: number | undefined;
  maxPrice: number | undefined;
  isDiscounted: boolean;
  /** Pieces that are used or marked down for another reason. */
  isMarkedDown: boolean;
}

const fillerWords = new Set(intents.dropped.map(fold));
/** A word of buying, which is looked for only where nothing else is asked. */
export const isFiller = (word: string): boolean => fillerWords.has(word);
const discountWords = new Set(intents.discounted.map(fold));
const markdownWords = new Set(intents.markedDown.map(fold));

/** A price below it is a size. */
const minPriceLimit = 500;

const amount = String.raw`(\d{1,3}(?: \d{3})+|\d+(?:[.,]\d+)?)`;
const thousand = String.raw`\s?(тысяч[аи]?|тыс\.?|т\.?\s?р\.?|к|k)?`;
const currency = String.raw`\s?(рублей|рубля|руб\.?|р\.?|₽)?(?![\p{L}\p{N}"])`;
/** What is followed by a unit is a size. */
const notSize = String.raw`(?! ?(?:${unitSpellings.join('|')}|лет|года)(?!\p{L}))`;
const maxPricePattern = new RegExp(
  String.raw`(?<!\p{L})(?:до|дешевле|не дороже|не больше|максимум|в пределах) ${amount}${thousand}${currency}${notSize}`,
  'u',
);
const minPricePattern = new RegExp(String.raw`(?<!\p{L})(?:от|дороже|не дешевле) ${amount}${thousand}${currency}${notSize}`, 'u');

/** Takes limits of the price, the wish for a discount and words of buying out of a folded query. */
export function intentOf(query: string): Intent {
  let text = query;
  const take = (pattern: RegExp): number | undefined => {
    const match = pattern.exec(text);
    if (!match) return undefined;
    const price = Number((match[1] ?? '').replaceAll(' ', '').replace(',', '.')) * (match[2] ? 1000 : 1);
    if (price < minPriceLimit) return undefined;
    text = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return price;
  };
  const maxPrice = take(maxPricePattern);
  const minPrice = take(minPricePattern);
  const words = text.split(' ').filter((word) => word !== '');
  const isDiscounted = words.some((word) => discountWords.has(word));
  const isMarkedDown = words.some((word) => markdownWords.has(word));
  const meaningfulWords = words.filter((word) => !markdownWords.has(word));
  const rest = meaningfulWords.filter((word) => !fillerWords.has(word.replaceAll(/[?!.,]/g, '')) && !discountWords.has(word));
  // Somebody who types nothing but such words means them.
  const isSomething = rest.some((word) => !isStopWord(word) && stem(word) !== '');
  return {
    text: (isSomething ? rest : meaningfulWords).join(' '),
    minPrice,
    maxPrice,
    isDiscounted: isDiscounted && isSomething,
    isMarkedDown,
  };
}
