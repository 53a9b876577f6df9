import type { Circumstances, Condition, Goods, Terms } from './terms.ts';

/** Devices that an action of trade-in asks for. */
const devices: Readonly<Record<string, number>> = { 'trade-in-1': 1, 'trade-in-2': 2 };

/** How many of them one asks for; none where it is no action of trade-in. */
export const devicesOf = (action: Pick<Terms, 'mechanic'> | undefined): number => devices[action?.mechanic ?? ''] ?? 0;

const sumOf = (lines: readonly Goods[]): number => lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
const piecesOf = (lines: readonly Goods[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether an action may change the price of this line, or give something with it. */
export const isTarget = (action: Pick<Terms, 'isForAll' | 'targets'>, line: Pick<Goods, 'productId' | 'takesPart'>): boolean =>
  line.takesPart && (action.isForAll || action.targets.includes(line.productId));

/** Pieces of a set's other goods: all of them, and of each product, which is no partner of itself. */
export interface Partners {
  all: number;
  ofProduct: ReadonlyMap<number, number>;
}

/** The partners that lie in one order; undefined where an action asks for none. */
export function partnersOf(action: Terms, lines: readonly Goods[]): Partners | undefined {
  if (action.partners.length === 0) return undefined;
  const partners = lines.filter(({ takesPart, productId }) => takesPart && action.partners.includes(productId));
  const ofProduct = new Map([...Map.groupBy(partners, ({ productId }) => productId)].map(([id, of]) => [id, piecesOf(of)]));
  return { all: piecesOf(partners), ofProduct };
}

/** Pieces of a product that may have a partner of their own. */
export const pairsFor = ({ all, ofProduct }: Partners, productId: number): number => all - (ofProduct.get(productId) ?? 0);

/**
 * What an action asks of the goods of one order, each with whether it is so. Old devices are asked for by each piece, and by an action for all once;
 * one piece is enough for the action to count. `basket` has the
 * goods of its other orders as well. All of it is about prices before promotions, so no action is another's condition.
 */
export function conditionsOf(
  action: Terms,
  lines: readonly Goods[],
  circumstances: Circumstances,
  basket: readonly Goods[] = lines,
): Condition[] {
  const goods = lines.filter(({ takesPart }) => takesPart);
  const targets = goods.filter((line) => isTarget(action, line));
  const conditions: Condition[] = [];
  if (targets.length === 0) conditions.push({ kind: 'goods', isMet: false, productIds: action.targets });
  if (action.minSum > 0) {
    const missing = Math.max(0, action.minSum - sumOf(goods));
    const isInOrders = missing > 0 && sumOf(basket.filter(({ takesPart }) => takesPart)) >= action.minSum;
    conditions.push({ kind: 'sum', isMet: missing === 0, minSum: action.minSum, missing, isInOrders });
  }
  const partners = partnersOf(action, goods);
  if (partners !== undefined) {
    const lacking = [...Map.groupBy(targets, ({ productId }) => productId)].map(([id, of]) => piecesOf(of) - pairsFor(partners, id));
    const missing = Math.max(0, piecesOf(targets) - partners.all, ...lacking);
    const isMet = targets.length === 0 || targets.some(({ productId }) => pairsFor(partners, productId) > 0);
    const there = new Set(basket.filter(({ takesPart }) => takesPart).map(({ productId }) => productId));
    const isInOtherOrder = partners.all === 0 && action.partners.some((id) => there.has(id) && !action.targets.includes(id));
    conditions.push({ kind: 'partner', isMet, productIds: action.partners.filter((id) => !there.has(id)), missing, isInOtherOrder });
  }
  const neededDevices = devicesOf(action);
  if (neededDevices > 0) conditions.push({ kind: 'trade-in', isMet: circumstances.devices >= neededDevices, devices: neededDevices });
  if (action.recommendsService && circumstances.isServiceRequired) {
    conditions.push({ kind: 'service', isMet: targets.every(({ hasService }) => hasService) });
  }
  if (action.paymentTypeIds.length > 0) {
    const { paymentTypeId } = circumstances;
    const isMet = paymentTypeId !== null && action.paymentTypeIds.includes(paymentTypeId);
    conditions.push({ kind: 'payment', isMet, paymentTypeIds: action.paymentTypeIds });
  }
  return conditions;
}
