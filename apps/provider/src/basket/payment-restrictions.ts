import type { BasketState, Line } from './state.ts';

/**
 * Payment types that the prices of these lines hold for: what every promotion has in common that has lowered one and asks for a way to pay.
 * Empty where none does.
 */
export function allowedPaymentTypes(lines: readonly Pick<Line, 'pieces'>[], actions: BasketState['actions']): number[] {
  const appliedActionIds = new Set(
    lines.flatMap(({ pieces }) => pieces).flatMap(({ discounts }) => discounts.map(({ actionId }) => actionId)),
  );
  const [first, ...more] = actions.flatMap(({ action: { id, paymentTypeIds } }) =>
    appliedActionIds.has(id) && paymentTypeIds.length > 0 ? [paymentTypeIds] : [],
  );
  return first?.filter((id) => more.every((ids) => ids.includes(id))) ?? [];
}

/** Whether an order whose price holds for these payment types may be paid by this one. */
export const isPaymentTypeAllowed = (allowedIds: readonly number[], paymentTypeId: number): boolean =>
  allowedIds.length === 0 || allowedIds.includes(paymentTypeId);
