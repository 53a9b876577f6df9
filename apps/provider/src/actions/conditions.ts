import type { Circumstances, Condition, Goods, Terms } from './terms.ts';

/** Devices that an action of trade-in asks for. */
const devices: Readonly<Record<string, number>> = { 'trade-in-1': 1, 'trade-in-2': 2 };

/** How many of them one asks for; none where it is no action of trade-in. */
export const devicesOf = (action: Pick<Terms, 'mechanic'> | undefined): number => devices[action?.mechanic ?? ''] ?? 0;

const piecesOf = (lines: readonly Goods[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether an action may change the price of this line, or give something with it. */
export const isTarget = (action: Pick<Terms, 'isForAll' | 'targets'>, line: Goods): boolean =>
  line.takesPart && (action.isForAll || action.targets.includes(line.productId));

/**
 * What an action asks for, each with whether it is so. Old devices are asked for by each piece, and by an action for all once. All of it is about prices before promotions,
 * so no action is another's condition.
 */
export function conditionsOf(action: Terms, lines: readonly Goods[], circumstances: Circumstances): Condition[] {
  const goods = lines.filter(({ takesPart }) => takesPart);
  const targets = goods.filter((line) => isTarget(action, line));
  const conditions: Condition[] = [];
  if (targets.length === 0) conditions.push({ kind: 'goods', isMet: false, productIds: action.targets });
  if (action.minSum > 0) {
    const missing = Math.max(0, action.minSum - goods.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
    conditions.push({ kind: 'sum', isMet: missing === 0, least: action.minSum, missing });
  }
  if (action.partners.length > 0) {
    const partners = goods.filter(({ productId }) => action.partners.includes(productId));
    const missing = Math.max(0, ...[...Map.groupBy(targets, ({ productId }) => productId)].map(([id, of]) => lacking(id, of, partners)));
    conditions.push({ kind: 'partner', isMet: missing === 0, productIds: action.partners, missing });
  }
  const needed = devicesOf(action) * (action.isForAll ? 1 : Math.max(1, piecesOf(targets)));
  if (needed > 0) conditions.push({ kind: 'trade-in', isMet: circumstances.devices >= needed, devices: needed });
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

/** Pieces of the other goods that are missing for each piece of a target to have one; a product is no partner of itself. */
function lacking(productId: number, targets: readonly Goods[], partners: readonly Goods[]): number {
  return piecesOf(targets) - piecesOf(partners.filter((partner) => partner.productId !== productId));
}
