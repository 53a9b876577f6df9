import { toRubles } from '@vitrina/services/contract/fields/money.ts';
import { type Columns, traits } from '../index/columns.ts';
import { fields, noPlace } from '../terms/fields.ts';
import type { Weights } from '../terms/weights.ts';
import { isBrand, isDemandKnown, isOfBrand, spreadOverKinds } from './brand.ts';
import type { Concept } from './concept.ts';
import { bestOf, byScore, type Hit, idf, type RankingInput } from './hit.ts';
import { scoresBySounds, scoresByWords } from './lists.ts';
import { type Match, matchOf, ownFields, type Postings, release, sureWeight, tablesOf } from './match.ts';
import { isSettled, steps } from './results.ts';
import { grantSize } from './size.ts';
import { grant, type WishLimit } from './wish.ts';

/** How much each concept says of what is asked for: the rarer it is, the more. */
function idfWeightsOf(concepts: readonly Concept[], { size, postings }: RankingInput, grantedCounts: readonly number[]): number[] {
  const documentsOf = (term: string): number => (postings.get(term) ?? []).reduce((sum, one) => sum + (one?.documents ?? 0), 0);
  return concepts.map(({ alternatives, weight }, index) => {
    const surest = alternatives.filter((one) => one.weight >= sureWeight);
    const counts = (surest.length > 0 ? surest : alternatives).map(({ terms }) => Math.min(...terms.map(documentsOf)));
    return weight * idf(Math.max(grantedCounts[index] ?? 0, ...counts), size);
  });
}

interface Ranking {
  hits: Hit[];
  /** Of each concept in turn what it comes to, where it is a wish that can be measured. */
  wishLimits: readonly (WishLimit | undefined)[];
}

/**
 * Ranks what has anything of what was asked, in no order: `results` sorts what it shows. Where many products have nearly all of it, what has
 * less is not scored: it would not be among the results.
 */
export function rank(concepts: readonly Concept[], input: RankingInput, weights: Weights): Ranking {
  const { matches, wishLimits, scoreBetween, highestPresence } = prepareScores(concepts, input, weights);
  try {
    let hits: Hit[] = [];
    let below = Number.POSITIVE_INFINITY;
    // By sounds anything may be meant.
    for (const { share } of input.sounds ? [] : steps.slice(0, -1)) {
      const minShare = share * highestPresence;
      hits = hits.concat(scoreBetween(minShare, below));
      below = minShare;
      if (isSettled(hits, concepts, minShare)) return { hits: assignPlaces(hits, weights), wishLimits };
    }
    return { hits: assignPlaces(hits.concat(scoreBetween(0, below)), weights), wishLimits };
  } finally {
    for (const match of matches.flat()) release(match);
  }
}

/** Looks at which document has what; scores those that have so much of the query, and less than was scored before. */
function prepareScores(concepts: readonly Concept[], input: RankingInput, weights: Weights) {
  const tables = tablesOf(weights);
  const head = headOf(concepts);
  // Of the kind itself a mention is not enough; whatever else is asked counts as had wherever it stands.
  const matches = concepts.map((concept, at) =>
    input.segments.map(({ columns }, index) =>
      matchOf(concept, at === head, columns.ids.length, (term) => input.postings.get(term)?.[index], tables, weights.placeDecay),
    ),
  );
  const listOf = (term: string, segment: number): Postings | undefined => input.postings.get(term)?.[segment];
  const grants = concepts.map(({ scales = [], sizes = [] }, index) => {
    const [own = [], ofKind = []] = [matches[index], matches[head]];
    const { count, limit } = grant(own, ofKind, scales, listOf, weights.wish);
    return { count: Math.max(count, grantSize(own, ofKind, sizes, listOf, weights.wish)), limit };
  });
  const wishLimits = grants.map(({ limit }) => limit);
  const brands = matches.map(isBrand);
  // The maker is asked for more than what is said of the thing.
  const idfWeights = idfWeightsOf(
    concepts,
    input,
    grants.map(({ count }) => count),
  ).map((one, index) => (brands[index] ? one * weights.brand : one));
  const totalIdf = idfWeights.reduce((sum, one) => sum + one, 0);
  if (totalIdf <= 0) return { matches, wishLimits, scoreBetween: () => [], highestPresence: 0 };
  const foreign = head < 0 ? new Set<number>() : foreignTo(matches[head] ?? [], input.segments);
  const profile: QueryProfile = {
    idfWeights,
    totalIdf,
    alphabet: concepts.some(({ text }) => /[а-я]/.test(text)) ? traits.cyrillic : 0,
    head,
    isBrandAlone: head < 0 && concepts.every(({ modelNames }, index) => modelNames === undefined && brands[index]),
    foreign,
    targets: concepts.map(({ isTarget = false }) => isTarget),
    descriptions: concepts.map(({ isDescription }) => isDescription),
    codes: concepts.map(({ text }) => /\d/.test(text)),
  };
  const bySegment = input.segments.map((segment, index) => {
    const ofSegment = matches.flatMap((all) => all[index] ?? []);
    const words = scoresByWords(concepts, input, index, weights);
    const sounds = scoresBySounds(input, index, weights);
    return { segment, matches: ofSegment, words, sounds, ...presencesOf(ofSegment, input.sounds && sounds, profile) };
  });
  const hasNamesOnly = input.sounds !== undefined;
  const scoreBetween = (minPresence: number, below: number): Hit[] =>
    bySegment.flatMap(({ segment, matches, documents, presences, words, sounds }) =>
      hitsOf(
        segment,
        documents.filter((_, index) => {
          const presence = presences[index] ?? 0;
          return presence >= minPresence && presence < below;
        }),
        matches,
        profile,
        input.prices,
        { words, sounds, hasNamesOnly },
        weights,
      ),
    );
  const highestPresence = bySegment.reduce((highest, { presences }) => presences.reduce((one, other) => Math.max(one, other), highest), 0);
  return { matches, wishLimits, scoreBetween, highestPresence };
}

