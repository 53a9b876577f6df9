import type { CardFragment } from '../../generated/graphql.ts';
import { rubles, type Sum } from '../../platform/format/money.ts';
import { monthlyText } from '../../platform/format/monthly.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { part } from '../catalogue/part.ts';
import { anchorOf } from './anchor.ts';
import { availabilityLine } from './availability.ts';
import { preorderLabel } from './buy-label.ts';
import { originLine } from './origin.ts';
import { asSold, partnersBeside } from './partner.ts';
import { splitName } from './split-name.ts';

/** Marks beside a price: two at most besides a trade-in, and one benefit, not its share as well. */
const maxMarks = 2;
/** Code of the provider's mark that says by which share a price is reduced. */
export const reductionCode = 'sale';
/** Of what decides; a card shows four of them, a row all. */
const maxHighlights = 5;

/**
 * What a fact is about, what it is, and how it looks: where it is good or bad news, or where its value tells by itself what it is about, so that
 * a narrow card shows the value alone.
 */
export type Highlight = readonly [about: string, value: string, look?: 'good' | 'warn' | 'sale' | 'bare'];

/** What follows the number of a value. */
const unitOf = (value: string): string | undefined => /^[\d\s.,–×-]+(.*)$/su.exec(value)?.[1];

const isAbsence = (value: string): boolean => /^нет$/iu.test(value);

/** Not «есть», «A» or a number alone; and of «16 ГБ» beside «512 ГБ» nobody would know which is which. */
function withBareValues(facts: readonly { name: string; value: string }[]): Highlight[] {
  const units = facts.map(({ value }) => unitOf(value));
  return facts.map(({ name, value }, index) => {
    const unit = units[index];
    const isBare =
      unit === undefined
        ? /\p{L}{2}/u.test(value) && !/^(?:есть|да)$/iu.test(value)
        : !/^(?:|шт\.?|₽)$/u.test(unit) && units.indexOf(unit) === units.lastIndexOf(unit);
    return isBare ? [name, nbsp(value), 'bare'] : [name, nbsp(value)];
  });
}

/** A price that is lower than it was looks the same wherever it is said; a trade-in is no such price. */
function marksOf({ offer, tradeInSticker, stickers }: CardFragment) {
  const sums = [
    ...(offer.benefit ? [{ look: 'sale' as const, text: `−${rubles(offer.benefit.amount)}` }] : []),
    ...(tradeInSticker === null ? [] : [{ look: 'plain' as const, text: `Трейд-ин −${rubles(tradeInSticker.amount)}` }]),
  ];
  const others = stickers
    .filter(({ code }) => !offer.benefit || code !== reductionCode)
    .slice(0, maxMarks - Math.min(sums.length, 1))
    .map(({ code, name }) => ({ look: code === reductionCode ? ('sale' as const) : ('good' as const), text: name }));
  return [...sums, ...others];
}

/**
 * Gives a card that a page has shown before an anchor of its own: an id is on a page once. Whoever comes back from a form comes to the first,
 * or to what the page is about.
 */
export function withUniqueAnchors(ownId?: string): (labels: CardLabels) => CardLabels {
  const anchorCounts = new Map(ownId === undefined ? [] : [[anchorOf(ownId), 1]]);
  return (labels) => {
    const times = (anchorCounts.get(labels.anchor) ?? 0) + 1;
    anchorCounts.set(labels.anchor, times);
    return times === 1 ? labels : { ...labels, anchor: `${labels.anchor}:${times}` };
  };
}

/** What a card says of a product. The server works it out, so that neither the rules nor what they are about travel. */
export function cardLabels(ownProduct: CardFragment) {
  const product = asSold(ownProduct);
  const { id, url, images, offer, highlights, reviewCounters, isBuyable } = product;
  const { model, apart } = splitName(product);
  return {
    id,
    anchor: anchorOf(id),
    model,
    apart,
    url,
    images: images.slice(0, 2),
    marks: marksOf(product),
    price: offer.price.amount,
    priceOld: offer.priceOld?.amount,
    monthly: offer.credit && monthlyText(offer.credit).replaceAll(' ', '\u00a0'),
    origin: originLine(product),
    // What the name has said is not said again.
    // What it has not is told on its page: a card would cut it to the name of what it had not.
    highlights: withBareValues(
      highlights.filter(({ value }) => !isAbsence(value) && !apart?.includes(nbsp(value))).slice(0, maxHighlights),
    ),
    rating: reviewCounters.rating,
    reviews: reviewCounters.count,
    availability: availabilityLine(product),
    isBuyable,
    /** A code has nothing to compare. */
    isCompared: !product.isDigital,
    /** The partner whose piece is bought; the shop's own when absent. */
    partnerId: product.partnerId,
    /** Where partners offer what the shop has run out of. */
    partnersUrl: partnersBeside(ownProduct) === null ? null : `${url}/supplier#${part}`,
    label: preorderLabel({ offer }),
  };
}

export type CardLabels = ReturnType<typeof cardLabels>;

/** A card of a list that is in the order of this cost says it first. */
export function withRunningCost(labels: CardLabels, cost: { perYear: Sum } | null): CardLabels {
  if (cost === null) return labels;
  return { ...labels, highlights: [['Обойдётся в год', rubles(cost.perYear.amount)], ...labels.highlights.slice(0, maxHighlights - 1)] };
}

/** A card of a list of discounts says how large each is, not how many rubles; as long as the provider has a mark for it. */
export function withDiscountShare(labels: CardLabels, stickers: CardFragment['stickers']): CardLabels {
  const share = stickers.find(({ code }) => code === reductionCode);
  const [sum, ...others] = labels.marks;
  return share === undefined || sum === undefined ? labels : { ...labels, marks: [{ ...sum, text: share.name }, ...others] };
}
