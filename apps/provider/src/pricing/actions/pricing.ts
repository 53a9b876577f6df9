import { type Part, partsOf, reducedPrice } from '@vitrina/services/rules/reduced-price.ts';
import { type PartKey, partKeys } from '../split.ts';
import { type Allotment, type AllotmentResult, allot, type Counting } from './allot.ts';
import { conditionsOf, devicesOf } from './conditions.ts';
import type { Circumstances, Condition, Goods, Terms } from './terms.ts';

/** Pieces of a line that cost the same. */
export interface PricedPieces {
  quantity: number;
  /** Of one piece, in kopecks. */
  finalPrice: number;
  parts: Part[];
  /** Old devices that the promotions on these pieces have asked for. */
  devices: number;
}

export interface PricingResult {
  /** The pieces of each line by its id, those with discounts first. */
  lines: ReadonlyMap<number, PricedPieces[]>;
  /** What each action asks for, by its id: in the order of the basket that it counts in, or else is nearest to. */
  conditions: ReadonlyMap<number, Condition[]>;
  /** The orders of the basket in which nothing is missing of what an action asks for, by its id. */
  countsIn: ReadonlyMap<number, ReadonlySet<PartKey>>;
  /** Pieces of a line that an action gives presents with, and the devices that these have asked for beside those of discounts. */
  presents: { lineId: number; actionId: number; quantity: number; devices: number }[];
}

/** Actions of which every set is tried where there is not enough of what they ask for; of more the dearest. */
const maxContestedActions = 6;

/** An action counts only when nothing of what it asks for is missing (spec 2 §4). */
export const isApplicable = (conditions: readonly Condition[]): boolean => conditions.every(({ isMet }) => isMet);

/**
 * Prices of the lines with all actions that count. Conditions are reckoned within one order of the basket; a set and an old device lower the
 * pieces that they are there for, and the others keep their price. On each piece the actions that make it cheapest are taken, of those that may
 * be added to each other. The order in which lines and actions come is of no consequence.
 */
export function priceGoods(lines: readonly Goods[], actions: readonly Terms[], circumstances: Circumstances): PricingResult {
  const orders = partKeys.flatMap((order) => {
    const goods = lines.filter((line) => line.order === order);
    return goods.length === 0 ? [] : [{ order, goods }];
  });
  if (orders.length === 0) orders.push({ order: 'buy', goods: [] });
  const stands = actions.map((action) => ({
    action,
    orders: orders.map(({ order, goods }) => ({
      order,
      conditions: conditionsOf(action, goods, circumstancesIn(order, circumstances), lines),
    })),
  }));
  const counting = stands.flatMap(({ action, orders: of }) =>
    of.flatMap(({ order, conditions }) => (isApplicable(conditions) ? [{ order, action }] : [])),
  );
  const allotment = bestAllotment(lines, counting, circumstances);
  const inUse = usedIn(allotment);
  // What would count with devices enough; an action that is beaten by others lacks none.
  const usableIds = allotment.isShort ? usedIn(allot(lines, counting, Number.POSITIVE_INFINITY)) : inUse;
  const askedDevices = countDevices(allotment);
  return {
    lines: new Map(lines.map((line) => [line.id, piecesOf(line, allotment.discounts)])),
    presents: allotment.presents.flatMap(({ actions: of, ...one }) => of.map(({ id }) => ({ ...one, actionId: id }))),
    countsIn: new Map(
      stands.map(({ action, orders: of }) => [
        action.id,
        new Set(of.flatMap(({ order, conditions }) => (isApplicable(conditions) ? [order] : []))),
      ]),
    ),
    conditions: new Map(
      stands.map(({ action, orders: of }) => {
        const conditions = nearest(of.map((one) => one.conditions));
        const isLacking = usableIds.has(action.id) && !inUse.has(action.id);
        return [action.id, isLacking ? withoutDevices(action, conditions, askedDevices, circumstances) : conditions];
      }),
    ),
  };
}

/** An order that is sent may be paid otherwise than one that is brought. */
const circumstancesIn = (order: PartKey, circumstances: Circumstances): Circumstances => ({
  ...circumstances,
  paymentTypeId: circumstances.paymentTypeIn?.(order) ?? circumstances.paymentTypeId,
});

/** The conditions of the order in which fewest are missing. */
const nearest = (all: readonly Condition[][]): Condition[] => {
  // An order that has nothing of what the action is about says nothing of it.
  const unmet = (conditions: readonly Condition[]): number =>
    conditions.reduce((sum, { kind, isMet }) => sum + (isMet ? 0 : kind === 'goods' ? conditions.length : 1), 0);
  const missing = (conditions: readonly Condition[]): number =>
    conditions.reduce((sum, one) => sum + (one.isMet || !('missing' in one) ? 0 : one.missing), 0);
  const [first = []] = all.toSorted((one, other) => unmet(one) - unmet(other) || missing(one) - missing(other));
  return first;
};

const usedIn = ({ discounts, presents }: AllotmentResult): ReadonlySet<number> =>
  new Set([...discounts, ...presents].flatMap(({ actions }) => actions.map(({ id }) => id)));

const countDevices = ({ discounts, presents }: AllotmentResult): number =>
  [...discounts, ...presents].reduce((sum, { devices }) => sum + devices, 0);

/** An action that others have left no devices for says how many there would have to be. */
function withoutDevices(action: Terms, conditions: Condition[], askedDevices: number, { devices }: Circumstances): Condition[] {
  const neededDevices = askedDevices + devicesOf(action);
  if (devicesOf(action) === 0 || neededDevices <= devices) return conditions;
  return conditions.map((one) => (one.kind === 'trade-in' ? { ...one, isMet: false, devices: neededDevices } : one));
}

/**
 * Where there are fewer partners or devices than the actions would take, every set of them is tried, and the one that takes most off counts, then the
 * one that gives most. So whatever comes to count beside the others makes the basket no dearer.
 */
function bestAllotment(lines: readonly Goods[], counting: readonly Counting[], { devices }: Circumstances): AllotmentResult {
  let best = allot(lines, counting, devices);
  if (!best.isShort) return best;
  const savings = new Map(counting.map((one) => [one, allot(lines, [one], devices).saved]));
  const bySavings = counting.toSorted(
    (one, other) =>
      (savings.get(other) ?? 0) - (savings.get(one) ?? 0) || one.action.id - other.action.id || (one.order < other.order ? -1 : 1),
  );
  const [contestedActions, others] = [bySavings.slice(0, maxContestedActions), bySavings.slice(maxContestedActions)];
  const grow = (chosen: readonly Counting[], from: number): void => {
    const outcome = allot(lines, [...others, ...chosen], devices);
    if (outcome.saved > best.saved || (outcome.saved === best.saved && outcome.presents.length > best.presents.length)) best = outcome;
    for (const [at, one] of contestedActions.entries()) if (at >= from) grow([...chosen, one], at + 1);
  };
  grow([], 0);
  return { ...best, isShort: true };
}

/** A line in pieces that cost the same. */
function piecesOf(line: Goods, discounts: readonly Allotment[]): PricedPieces[] {
  const own = discounts.filter(({ lineId }) => lineId === line.id);
  const pieces = own.map(({ quantity, actions, devices }) => ({
    quantity,
    devices,
    finalPrice: reducedPrice(line.price, actions),
    parts: partsOf(line.price, actions),
  }));
  const rest = line.quantity - own.reduce((sum, { quantity }) => sum + quantity, 0);
  return rest > 0 ? [...pieces, { quantity: rest, devices: 0, finalPrice: line.price, parts: [] }] : pieces;
}