/** The documents of a segment that have anything of the query, and the share of it that each has at most. */
function presencesOf(
  matches: readonly Match[],
  sounds: Float32Array | undefined,
  { idfWeights, totalIdf }: QueryProfile,
): { documents: number[]; presences: number[] } {
  const documents: number[] = [];
  const presences: number[] = [];
  const hasOneOf = (document: number, count: number): boolean => {
    for (let index = 0; index < count; index += 1) if (matches[index]?.fieldScore[document] !== 0) return true;
    return false;
  };
  for (const [index, match] of matches.entries()) {
    for (const document of match.documents) {
      if (match.fieldScore[document] === 0 || hasOneOf(document, index)) continue;
      let presence = 0;
      for (let at = index; at < matches.length; at += 1) presence += (idfWeights[at] ?? 0) * (matches[at]?.presence[document] ?? 0);
      documents.push(document);
      presences.push(presence / totalIdf);
    }
  }
  for (const [document, sound] of sounds?.entries() ?? []) {
    if (sound === 0 || hasOneOf(document, matches.length)) continue;
    documents.push(document);
    presences.push(0);
  }
  return { documents, presences };
}

/** What was asked, concept by concept. */
interface QueryProfile {
  idfWeights: readonly number[];
  totalIdf: number;
  alphabet: number;
  /** The concept that names the kind of what is asked for; -1 where none does. */
  head: number;
  /** Nothing but brands is asked for. */
  isBrandAlone: boolean;
  /** Categories in which that kind is mentioned and nothing is of it. */
  foreign: ReadonlySet<number>;
  /** Of each concept whether it is what the thing is for. */
  targets: readonly boolean[];
  /** Of each whether it is an amount or a wish. */
  descriptions: readonly boolean[];
  /** Of each whether it has a number: where only a description names it, «сравнима с RTX 5070», another thing may be meant. */
  codes: readonly boolean[];
}

/** The share of what mentions a kind in a category from which on some of it may be of the kind, though it is not said so. */
const minKindShare = 0.05;

/** Categories of other things: what mentions a charger among smartphones is none. */
function foreignTo(matches: readonly Match[], segments: RankingInput['segments']): Set<number> {
  const counts = new Map<number, { own: number; all: number }>();
  matches.forEach(({ documents, bits, presence }, segment) => {
    const categoryIds = segments[segment]?.columns.categoryIds ?? [];
    for (const document of documents) {
      if (bits[document] === 0) continue;
      const categoryId = categoryIds[document] ?? 0;
      let count = counts.get(categoryId);
      if (count === undefined) {
        count = { own: 0, all: 0 };
        counts.set(categoryId, count);
      }
      if ((presence[document] ?? 0) > 0) count.own += 1;
      count.all += 1;
    }
  });
  return new Set([...counts].flatMap(([categoryId, { own: some, all }]) => (some < all * minKindShare ? [categoryId] : [])));
}

/** Of several kinds the first is meant in Russian, «чехол для телефона», and the last in English, `phone case`. */
const headOf = (concepts: readonly Concept[]): number => {
  // Behind «для» stands what the thing is for, unless nothing stands before it.
  const isNamed = ({ kinds, isTarget }: Concept): boolean => kinds.length > 0 && !(isTarget && concepts[0]?.isTarget !== true);
  return concepts.some(({ text }) => /[а-я]/.test(text)) ? concepts.findIndex(isNamed) : concepts.findLastIndex(isNamed);
};

