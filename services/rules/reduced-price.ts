import { isPercentage } from '../actions/vocabulary.ts';
import { finalPrice } from './price.ts';

type Id = number | string;

/** What an action takes off a price. */
export interface PriceTerms {
  /** One of the specification's words. */
  type: string;
  /** Whole percents of `percent` and `percent_discount`, kopecks of the others. */
  discount: number;
}

/** The same among others. */
export interface SummedTerms<ActionId extends Id = Id> extends PriceTerms {
  id: ActionId;
  /** Actions that it may be added to on one product. */
  sumsWith: readonly ActionId[];
}

/** What one action takes off one piece, in kopecks. */
export interface Part<ActionId extends Id = number> {
  actionId: ActionId;
  amount: number;
}

/**
 * Price of a piece with these actions together. A special price stands first, all the others are reckoned from it and taken off at once,
 * so that it does not matter which of them is named first; kopecks are rounded down once (spec 1 §5).
 */
export function reducedPrice(price: number, actions: readonly PriceTerms[]): number {
  const special = actions.flatMap(({ type, discount }) => (type === 'special_price' ? [discount] : []));
  const start = finalPrice(price, price - Math.min(price, ...special));
  // In hundredths of a kopeck: a whole percent of whole kopecks is a whole number of them.
  const off = actions.reduce((sum, action) => sum + hundredthsOff(start, action), 0);
  return finalPrice(start, Math.ceil(off / 100));
}

function hundredthsOff(price: number, { type, discount }: PriceTerms): number {
  if (isPercentage(type)) return price * Math.min(100, discount);
  return type === 'absolute_discount' ? discount * 100 : 0;
}

/** Actions that are tried with each other on one line; a product with more of them has the best ones tried. */
const maxTriedActions = 8;

const isSummed = (one: SummedTerms, other: SummedTerms): boolean => one.sumsWith.includes(other.id) || other.sumsWith.includes(one.id);

/** Ids of digits stand by their number, whether they are sent as numbers or as text. */
const ids = new Intl.Collator('en', { numeric: true });
const byAge = (one: { id: Id }, other: { id: Id }): number => ids.compare(String(one.id), String(other.id));

/** Of the sets of actions that may all be added to each other the one with the lowest price; of equals the smaller, then the older. */
export function cheapest<Terms extends SummedTerms>(price: number, actions: readonly Terms[]): Terms[] {
  const alone = (action: Terms): number => reducedPrice(price, [action]);
  const candidates = actions
    .filter((action) => alone(action) < price)
    .sort((one, other) => alone(one) - alone(other) || byAge(one, other))
    .slice(0, maxTriedActions)
    .sort(byAge);
  let best: { price: number; actions: Terms[] } = { price, actions: [] };
  const grow = (chosen: Terms[], from: number): void => {
    const now = reducedPrice(price, chosen);
    if (now < best.price || (now === best.price && chosen.length < best.actions.length)) best = { price: now, actions: chosen };
    for (const [at, action] of candidates.entries())
      if (at >= from && chosen.every((other) => isSummed(action, other))) grow([...chosen, action], at + 1);
  };
  grow([], 0);
  return best.actions;
}

/** What each of the actions takes off; together they are the whole discount. A special price is told first, then the older action. */
export function partsOf<ActionId extends Id>(price: number, actions: readonly SummedTerms<ActionId>[]): Part<ActionId>[] {
  const isSpecial = ({ type }: PriceTerms): number => (type === 'special_price' ? 0 : 1);
  const sorted = [...actions].sort((one, other) => isSpecial(one) - isSpecial(other) || byAge(one, other));
  return sorted.flatMap(({ id }, at) => {
    const amount = reducedPrice(price, sorted.slice(0, at)) - reducedPrice(price, sorted.slice(0, at + 1));
    return amount > 0 ? [{ actionId: id, amount }] : [];
  });
}
