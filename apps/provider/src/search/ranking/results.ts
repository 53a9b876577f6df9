import type { Concept } from './concept.ts';
import type { Hit } from './rank.ts';

/** Products of one answer at most. */
const most = 3_000;
/** With fewer than that what has less of the query is added. */
const enough = 48;
/** Shares of the most that any product has of the query, from all of it downwards. */
const steps = [0.9, 0.7, 0.5, 0.3, 0] as const;

/**
 * What is shown of the hits, which are sorted: those that have all that was asked, or, where these are few, those that
 * lack the least telling words as well. Says which words the best of them lack.
 */
export function results(hits: readonly Hit[], concepts: readonly Concept[]): { ids: number[]; leftOut: string[] } {
  const required = concepts.reduce((bits, { isRequired }, index) => (isRequired ? bits | (1 << index) : bits), 0);
  const allowed = required === 0 ? hits : hits.filter(({ has }) => (has & required) === required);
  const fullest = allowed.reduce((highest, { share }) => Math.max(highest, share), 0);
  let shown: readonly Hit[] = allowed;
  for (const step of steps) {
    shown = allowed.filter(({ share }) => share >= fullest * step && (share > 0 || fullest === 0));
    if (shown.length >= enough) break;
  }
  const has = shown[0]?.has ?? 0;
  const leftOut = shown.length === 0 ? [] : concepts.flatMap(({ text }, index) => ((has & (1 << index)) === 0 ? [text] : []));
  return { ids: shown.slice(0, most).map(({ id }) => id), leftOut };
}
