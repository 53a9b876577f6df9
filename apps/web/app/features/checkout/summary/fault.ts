import type { FailureCode } from '../../../platform/gateway/gateway-failure.ts';
import type { StepId } from '../steps.ts';

/** The step where a refused order is mended, by the fields that the gateway names: paths from `input` down. */
export function stepAtFault(code: FailureCode, fields: readonly string[]): StepId {
  if (code === 'NO_DELIVERIES') return 'delivery';
  const begins = (start: string) => fields.some((field) => field.startsWith(`input.${start}`));
  if (begins('contact')) return 'contacts';
  if (begins('deliver') || begins('comment')) return 'delivery';
  return begins('payment') ? 'payments' : 'summary';
}
