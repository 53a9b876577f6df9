import { guideOf } from './guides/of-kind.ts';
import { operationManual } from './operation.ts';
import type { ManualSubject } from './subject.ts';
import { warrantyCard } from './warranty.ts';

/** Grows with every change of texts or layout (a test says when); sizes that were measured before are measured again. */
export const revision = 1;

/**
 * A document as PDF: the same subject gives the same bytes. `plain` leaves its streams as they are, for comparing documents
 * where the compressor may differ. Undefined for what nobody has written a guide for.
 */
export function documentOf(subject: ManualSubject, plain = false): Buffer | undefined {
  const guide = guideOf(subject.kind);
  if (!guide) return undefined;
  return subject.type === 'warranty' ? warrantyCard(subject, plain) : operationManual(subject, guide, plain);
}