/** What is less sure was guessed by likeness: such a product has not what was asked. */
const minPresence = 0.6;
/** A translation, a wider name or the words of a model apart make 0.8 of what was asked, what is of a kind by its specifications 0.85. */
const minSurePresence = 0.83;

function hitsOf(
  { columns, dead }: RankingInput['segments'][number],
  documents: readonly number[],
  matches: readonly Match[],
  profile: QueryProfile,
  prices: RankingInput['prices'],
  { words, sounds, hasNamesOnly }: { words: Float32Array; sounds: Float32Array; hasNamesOnly: boolean },
  weights: Weights,
): Hit[] {
  const { totalIdf, alphabet, isBrandAlone } = profile;
  const hits: Hit[] = [];
  for (const document of documents) {
    if (dead.has(document)) continue;
    const sums = sumsOf(document, matches, profile, weights);
    const price = columns.prices[document] ?? 0;
    if (prices && (price < prices.min || price > prices.max)) continue;
    const coverage = Math.min(1, sums.certainty / totalIdf);
    const kindMatch = kindMatchOf(sums, columns, document, profile);
    const kindFactor = weights.kindMatch[kindMatch];
    hits.push({
      id: columns.ids[document] ?? 0,
      categoryId: columns.categoryIds[document] ?? 0,
      share: (kindFactor * sums.presence) / totalIdf,
      has: sums.has,
      surelyHas: sums.surelyHas,
      hasNamed: sums.hasNamed || (sounds[document] ?? 0) > 0,
      isCyrillic: isCyrillic(columns, document),
      isOfKind: profile.head < 0 || !isCyrillic(columns, document) || (sums.isSurelyOfKind && kindMatch === 'own'),
      literal: hasNamesOnly || kindMatch === 'own' ? (words[document] ?? 0) : 0,
      sounds: sounds[document] ?? 0,
      price,
      popularity:
        isBrandAlone && isOrderable(columns, document) && isOfBrand(matches, document) ? (columns.popularities[document] ?? 0) : 0,
      place: Number.POSITIVE_INFINITY,
      score:
        kindFactor *
        (sums.fieldScore / totalIdf) ** weights.blend.fieldScore *
        (weights.blend.minTextScore + sums.textScore / totalIdf) ** weights.blend.textScore *
        coverage ** weights.coverage *
        (1 + sums.phrase) *
        (1 + (weights.kind.boost * sums.kind + weights.line.boost * sums.line) / totalIdf) *
        priorOf(columns, document, weights) *
        (((columns.traits[document] ?? 0) & traits.cyrillic) === alphabet ? 1 + weights.prior.alphabet : 1),
    });
  }
  return hits;
}

interface Sums {
  fieldScore: number;
  textScore: number;
  certainty: number;
  phrase: number;
  has: number;
  surelyHas: number;
  presence: number;
  kind: number;
  line: number;
  /** Whether it is of the kind that is asked for, is made for it, mentions it, or is another thing. */
  kindMatch: 'own' | 'accessory' | 'mentioned' | 'missing';
  /** Not by a wider name, nor by one in another language: there may be another thing of that name. */
  isSurelyOfKind: boolean;
  hasNamed: boolean;
  /** Its name says something else of what is asked, and not what that is for. */
  isNamed: boolean;
}

function sumsOf(
  document: number,
  matches: readonly Match[],
  { idfWeights, head, targets, descriptions, codes }: QueryProfile,
  { phrase }: Weights,
) {
  const sums: Sums = {
    fieldScore: 0,
    textScore: 0,
    certainty: 0,
    phrase: 0,
    has: 0,
    surelyHas: 0,
    presence: 0,
    kind: 0,
    line: 0,
    kindMatch: head < 0 ? 'own' : 'missing',
    isSurelyOfKind: false,
    hasNamed: false,
    isNamed: false,
  };
  let last: number = noPlace;
  for (let index = 0; index < matches.length; index += 1) {
    const match = matches[index];
    const fieldScore = match?.fieldScore[document] ?? 0;
    if (!match || fieldScore === 0) {
      last = noPlace;
      continue;
    }
    if (!descriptions[index]) sums.hasNamed = true;
    const idfWeight = idfWeights[index] ?? 0;
    const presence = match.presence[document] ?? 0;
    if (presence > minPresence) sums.has |= 1 << index;
    if (presence > minSurePresence && !(codes[index] && match.bits[document] === fields.text)) sums.surelyHas |= 1 << index;
    sums.presence += idfWeight * presence;
    if (index === head) {
      sums.kindMatch = matchKind(match, document);
      sums.isSurelyOfKind = presence > minSurePresence && match.kinds[document] === 1;
    } else if (!targets[index] && isItself(match.bits[document] ?? 0)) sums.isNamed = true;
    if (index === head) sums.kind = idfWeight * (match.kinds[document] ?? 0);
    sums.line += idfWeight * (match.lines[document] ?? 0);
    sums.fieldScore += idfWeight * fieldScore;
    sums.textScore += idfWeight * (match.textScore[document] ?? 0);
    sums.certainty += idfWeight * (match.certainty[document] ?? 0);
    const place = match.places[document] ?? noPlace;
    if (place !== noPlace && last !== noPlace && place > last) {
      sums.phrase += place - last === 1 ? phrase.adjacent : place - last <= phrase.reach ? phrase.near : 0;
    }
    last = place;
  }
  return sums;
}

