import { floorToRubles } from '@vitrina/services/rules/price.ts';
import { type BasketState, type Line, takesPart } from '../basket/state.ts';
import type { Transaction } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { isTarget } from '../pricing/actions/conditions.ts';
import type { Part } from '../pricing/split.ts';

/** Writes down what actions that count in a new order promise for its pieces: it is credited when the order is received, whatever becomes of them meanwhile. */
export async function promiseBonuses(
  tx: Transaction,
  orderId: number,
  { key, items: lines }: Part<Line>,
  actions: BasketState['actions'],
): Promise<void> {
  const bonusActions = actions.filter(({ action, countsIn }) => action.mechanic === 'bonuses' && countsIn.has(key));
  for (const line of lines) {
    const { productId } = line;
    const targeting = bonusActions.filter(({ action }) => isTarget(action, { productId, takesPart: takesPart(line) }));
    const amount = targeting.reduce((sum, { action }) => sum + floorToRubles(action.discount), 0);
    if (amount === 0) continue;
    await tx.execute(sql`update order_items set promised_bonuses = ${amount}
      where order_id = ${orderId} and product_id = ${productId} and supplier_id is null and present_of is null and not is_warranty`);
  }
}
