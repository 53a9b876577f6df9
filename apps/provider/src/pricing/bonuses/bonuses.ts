import { giftCategoryId } from '@vitrina/services/contract/fields/special-ids.ts';
import { maxBonuses } from '@vitrina/services/loyalty/vocabulary.ts';
import { floorToRubles } from '@vitrina/services/rules/price.ts';
import { z } from 'zod';

/** What stands beside the price. */
export const bonusesDiscount = 'Бонусы';

/** A card of the basket's owner, with what is to be spent of it. Amounts in kopecks. */
export const bonusSpending = z.object({ cardId: z.number(), amount: z.number(), balance: z.number() });
export type BonusSpending = z.output<typeof bonusSpending>;

/** What it takes to say how much of a line bonuses may pay; the price is after everything else, in kopecks. */
export interface Payable {
  id: number;
  quantity: number;
  finalPrice: number;
  supplierId: number | null;
  categoryId: number | null;
  presentOf: number | null;
  isWarranty: boolean;
}

/** A line that tells what has been taken off one piece. */
interface FailureDetails extends Payable {
  bonuses: number;
  discounts: { actionId: number | null; name: string; promocode: string | null; amount: number }[];
}

/** Whether bonuses pay a part of it: a certificate is worth what it costs, a partner's goods and services are paid in full. */
const isPayable = ({ supplierId, categoryId, presentOf, isWarranty }: Payable): boolean =>
  supplierId === null && categoryId !== giftCategoryId && presentOf === null && !isWarranty;

const maxOfPiece = (line: Payable): number => (isPayable(line) ? maxBonuses(line.finalPrice) : 0);

/** What bonuses may pay of these lines, in kopecks. */
export const limitOf = (lines: readonly Payable[]): number => lines.reduce((sum, line) => sum + maxOfPiece(line) * line.quantity, 0);

/**
 * What bonuses take off one piece of each line, by its id: whole rubles, never more than wanted. Lines of many pieces come first, since
 * single ones take what remains; so at most some rubles of what was wanted stay on the card.
 */
export function allot(lines: readonly Payable[], maxTotal: number): ReadonlyMap<number, number> {
  const parts = new Map<number, number>();
  let remaining = maxTotal;
  for (const line of lines.toSorted((one, other) => other.quantity - one.quantity || one.id - other.id)) {
    const part = Math.min(maxOfPiece(line), floorToRubles(remaining / line.quantity));
    parts.set(line.id, part);
    remaining -= part * line.quantity;
  }
  return parts;
}

/** The lines after bonuses, which come last: after every promotion. */
export function withBonuses<Line extends FailureDetails>(lines: readonly Line[], spending: BonusSpending | null): Line[] {
  if (spending === null) return [...lines];
  const parts = allot(lines, Math.min(spending.amount, spending.balance));
  return lines.map((line) => {
    const bonuses = parts.get(line.id) ?? 0;
    if (bonuses === 0) return line;
    const discounts = [...line.discounts, { actionId: null, name: bonusesDiscount, promocode: null, amount: bonuses }];
    return { ...line, bonuses, finalPrice: line.finalPrice - bonuses, discounts };
  });
}

/** What bonuses take off these lines, in kopecks. */
export const bonusesOf = (lines: readonly { pieces: readonly { bonuses: number; quantity: number }[] }[]): number =>
  lines.flatMap(({ pieces }) => pieces).reduce((sum, { bonuses, quantity }) => sum + bonuses * quantity, 0);
