import { finalPrice } from '../basket/price.ts';
import { conditionsOf, devicesOf, isTarget } from './conditions.ts';
import { demandsOf, devicesIn } from './devices.ts';
import type { Circumstances, Condition, Goods, Terms } from './terms.ts';

/** What one action takes off one piece, in kopecks. */
export interface Part {
  actionId: number;
  amount: number;
}

export interface Priced {
  /** Of one piece of each line, by its id. */
  lines: ReadonlyMap<number, { finalPrice: number; parts: Part[] }>;
  /** What each action asks for, by its id. */
  conditions: ReadonlyMap<number, Condition[]>;
}

/** Actions that are tried with each other on one line; a product with more of them has the best ones tried. */
const mostTried = 8;
/** Actions of which every set is tried when there are fewer old devices than they ask for; of more the dearest. */
const mostExchanges = 6;

/** An action counts only when nothing of what it asks for is missing (spec 2 §4). */
export const isApplicable = (conditions: readonly Condition[]): boolean => conditions.every(({ isMet }) => isMet);

/**
 * Prices of the lines with all actions that count. On each line the actions that make it cheapest are taken, of those that may be added
 * to each other. The order in which lines and actions come is of no consequence.
 */
export function priceGoods(lines: readonly Goods[], actions: readonly Terms[], circumstances: Circumstances): Priced {
  const conditions = new Map(actions.map((action) => [action.id, conditionsOf(action, lines, circumstances)]));
  const possible = actions.filter(({ id }) => isApplicable(conditions.get(id) ?? []));
  const { counting, lacking } = withDevices(lines, possible, circumstances);
  for (const [id, devices] of lacking) {
    const asked = conditions.get(id) ?? [];
    conditions.set(
      id,
      asked.map((condition) => (condition.kind === 'trade-in' ? { ...condition, isMet: false, devices } : condition)),
    );
  }
  return {
    conditions,
    lines: new Map(
      lines.map((line) => {
        const chosen = chosenFor(line, counting);
        return [line.id, { finalPrice: reduced(line.price, chosen), parts: partsOf(line.price, chosen) }];
      }),
    ),
  };
}

const chosenFor = (line: Goods, actions: readonly Terms[]): Terms[] =>
  cheapest(
    line.price,
    actions.filter((action) => isTarget(action, line)),
  );

/**
 * Which of the actions count when no device is handed in for two lines: of those that ask for devices the set that takes most off, then the one that
 * gives most presents. Of the others it is told how many devices there would have to be.
 */
function withDevices(
  lines: readonly Goods[],
  possible: readonly Terms[],
  { devices }: Circumstances,
): { counting: readonly Terms[]; lacking: Map<number, number> } {
  const lacking = new Map<number, number>();
  if (outcomeOf(lines, possible).asked <= devices) return { counting: possible, lacking };
  const isExchange = (action: Terms): boolean => devicesOf(action) > 0;
  const saved = (action: Terms): number => outcomeOf(lines, [action]).saved;
  const exchanges = possible.filter(isExchange).sort((one, other) => saved(other) - saved(one) || one.id - other.id);
  let counting = possible.filter((action) => !isExchange(action));
  let best = { ...outcomeOf(lines, counting), counting };
  const grow = (chosen: readonly Terms[], from: number): void => {
    const outcome = outcomeOf(lines, chosen);
    const isBetter = outcome.saved > best.saved || (outcome.saved === best.saved && chosen.length > best.counting.length);
    if (outcome.asked <= devices && isBetter) best = { ...outcome, counting: [...chosen] };
    for (const [at, action] of exchanges.slice(0, mostExchanges).entries()) if (at >= from) grow([...chosen, action], at + 1);
  };
  grow(counting, 0);
  counting = best.counting;
  for (const action of exchanges.filter((each) => !best.counting.includes(each))) {
    const { asked } = outcomeOf(lines, [...counting, action]);
    if (asked > devices) lacking.set(action.id, asked);
    else counting = [...counting, action];
  }
  return { counting, lacking };
}

/** Kopecks that these actions take off, and the devices that are asked for by those that do, and by those that give presents. */
function outcomeOf(lines: readonly Goods[], actions: readonly Terms[]): { saved: number; asked: number } {
  const used = lines
    .toSorted((one, other) => one.id - other.id)
    .map((line) => {
      const chosen = chosenFor(line, actions);
      const gives = (action: Terms): boolean => action.type === 'present' && isTarget(action, line);
      const saved = (line.price - reduced(line.price, chosen)) * line.quantity;
      return { lineId: line.id, quantity: line.quantity, actions: actions.filter((one) => chosen.includes(one) || gives(one)), saved };
    });
  return { saved: used.reduce((sum, { saved }) => sum + saved, 0), asked: devicesIn(demandsOf(used)) };
}

/**
 * Price of a piece with these actions together. A special price stands first, all the others are reckoned from it and taken off at once,
 * so that it does not matter which of them is named first; kopecks are rounded down once (spec 1 §5).
 */
export function reduced(price: number, actions: readonly Terms[]): number {
  const special = actions.flatMap(({ type, discount }) => (type === 'special_price' ? [discount] : []));
  const start = finalPrice(price, price - Math.min(price, ...special));
  // In hundredths of a kopeck: a whole percent of whole kopecks is a whole number of them.
  const off = actions.reduce((sum, action) => sum + hundredthsOff(start, action), 0);
  return finalPrice(start, Math.ceil(off / 100));
}

function hundredthsOff(price: number, { type, discount }: Terms): number {
  if (type === 'percent' || type === 'percent_discount') return price * Math.min(100, discount);
  return type === 'absolute_discount' ? discount * 100 : 0;
}

const isSummed = (one: Terms, other: Terms): boolean => one.sumsWith.includes(other.id) || other.sumsWith.includes(one.id);

/** Of the sets of actions that may all be added to each other the one with the lowest price; of equals the smaller, then the older. */
function cheapest(price: number, actions: readonly Terms[]): Terms[] {
  const alone = (action: Terms): number => reduced(price, [action]);
  const tried = actions
    .filter((action) => alone(action) < price)
    .sort((one, other) => alone(one) - alone(other) || one.id - other.id)
    .slice(0, mostTried)
    .sort((one, other) => one.id - other.id);
  let best: { price: number; actions: Terms[] } = { price, actions: [] };
  const grow = (chosen: Terms[], from: number): void => {
    const now = reduced(price, chosen);
    if (now < best.price || (now === best.price && chosen.length < best.actions.length)) best = { price: now, actions: chosen };
    for (const [at, action] of tried.entries())
      if (at >= from && chosen.every((other) => isSummed(action, other))) grow([...chosen, action], at + 1);
  };
  grow([], 0);
  return best.actions;
}

/** What each of the actions takes off; together they are the whole discount. A special price is told first, then the older action. */
function partsOf(price: number, actions: readonly Terms[]): Part[] {
  const isSpecial = ({ type }: Terms): number => (type === 'special_price' ? 0 : 1);
  const told = [...actions].sort((one, other) => isSpecial(one) - isSpecial(other) || one.id - other.id);
  return told.flatMap(({ id }, at) => {
    const amount = reduced(price, told.slice(0, at)) - reduced(price, told.slice(0, at + 1));
    return amount > 0 ? [{ actionId: id, amount }] : [];
  });
}
