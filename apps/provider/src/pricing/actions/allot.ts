import { cheapest, reducedPrice } from '@vitrina/services/rules/reduced-price.ts';
import type { PartKey } from '../split.ts';
import { devicesOf, isTarget, type Partners, pairsFor, partnersOf } from './conditions.ts';
import type { Goods, Terms } from './terms.ts';

/** An action that counts in one order of the basket. */
export interface Counting {
  order: PartKey;
  action: Terms;
}

/** Pieces of a line that the same actions do something for, and the old devices that these ask for. */
export interface Allotment {
  lineId: number;
  quantity: number;
  actions: readonly Terms[];
  devices: number;
}

export interface AllotmentResult {
  /** Discounts and presents, in the order in which they were given. */
  discounts: Allotment[];
  presents: Allotment[];
  saved: number;
  /** Whether a partner or a device has been missing for a piece. */
  isShort: boolean;
}

/** What is left of what actions ask for: partners of each action in each order, and old devices. */
class RemainingResources {
  devices: number;
  /** Grows whenever something has been taken that there is not without end. */
  version = 0;
  readonly #partners: ReadonlyMap<Counting, Partners | undefined>;
  readonly #used = new Map<Counting, { all: number; ofProduct: Map<number, number> }>();
  readonly #askedOnce = new Set<number>();

