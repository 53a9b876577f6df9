import type { OpenDatabase } from '../../platform/database/database.ts';
import { answerOf, cardProblems, maxCodes, secureCode } from './card.ts';
import type { RejectedForm } from './fields.ts';
import { askForCode, endOperation, type Operation, useCode } from './operations.ts';

const outcomes = ['paid', 'declined', 'cancelled'] as const;

/** What becomes of a button of the payment page. */
export type PressResult =
  /** The operation is over, by this button or an earlier one. */
  | { to: 'shop' }
  /** The bank of the card asks for a code. */
  | { to: 'code'; isWrong: boolean }
  /** The form is shown again. */
  | { to: 'form'; sent?: RejectedForm };

/**
 * Carries out a button of the payment page. A card is looked at when its fields came along; who confirms a payment by a code pays by that
 * code alone. Pressed twice, the first press counts.
 */
export async function press(db: OpenDatabase, operation: Operation, form: URLSearchParams, now: Date): Promise<PressResult> {
  const requestedOutcome = form.get('outcome');
  if (operation.status !== 'open') return { to: 'shop' };
  if (requestedOutcome === 'confirmed') return confirm(db, operation, form.get('secure') ?? '');
  const outcome = outcomes.find((candidate) => candidate === requestedOutcome);
  if (outcome === undefined) return { to: 'form' };
  if (outcome !== 'paid') return end(db, operation, outcome);
  if (operation.codesLeft !== null) return { to: 'code', isWrong: false };
  const number = form.get('number');
  if (operation.kind !== 'card' || number === null) return end(db, operation, 'paid', monthsOf(operation, form));
  const values = { number, expiry: form.get('expiry') ?? '', code: form.get('code') ?? '' };
  const problems = cardProblems(values, now);
  if (Object.keys(problems).length > 0) return { to: 'form', sent: { values, problems } };
  const answer = answerOf(number);
  if (answer !== 'asks') return end(db, operation, answer);
  await askForCode(db, operation.token, maxCodes);
  return { to: 'code', isWrong: false };
}

async function confirm(db: OpenDatabase, operation: Operation, code: string): Promise<PressResult> {
  if (operation.codesLeft === null) return { to: 'form' };
  const codesLeft = await useCode(db, operation.token);
  // Another press has used up the last one.
  if (codesLeft === undefined) return { to: 'shop' };
  if (code.trim() === secureCode) return end(db, operation, 'paid');
  return codesLeft > 0 ? { to: 'code', isWrong: true } : end(db, operation, 'declined');
}

/** The months that the shopper has chosen on the page, of those that there are. */
const monthsOf = ({ plans }: Operation, form: URLSearchParams): number | null =>
  plans.find(({ months }) => String(months) === form.get('months'))?.months ?? null;

async function end(
  db: OpenDatabase,
  { token }: Operation,
  outcome: (typeof outcomes)[number],
  months: number | null = null,
): Promise<PressResult> {
  await endOperation(db, token, outcome, months);
  return { to: 'shop' };
}
