import { weights } from '../terms/weights.ts';
import type { Concept } from './concept.ts';
import type { Hit } from './hit.ts';
import { mergeLists } from './lists.ts';

/** Products of one answer at most. */
const maxResults = 3_000;
/**
 * Shares of the most that any product has of the query, from all of it downwards, and with how many no more is added: what has about half of
 * the query fills two pages, what has hardly any of it is added only where there is next to nothing.
 */
const steps = [
  { share: 0.9, enough: 48 },
  { share: 0.7, enough: 48 },
  { share: 0.45, enough: 12 },
  { share: 0.3, enough: 12 },
  { share: 0, enough: 0 },
] as const;

/**
 * What is shown of the hits, which are sorted: those that have all that was asked, or, where these are few, those that
 * lack the least telling words as well. Says which words the best of them lack.
 */
export function results(hits: readonly Hit[], concepts: readonly Concept[]): { ids: number[]; categoryIds: number[]; leftOut: string[] } {
  const required = concepts.reduce((bits, { isRequired }, index) => (isRequired ? bits | (1 << index) : bits), 0);
  const allowed = required === 0 ? hits : hits.filter(({ has }) => (has & required) === required);
  const fullest = allowed.reduce((highest, { share }) => Math.max(highest, share), 0);
  let visible: readonly Hit[] = allowed;
  for (const { share: minShare, enough } of steps) {
    visible = allowed.filter(({ share }) => share >= fullest * minShare && (share > 0 || fullest === 0));
    if (visible.length >= enough) break;
  }
  const has = visible[0]?.has ?? 0;
  const leftOut = visible.length === 0 ? [] : concepts.flatMap(({ text }, index) => ((has & (1 << index)) === 0 ? [text] : []));
  const finalHits = (hits.some(({ sounds }) => sounds > 0) ? mergeLists(visible, allowed, weights.bare) : visible).slice(0, maxResults);
  return { ids: finalHits.map(({ id }) => id), categoryIds: finalHits.map(({ categoryId }) => categoryId), leftOut };
}
