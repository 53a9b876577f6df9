import type { Columns } from '../index/columns.ts';
import { isLineTerm } from '../terms/terms.ts';
import { type Weights, weights } from '../terms/weights.ts';
import type { Concept } from './concept.ts';
import { type Hit, idf, type RankingInput } from './hit.ts';
import { readPostings } from './match.ts';

/** Terms of the words as they were typed. */
const typedTerms = (concepts: readonly Concept[]): Set<string> =>
  new Set(
    concepts
      .flatMap(({ alternatives }) => alternatives.flatMap(({ terms, weight }) => (weight === 1 ? terms : [])))
      .filter((term) => !isLineTerm(term)),
  );

/** BM25 of the words as they were typed, any of them: a list of its own, that knows nothing of kinds or other names. */
export function scoresByWords(
  concepts: readonly Concept[],
  { segments, size, postings, sounds }: RankingInput,
  segment: number,
  { namesOnly }: Weights,
) {
  const columns = segments[segment]?.columns;
  const scores = new Float32Array(columns?.ids.length ?? 0);
  const worth = sounds && columns ? worthOf(columns, namesOnly) : undefined;
  for (const term of typedTerms(concepts)) {
    const lists = postings.get(term) ?? [];
    const list = lists[segment];
    if (!list) continue;
    const documents = lists.reduce((sum, one) => sum + (one?.documents ?? 0), 0);
    const termIdf = idf(documents, size);
    readPostings(list, (document, _bits, _place, impact) => {
      scores[document] = (scores[document] ?? 0) + termIdf * (worth ? worth(document, impact) : impact);
    });
  }
  return scores;
}

/** The same of what sounds like the words: of each word the likest that a name has. */
export function scoresBySounds({ segments, postings, sounds = [] }: RankingInput, segment: number, { namesOnly }: Weights): Float32Array {
  const columns = segments[segment]?.columns;
  if (!columns || sounds.length === 0) return new Float32Array(0);
  const scores = new Float32Array(columns.ids.length);
  const worth = worthOf(columns, namesOnly);
  const best = new Float32Array(scores.length);
  for (const terms of sounds) {
    best.fill(0);
    for (const { term, weight } of terms) {
      const list = postings.get(term)?.[segment];
      if (!list) continue;
      readPostings(list, (document, _bits, _place, impact) => {
        best[document] = Math.max(best[document] ?? 0, weight * worth(document, impact));
      });
    }
    for (const [document, one] of best.entries()) scores[document] = (scores[document] ?? 0) + one;
  }
  return scores;
}

/** What a word is worth in a name by BM25: the more the oftener it stands there, the less the longer the name is. */
function worthOf({ lengths }: Columns, { saturation, length }: Weights['namesOnly']): (document: number, impact: number) => number {
  const { parts, repeated } = weights.bm25;
  const usual = Math.max(1, lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, lengths.length));
  return (document, impact) => {
    const nameLength = lengths[document] ?? 0;
    // How often it stands there is what the impact was made of.
    const count =
      ((repeated * impact) / Math.max(0.01, 1 - impact)) * (1 - parts.name.length + (parts.name.length * nameLength) / parts.name.usual);
    return count / (count + saturation * (1 - length + (length * nameLength) / usual));
  };
}

/** Merges the results with the lists by words and by sounds, by the places that a product has in each; what none but these have joins. */
export function mergeLists(
  results: readonly Hit[],
  allowed: readonly Hit[],
  { words, sounds, rankConstant, window }: Weights['namesOnly'],
): Hit[] {
  const worth = new Map<Hit, number>();
  const add = (list: readonly Hit[], share: number): void => {
    for (const [place, hit] of list.slice(0, window).entries()) worth.set(hit, (worth.get(hit) ?? 0) + share / (rankConstant + place));
  };
  add(results, 1);
  add(
    allowed.filter(({ literal }) => literal > 0).sort((one, other) => other.literal - one.literal || one.id - other.id),
    words,
  );
  add(
    allowed.filter((hit) => hit.sounds > 0).sort((one, other) => other.sounds - one.sounds || one.id - other.id),
    sounds,
  );
  const first = [...worth].sort((one, other) => other[1] - one[1] || other[0].score - one[0].score || one[0].id - other[0].id);
  return [...first.map(([hit]) => hit), ...results.filter((hit) => !worth.has(hit))];
}
