import { messages } from '@vitrina/services/contract/fields/messages.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/refusal.ts';
import { conditionText } from './labels.ts';
import { isApplicable } from './pricing.ts';
import { readPromocode, type StoredAction } from './read.ts';
import type { Condition } from './terms.ts';

/** What stands beside the field (spec 1 §5 for the empty one). */
export const promocodeMessages = {
  empty: messages.required,
  unknown: 'Такого промокода нет. Проверьте, как он написан.',
  expired: 'Срок действия этого промокода истёк.',
  beaten: 'По этому промокоду выходит не дешевле, чем уже есть.',
} as const;

/** Longer is no code. */
const maxLength = 40;

/** A code as it is kept: without spaces, in capital letters. */
export const readCode = (input: string): string => input.replaceAll(/\s/g, '').toUpperCase();

/** Refuses what is no promocode of this moment. */
export async function checkPromocode(db: Database, code: string): Promise<void> {
  const wrong = (message: string) => invalid({ promocode: [message] });
  if (code === '') throw wrong(promocodeMessages.empty);
  const stored = code.length > maxLength ? undefined : await readPromocode(db, code);
  if (stored === undefined) throw wrong(promocodeMessages.unknown);
  if (!stored.isOn) throw wrong(promocodeMessages.expired);
}

/** How the stored code stands: whether it lowers the price, and if it does not, why. */
export interface PromocodeState {
  code: string;
  name: string | null;
  isApplied: boolean;
  message: string | null;
}

export function promocodeState(
  code: string | null,
  action: StoredAction | undefined,
  conditions: readonly Condition[],
  isApplied: boolean,
): PromocodeState | null {
  if (code === null) return null;
  // It was one when it was entered: the check lets nothing else in.
  if (action === undefined) return { code, name: null, isApplied: false, message: promocodeMessages.expired };
  const unmet = conditions.find(({ isMet }) => !isMet);
  const message = isApplied ? null : unmet === undefined ? promocodeMessages.beaten : conditionText(unmet);
  return { code, name: action.name, isApplied: isApplied && isApplicable(conditions), message };
}