/** Whether a word tells which thing it is, not its maker, what it fits or what is in it. */
const isItself = (bits: number): boolean => (bits & (fields.kind | fields.name)) !== 0 && (bits & fields.brand) === 0;

/** The same by the rest of the thing: by its category what mentions the kind, by its alphabet what is made for it. */
function kindMatchOf(
  { kindMatch, isNamed }: Sums,
  columns: Columns,
  document: number,
  { foreign }: QueryProfile,
): keyof Weights['kindMatch'] {
  if (kindMatch === 'missing') return isNamed ? 'other' : 'missing';
  if (kindMatch === 'mentioned' && foreign.has(columns.categoryIds[document] ?? 0)) return isNamed ? 'foreign' : 'missing';
  return kindMatch === 'accessory' && isCyrillic(columns, document) ? 'madeFor' : kindMatch;
}

const isCyrillic = ({ traits: has }: Columns, document: number): boolean => ((has[document] ?? 0) & traits.cyrillic) !== 0;
const isOrderable = ({ traits: has }: Columns, document: number): boolean => ((has[document] ?? 0) & traits.orderable) !== 0;

/** What a thing that has the word for the kind is: of the kind, made for it, or another that mentions it. */
function matchKind({ bits, presence }: Match, document: number): Sums['kindMatch'] {
  const where = bits[document] ?? 0;
  if ((presence[document] ?? 0) > 0) return (where & ownOrTarget) === fields.target ? 'accessory' : 'own';
  return where === fields.section ? 'missing' : 'mentioned';
}
const ownOrTarget = ownFields | fields.target;

/** What a product is worth before anything is asked. */
function priorOf(columns: Columns, document: number, { prior, length }: Weights): number {
  const { prices, popularities, richness, lengths } = columns;
  // From 100 to 100 000 rubles.
  const priceScore = Math.min(1, Math.max(0, (Math.log10(toRubles(prices[document] ?? 0) + 1) - 2) / 3));
  return (
    (1 + (prior.popularity * (popularities[document] ?? 0)) / 100) *
    (1 + prior.price * priceScore) *
    (1 + (prior.richness * (richness[document] ?? 0)) / 255) *
    (isOrderable(columns, document) ? 1 + prior.orderable : 1) *
    (1 / (1 - length.share + (length.share * (lengths[document] ?? 0)) / length.usual))
  );
}

/** Boosts the category that most of the best are of, and gives the first their places. */
function assignPlaces(hits: Hit[], weights: Weights): Hit[] {
  const ofBrand = hits.filter(({ popularity }) => popularity > 0);
  const { boost, top } = weights.category;
  const leading = bestOf(hits, top);
  const sum = leading.reduce((total, { score: value }) => total + value, 0);
  if (sum > 0) {
    const shares = new Map<number, number>();
    for (const { categoryId, score: value } of leading) shares.set(categoryId, (shares.get(categoryId) ?? 0) + value / sum);
    for (const hit of hits) hit.score *= 1 + boost * (shares.get(hit.categoryId) ?? 0);
    const first = isDemandKnown(ofBrand) ? spreadOverKinds(ofBrand) : mergeHits(hits, weights);
    for (const [index, hit] of first.entries()) hit.place = index;
  }
  return hits;
}

/**
 * Merges the list with that by the words as they were typed (reciprocal rank fusion): of what has as much of the
 * query as the best, what is named exactly comes forward where the rules of the one do not fit a catalogue. Gives the first of both.
 */
function mergeHits(hits: readonly Hit[], { literal: { share, rankConstant, window, minShare: minShareOfBest } }: Weights): Hit[] {
  const byEverything = bestOf(hits, window);
  const minShare = minShareOfBest * (byEverything[0]?.share ?? 0);
  const byWords = bestOf(
    hits.filter((hit) => hit.literal > 0 && hit.share >= minShare),
    window,
    (one, other) => other.literal - one.literal || byScore(one, other),
  );
  const worth = new Map(byEverything.map((hit, index) => [hit, 1 / (rankConstant + index)]));
  for (const [index, hit] of byWords.entries()) worth.set(hit, (worth.get(hit) ?? 0) + share / (rankConstant + index));
  return [...worth].sort((one, other) => other[1] - one[1] || byScore(one[0], other[0])).map(([hit]) => hit);
}
