import type { Lexeme } from '../../text/lexemes.ts';
import type { Alternative } from '../ranking/concept.ts';
import { lineTerm, madeForTerm, modelTerm } from '../terms/terms.ts';
import { confidence } from './confidence.ts';
import { type ConceptDraft, combineNeighbours } from './neighbours.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words of a query that are tried as the name of one model, and ways of reading each of them. */
const maxWords = 5;
const maxWaysPerWord = 6;

/** What has the words of a model's name apart from each other, and what has the first of them alone. */
const confidenceOf = { apart: confidence.instead, family: confidence.near } as const;

/** One reading of neighbouring words: the terms in their order. */
type Reading = readonly string[];

/**
 * Makes one concept of the neighbours that name a model of the catalogue, as many of them as do: of «айфон 15» what has «iPhone 15» in its name is
 * meant, and neither another iPhone that charges with 15 watts nor anything else of which there are fifteen.
 */
export function joinModels(
  drafts: readonly ConceptDraft[],
  lexemes: readonly Lexeme[],
  vocabulary: Vocabulary,
  isApart: (lexeme: Lexeme) => boolean,
): ConceptDraft[] {
  const joined: ConceptDraft[] = [];
  for (let at = 0; at < drafts.length; ) {
    const model = modelAt(drafts, at, lexemes, vocabulary, isApart);
    const draft = model?.draft ?? drafts[at];
    if (draft) joined.push(draft);
    at += model?.length ?? 1;
  }
  return joined;
}

/** The longest name of a model that begins at a place. */
function modelAt(
  drafts: readonly ConceptDraft[],
  at: number,
  lexemes: readonly Lexeme[],
  vocabulary: Vocabulary,
  isApart: (lexeme: Lexeme) => boolean,
): { draft: ConceptDraft; length: number } | undefined {
  let readings: Reading[] = [[]];
  let longest: { draft: ConceptDraft; length: number } | undefined;
  for (let length = 1; length <= maxWords; length += 1) {
    const run = drafts.slice(at, at + length);
    const last = run.at(-1);
    // A model's name does not begin with that of a kind: a «повер банк 20000» is any of 20000.
    if (run.length < length || !last || run[0]?.kinds.length !== 0 || lexemes.slice(last.from, last.to).some(isApart)) break;
    const ways = waysOf(drafts, at + length - 1, lexemes);
    const longer = readings.flatMap((reading) =>
      ways.map((terms) => (reading.at(-1) === terms[0] ? [...reading, ...terms.slice(1)] : [...reading, ...terms])),
    );
    readings = longer.filter((reading) => reading.length < 2 || vocabulary.has(modelTerm(reading)));
    if (readings.length === 0) break;
    const models = readings.filter((reading) => isModel(reading, length, vocabulary));
    if (models.length > 0) longest = { draft: draftOf(run, models, vocabulary), length };
  }
  return longest;
}

/** The ways of one word, with those in which it is written together with a neighbour: «вотч 8» is `watch8`. */
function waysOf(drafts: readonly ConceptDraft[], at: number, lexemes: readonly Lexeme[]): Reading[] {
  const [before, draft, after] = [drafts[at - 1], drafts[at], drafts[at + 1]];
  if (!draft) return [];
  const together = [
    ...(before ? combineNeighbours(before, lexemes[before.to - 1], draft, lexemes[draft.from]) : []),
    ...(after ? combineNeighbours(draft, lexemes[draft.to - 1], after, lexemes[after.from]) : []),
  ];
  const sure = draft.alternatives.filter(({ weight }) => weight >= confidence.mended).slice(0, maxWaysPerWord);
  return [
    ...new Map([...sure, ...together.filter(({ terms }) => terms.some(hasDigit))].map(({ terms }) => [terms.join(' '), terms])).values(),
  ];
}

const hasDigit = (term: string): boolean => /\d/.test(term);

/**
 * A number tells models apart. Without one several words have to be said, the first of them that of a line and no Russian one, which may be any:
 * an «iPhone Air» is a model, an «Apple iPhone» and a «подарочный сертификат» are none.
 */
function isModel(reading: Reading, words: number, vocabulary: Vocabulary): boolean {
  const [first = ''] = reading;
  return reading.length > 1 && (reading.some(hasDigit) || (words > 1 && /[a-z]/.test(first) && vocabulary.has(lineTerm(first))));
}

/**
 * A name, and where it begins with the maker's the same without: what is made for an «Apple iPhone 15» says «для iPhone 15». Of an «iPhone 17 Pro»
 * the «17 Pro» is no name: there are others.
 */
function namesWithoutMaker(reading: Reading, vocabulary: Vocabulary): Reading[] {
  const [first = '', ...rest] = reading;
  const isMaker = !vocabulary.has(lineTerm(first)) && vocabulary.has(lineTerm(rest[0] ?? ''));
  return isMaker && rest.length > 1 ? [reading, rest] : [reading];
}

function draftOf(run: readonly ConceptDraft[], models: readonly Reading[], vocabulary: Vocabulary): ConceptDraft {
  const byDocuments = [...models].sort((one, other) => vocabulary.documents(modelTerm(other)) - vocabulary.documents(modelTerm(one)));
  const family = (reading: Reading): Reading => reading.slice(0, 1).filter((term) => /\p{L}/u.test(term));
  const alternatives = models.flatMap((reading): Alternative[] => [
    { terms: [modelTerm(reading)], weight: 1 },
    ...namesWithoutMaker(reading, vocabulary).map((name) => ({ terms: [madeForTerm(name)], weight: 1 })),
    { terms: reading, weight: confidenceOf.apart },
    ...family(reading).map((term) => ({ terms: [term], weight: confidenceOf.family })),
  ]);
  return {
    text: run.map(({ text }) => text).join(' '),
    alternatives,
    weight: run.reduce((sum, { weight }) => sum + weight, (1 - run.length) / 2),
    kinds: [],
    modelNames: byDocuments.flatMap((reading) => namesWithoutMaker(reading, vocabulary)).map((name) => vocabulary.wordOf(modelTerm(name))),
    lines: models.flatMap((reading) => reading.slice(0, 2).map(lineTerm)).filter((line) => vocabulary.has(line)),
    from: run[0]?.from ?? 0,
    to: run.at(-1)?.to ?? 0,
  };
}