  constructor(lines: readonly Goods[], counting: readonly Counting[], devices: number) {
    this.devices = devices;
    this.#partners = new Map(
      counting.map((one) => [
        one,
        partnersOf(
          one.action,
          lines.filter(({ order }) => order === one.order),
        ),
      ]),
    );
  }

  /** Pieces of a product that have a partner under an action. */
  pairs(one: Counting, productId: number): number {
    const partners = this.#partners.get(one);
    if (partners === undefined) return Number.POSITIVE_INFINITY;
    const used = this.#used.get(one);
    return Math.min(partners.all - (used?.all ?? 0), pairsFor(partners, productId) - (used?.ofProduct.get(productId) ?? 0));
  }

  /** Devices that one piece asks for; actions share those of a piece, and one for everything asks once. */
  #perPiece(actions: readonly Counting[]): number {
    return Math.max(0, ...actions.map(({ action }) => (action.isForAll ? 0 : devicesOf(action))));
  }

  #atOnce(actions: readonly Counting[]): number {
    const pendingActions = actions.filter(({ action }) => action.isForAll && !this.#askedOnce.has(action.id));
    return Math.max(0, ...pendingActions.map(({ action }) => devicesOf(action)));
  }

  /** Pieces of a line that all of these actions may be used for. */
  pieces(actions: readonly Counting[], productId: number): number {
    if (this.#atOnce(actions) > this.devices) return 0;
    const perPiece = this.#perPiece(actions);
    return Math.min(
      perPiece === 0 ? Number.POSITIVE_INFINITY : Math.floor(this.devices / perPiece),
      ...actions.map((one) => this.pairs(one, productId)),
    );
  }

  take(actions: readonly Counting[], productId: number, quantity: number): number {
    const devices = Math.max(this.#perPiece(actions) * quantity, this.#atOnce(actions));
    this.devices -= devices;
    if (devices > 0 || actions.some(({ action }) => action.partners.length > 0)) this.version += 1;
    for (const one of actions) {
      if (one.action.isForAll) this.#askedOnce.add(one.action.id);
      const used = this.#used.get(one) ?? { all: 0, ofProduct: new Map<number, number>() };
      used.all += quantity;
      used.ofProduct.set(productId, (used.ofProduct.get(productId) ?? 0) + quantity);
      this.#used.set(one, used);
    }
    return devices;
  }
}

/**
 * Gives the lines what these actions take off, the dearest discounts first: each as many pieces as have a partner and devices of their own. What
 * discounts have left of the devices goes to presents. The order in which lines and actions come is of no consequence.
 */
export function allot(lines: readonly Goods[], counting: readonly Counting[], devices: number): AllotmentResult {
  const remaining = new RemainingResources(lines, counting, devices);
  const result: AllotmentResult = { discounts: [], presents: [], saved: 0, isShort: false };
  const open = lines.toSorted((one, other) => one.id - other.id).map((line) => ({ line, quantity: line.quantity }));
  const bestByLine = new Map<Goods, Best & { version: number }>();
  const best = (line: Goods): Best => {
    const before = bestByLine.get(line);
    if (before?.version === remaining.version) return before;
    const now = bestFor(line, counting, remaining);
    bestByLine.set(line, { ...now, version: remaining.version });
    return now;
  };
  for (;;) {
    const offers = open.flatMap((one) => {
      if (one.quantity === 0) return [];
      const offer = best(one.line);
      result.isShort ||= offer.isShort;
      return offer.saved > 0 ? [{ ...offer, one }] : [];
    });
    const [first] = offers.toSorted((a, b) => b.saved - a.saved || a.one.line.id - b.one.line.id);
    if (first === undefined) break;
    const { one, chosen, saved } = first;
    const quantity = Math.min(one.quantity, remaining.pieces(chosen, one.line.productId));
    one.quantity -= quantity;
    result.saved += saved * quantity;
    const devicesTaken = remaining.take(chosen, one.line.productId, quantity);
    result.discounts.push({ lineId: one.line.id, quantity, actions: chosen.map(({ action }) => action), devices: devicesTaken });
  }
  givePresents(lines, counting, remaining, result);
  return result;
}

interface Best {
  /** Of one piece, in kopecks. */
  saved: number;
  chosen: Counting[];
  /** Whether a partner or a device is missing for one of the actions. */
  isShort: boolean;
}

/** The actions that make a piece of a line cheapest, of those that have something left for it. */
function bestFor(line: Goods, counting: readonly Counting[], remaining: RemainingResources): Best {
  const targeting = counting.filter((one) => one.order === line.order && isTarget(one.action, line));
  const able = targeting.filter((one) => remaining.pieces([one], line.productId) > 0);
  const actions = cheapest(
    line.price,
    able.map(({ action }) => action),
  );
  const chosen = able.filter(({ action }) => actions.includes(action));
  const isShort = targeting.some((one) => !able.includes(one) && reducedPrice(line.price, [one.action]) < line.price);
  return { saved: line.price - reducedPrice(line.price, actions), chosen, isShort };
}

function givePresents(
  lines: readonly Goods[],
  counting: readonly Counting[],
  remaining: RemainingResources,
  result: AllotmentResult,
): void {
  const presentActions = counting
    .filter(({ action }) => action.type === 'present')
    .toSorted((one, other) => one.action.id - other.action.id);
  for (const one of presentActions) {
    for (const line of lines.toSorted((a, b) => a.id - b.id)) {
      if (line.order !== one.order || !isTarget(one.action, line)) continue;
      // A device that a discount on the same line has asked for is shared with its present.
      const discounts = result.discounts.filter(({ lineId }) => lineId === line.id);
      const coveredPieces = devicesOf(one.action) === 0 ? 0 : coveredBy(discounts, devicesOf(one.action));
      const pairs = remaining.pairs(one, line.productId);
      const free = Math.min(line.quantity, pairs, coveredPieces);
      const more = Math.min(line.quantity - free, Math.max(0, pairs - free), remaining.pieces([one], line.productId));
      if (free + more < line.quantity) result.isShort = true;
      if (free + more === 0) continue;
      const devices = more > 0 ? remaining.take([one], line.productId, more) : 0;
      result.presents.push({ lineId: line.id, quantity: free + more, actions: [one.action], devices });
    }
  }
}

/** Pieces whose discounts have asked for so many devices each. */
const coveredBy = (discounts: readonly Allotment[], devicesPerPiece: number): number =>
  discounts.reduce((sum, { quantity, devices }) => sum + (devices >= devicesPerPiece * quantity ? quantity : 0), 0);
