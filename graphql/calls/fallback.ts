import { isUnknownCall, ProviderError } from '@vitrina/services/http/provider-error.ts';
import { describeError, meaningOf } from '../base/errors.ts';
import type { Context } from '../context/context.ts';

/** A single thing that does not exist is null, not an error. */
export async function orNull<Value>(value: Promise<Value>): Promise<Value | null> {
  try {
    return await value;
  } catch (error) {
    if (meaningOf(error).code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** What belongs to somebody else does not exist either (contract, guest's basket). */
export async function hideExistence<Value>(value: Promise<Value>): Promise<Value | null> {
  try {
    return await value;
  } catch (error) {
    const { code } = meaningOf(error);
    if (code === 'NOT_FOUND' || code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return null;
    throw error;
  }
}

/**
 * A part without which the screen is still of use: when it cannot be loaded the fallback is shown, and the failure is
 * logged and counted (spec 1 §8, silent failures).
 */
export async function orFallback<Value>(context: Context, field: string, value: Promise<Value>, fallback: Value): Promise<Value> {
  try {
    return await value;
  } catch (error) {
    reportSilent(context, field, error);
    return fallback;
  }
}

/** What has been said of each operation already: a list of 24 cards fails 24 times for one reason. */
const reportedFields = new WeakMap<Context, Set<string>>();

export function reportSilent(context: Context, field: string, error: unknown): void {
  // Whoever has gone does not miss anything; what the provider does not have at all is no failure.
  if ((error instanceof ProviderError && error.kind === 'aborted') || isUnknownCall(error)) return;
  const description = describeError(error);
  context.countSilent(field, description.code);
  const already = reportedFields.get(context) ?? new Set();
  reportedFields.set(context, already);
  const key = `${field}:${description.code}`;
  if (already.has(key)) return;
  already.add(key);
  context.log.warn({ field, ...description, traceId: context.viewer.traceId }, 'a part of the screen is left out');
}
