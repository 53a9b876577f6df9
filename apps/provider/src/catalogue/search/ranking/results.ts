import { weights } from '../terms/weights.ts';
import { type Concept, lackedText } from './concept.ts';
import { bestOf, type Hit } from './hit.ts';
import { mergeLists } from './lists.ts';

/** Products of one answer at most. */
const maxResults = 3_000;
/**
 * Shares of the most that any product has of the query, from all of it downwards, and with how many no more is added: what has about half of
 * the query fills two pages, what has hardly any of it is added only where there is next to nothing.
 */
export const steps = [
  { share: 0.9, enough: 48 },
  { share: 0.7, enough: 48 },
  { share: 0.45, enough: 12 },
  { share: 0.3, enough: 12 },
  { share: 0, enough: 0 },
] as const;

/** The share of the names in Cyrillic from which on they tell what is of the kind that is asked for: English ones of a catalogue hardly do. */
const minDistinctiveness = 0.5;

/** Beside what has all that was asked so many others are shown: what is asked for by its name is no list of a hundred distant relatives. */
const maxPartial = 48;

/** With so many hits of the kind that is asked for, or within a limit, no others are added. */
const enoughFitting = 12;

/** The hits that a condition holds for, where these are enough; else all of them. */
function keepFitting(hits: readonly Hit[], fits: (hit: Hit) => boolean): readonly Hit[] {
  const fitting = hits.filter(fits);
  return fitting.length >= enoughFitting ? fitting : hits;
}

const bitsOf = (concepts: readonly Concept[], is: (concept: Concept) => boolean): number =>
  concepts.reduce((bits, concept, index) => (is(concept) ? bits | (1 << index) : bits), 0);

/** Hits by which the others can be judged, and put in order: many more than the steps ask for. */
const plenty = 120;

/** Whether what has less of the query than `minShare` cannot be among the results beside these hits. */
export function isSettled(hits: readonly Hit[], concepts: readonly Concept[], minShare: number): boolean {
  const needed = bitsOf(concepts, ({ isRequired, isLimit }) => isRequired || isLimit);
  const fitting = hits.filter(({ has, hasNamed, isOfKind }) => hasNamed && isOfKind && (has & needed) === needed);
  const fullest = highestShare(fitting);
  const step = steps.find(({ share, enough }) => fitting.filter((hit) => hit.share >= fullest * share).length >= enough);
  return fitting.length >= plenty && step !== undefined && fullest * step.share >= minShare;
}

const highestShare = (hits: readonly Hit[]): number => hits.reduce((highest, { share }) => Math.max(highest, share), 0);

/** Whether anything of the kind that is asked for has all that is insisted upon, and more of what was asked. */
export function hasRequired(hits: readonly Hit[], concepts: readonly Concept[]): boolean {
  const required = bitsOf(concepts, ({ isRequired }) => isRequired);
  return hits.some(({ has, isOfKind }) => isOfKind && (has & required) === required && has !== required);
}

interface Results {
  ids: number[];
  categoryIds: number[];
  /** How many of them, the first, have all that was asked; where only names are known, or these are English, nobody can tell and it is 0. */
  complete: number;
  leftOut: string[];
  /** Of each concept in turn whether the first of them lack it. */
  lacks: boolean[];
}

/**
 * What is shown of the hits, in order: those that have all that was asked, then, where these are few, those that
 * lack the commonest words. Says which words the best of them lack.
 */
export function results(hits: readonly Hit[], concepts: readonly Concept[]): Results {
  const required = bitsOf(concepts, ({ isRequired }) => isRequired);
  // What has nothing but an amount that is asked for is no answer where something is named that is sold.
  const isNamed = hits.some(({ hasNamed }) => hasNamed);
  const withRequired = hits.filter(({ has, hasNamed }) => (has & required) === required && (hasNamed || !isNamed));
  const ofKind = keepFitting(withRequired, ({ isOfKind }) => isOfKind);
  const limits = bitsOf(concepts, ({ isLimit }) => isLimit);
  const allowed = keepFitting(ofKind, ({ has }) => (has & limits) === limits);
  const fullest = highestShare(allowed);
  let visible: readonly Hit[] = allowed;
  for (const { share: minShare, enough } of steps) {
    visible = allowed.filter(({ share }) => share >= fullest * minShare && (share > 0 || fullest === 0));
    if (visible.length >= enough) break;
  }
  const all = bitsOf(concepts, () => true);
  const hasNamesOnly = hits.some(({ sounds }) => sounds > 0);
  const isComplete = ({ surelyHas, isOfKind }: Hit): boolean => isOfKind && (surelyHas & all) === all;
  const byRelevance = sortedOf(visible);
  const canTell = !hasNamesOnly && byRelevance.filter(({ isCyrillic }) => isCyrillic).length >= byRelevance.length * minDistinctiveness;
  const completeHits = canTell ? byRelevance.filter(isComplete) : [];
  const sorted =
    completeHits.length > 0 ? [...completeHits, ...byRelevance.filter((hit) => !isComplete(hit)).slice(0, maxPartial)] : byRelevance;
  const has = sorted[0]?.has ?? 0;
  const lacks = concepts.map((_, index) => sorted.length > 0 && (has & (1 << index)) === 0);
  const finalHits = (hasNamesOnly ? mergeLists(sorted, allowed, weights.namesOnly) : sorted).slice(0, maxResults);
  return {
    ids: finalHits.map(({ id }) => id),
    categoryIds: finalHits.map(({ categoryId }) => categoryId),
    complete: Math.min(completeHits.length, maxResults),
    leftOut: concepts.flatMap((concept, index) => (lacks[index] ? [lackedText(concept)] : [])),
    lacks,
  };
}

/** The first of the hits: those that have places by these, all others by their scores. */
function sortedOf(hits: readonly Hit[]): Hit[] {
  const hasPlace = ({ place }: Hit): boolean => Number.isFinite(place);
  return [
    ...hits.filter(hasPlace).sort((one, other) => one.place - other.place),
    ...bestOf(
      hits.filter((hit) => !hasPlace(hit)),
      maxResults,
    ),
  ];
}
