import { adjective } from '../../text/adjective.ts';
import type { Lexeme } from '../../text/lexemes.ts';
import type { Alternative, Concept, Scale } from '../ranking/concept.ts';
import { lineTerm } from '../terms/terms.ts';
import { sizesOf, waysOfMeasure } from './amounts.ts';
import { confidence } from './confidence.ts';
import { isSizeWord, mainSizeOf } from './main-sizes.ts';
import { joinModels } from './models.ts';
import { type ConceptDraft, combineNeighbours, findMeasures, findSplitCodes } from './neighbours.ts';
import { type Notes, pieceAt, type QueryOptions } from './pieces.ts';
import { isStopWord } from './stop-words.ts';
import { termsOfPhrase } from './thesaurus.ts';
import type { Vocabulary } from './vocabulary.ts';
import { scalesOf, wishOf } from './wishes.ts';

export function conceptsOf(lexemes: readonly Lexeme[], vocabulary: Vocabulary, options: QueryOptions, notes: Notes): Concept[] {
  const { corrections, requiredTerms, targets, limits } = notes;
  const { literally = false } = options;
  const drafts: ConceptDraft[] = [];
  for (let at = 0; at < lexemes.length; ) {
    const { length, ways, kinds } = pieceAt(lexemes, at, vocabulary, options, notes);
    const text = lexemes
      .slice(at, at + length)
      .map((one) => corrections.get(one.text) ?? one.text)
      .join(' ');
    drafts.push({
      text,
      alternatives: filterKnown(ways, vocabulary),
      weight: 1 + (length - 1) / 2,
      kinds: isFeature(lexemes[at], notes.all) && at > 0 ? [] : kinds,
      from: at,
      to: at + length,
    });
    at += length;
  }
  const concepts = joinModels(drafts, lexemes, vocabulary, (lexeme) => requiredTerms.has(lexeme.term) || limits.has(lexeme));
  const kinds = concepts.flatMap((concept) => concept.kinds);
  const scales = ({ from, to }: ConceptDraft): readonly Scale[] => {
    const wish = literally || to - from > 1 ? undefined : wishOf(lexemes[from]?.term ?? '');
    return wish ? scalesOf(wish, kinds, vocabulary) : [];
  };
  const sizes = ({ from, to }: ConceptDraft) => {
    const lexeme = to - from === 1 ? lexemes[from] : undefined;
    return kinds.length === 0 || lexeme?.kind !== 'number' || limits.has(lexeme) ? [] : sizesOf(lexeme.term, vocabulary);
  };
  // What begins with the name is surely it, by whichever of its names.
  const inLines = (ways: readonly Alternative[]): Alternative[] =>
    kinds.length > 0
      ? []
      : ways.flatMap(({ terms, weight }) => {
          const [first = ''] = terms;
          const line = lineTerm(first);
          return weight >= confidence.mended && /\p{L}/u.test(first) && vocabulary.has(line)
            ? [{ terms: [line, ...terms], weight: 1 }]
            : [];
        });
  /** What a number limits that names no side: the kind tells. */
  const mainSize = (
    concept: ConceptDraft,
    ...neighbours: (ConceptDraft | undefined)[]
  ): { measure: string; ways: Alternative[] } | undefined => {
    const lexeme = concept.to - concept.from === 1 ? lexemes[concept.from] : undefined;
    if (lexeme?.kind !== 'amount' || !limits.has(lexeme)) return undefined;
    const isNamed = neighbours.some((one) => one?.kinds.length === 0 && isMeasure(lexemes, one, vocabulary));
    const measure = isNamed ? undefined : mainSizeOf(kinds, lexeme.term);
    return measure === undefined
      ? undefined
      : { measure, ways: termsOfPhrase(measure).flatMap((word) => waysOfMeasure(word, lexeme.term, limits.get(lexeme), vocabulary)) };
  };
  const runs = findSplitCodes(lexemes, vocabulary);
  const fullConcepts = concepts.map((concept, index) => {
    const before = concepts[index - 1];
    const after = concepts[index + 1];
    const neighbourWays = [
      ...runs.filter(({ from, to }) => from < concept.to && to > concept.from).map(({ terms, weight }) => ({ terms, weight })),
      ...(before ? combineNeighbours(before, lexemes[before.to - 1], concept, lexemes[concept.from]) : []),
      ...(after ? combineNeighbours(concept, lexemes[concept.to - 1], after, lexemes[after.from]) : []),
      ...findMeasures(lexemes, concept, vocabulary, limits),
    ];
    const size = mainSize(concept, before, after);
    const alternatives = size?.ways ?? [...filterKnown(neighbourWays, vocabulary), ...concept.alternatives];
    const lineWays = inLines(alternatives);
    const isRequired = lexemes.slice(concept.from, concept.to).some(({ term }) => requiredTerms.has(term));
    const { isBefore, isBehind } = measuring(lexemes, concept, vocabulary);
    return {
      text: concept.text,
      phrase: phraseOf(lexemes.slice(concept.from, concept.to), concept.text, notes),
      isMeasureOfNext: after !== undefined && (isBefore || isBehind),
      weight: concept.weight,
      isRequired,
      isDescription: lexemes
        .slice(concept.from, concept.to)
        .every((lexeme) => lexeme.kind === 'amount' || isShortNumber(lexeme) || limits.has(lexeme) || wishOf(lexeme.term) !== undefined),
      isLimit: lexemes.slice(concept.from, concept.to).some((lexeme) => limits.has(lexeme)),
      measure: size?.measure,
      kinds: concept.kinds,
      scales: scales(concept),
      sizes: sizes(concept),
      lines: [...(kinds.length > 0 ? [] : (concept.lines ?? [])), ...lineWays.flatMap(({ terms: [line = ''] }) => line)],
      modelNames: concept.modelNames,
      isTarget: lexemes.slice(concept.from, concept.to).every((lexeme) => targets.has(lexeme)),
      alternatives: [...alternatives, ...lineWays],
    };
  });
  return fullConcepts.filter((_, index) => {
    const concept = concepts[index];
    return concept === undefined || !concepts.slice(0, index).some((earlier) => isRepeated(earlier, concept));
  });
}

/** A concept's words with the small ones before them; a number with its limit. */
function phraseOf(conceptLexemes: readonly Lexeme[], text: string, { all, limits }: Notes): string {
  const [first] = conceptLexemes;
  const at = first === undefined ? 0 : all.indexOf(first);
  let from = at;
  while (from > 0 && isStopWord(all[from - 1]?.text ?? '')) from -= 1;
  const limit = conceptLexemes.length === 1 && first ? limits.get(first) : undefined;
  const before = all.slice(from, at).map((lexeme) => lexeme.text);
  const phraseText = conceptLexemes.length === 1 && first?.kind === 'amount' ? text.replace(/^[\d.,]+/, '$& ') : text;
  return [...before, ...(limit === undefined ? [] : [limit === 'most' ? 'до' : 'от']), phraseText].join(' ');
}

/** Digits from which on a number may be the name of a thing: of «iphone 99» what has nothing but a 99 is none. */
const minNamingDigits = 4;
const isShortNumber = ({ kind, text }: Lexeme): boolean => kind === 'number' && text.length < minNamingDigits;

/** Whether a concept is one word that names what is measured. */
const isMeasure = (lexemes: readonly Lexeme[], { from, to }: ConceptDraft, vocabulary: Vocabulary): boolean => {
  const word = to - from === 1 ? lexemes[from] : undefined;
  return word?.kind === 'word' && (isSizeWord(word.term) || vocabulary.measuresLike(word.term).length > 0);
};

/** Whether a concept and the one behind it are a measure and its number, in either order. */
function measuring(lexemes: readonly Lexeme[], { to }: ConceptDraft, vocabulary: Vocabulary) {
  const [one, other] = [lexemes[to - 1], lexemes[to]];
  const is = (word: Lexeme | undefined, value: Lexeme | undefined): boolean =>
    word?.kind === 'word' && (value?.kind === 'number' || value?.kind === 'amount') && vocabulary.measuresLike(word.term).length > 0;
  return { isBefore: is(one, other), isBehind: is(other, one) };
}

/** Whether a word is said again, in another alphabet maybe: «xiaomi сяоми» asks for one thing. */
function isRepeated(earlier: ConceptDraft, later: ConceptDraft): boolean {
  const surestNames = ({ alternatives }: ConceptDraft): string[] =>
    alternatives.flatMap(({ terms, weight }) => (weight >= confidence.everyday ? [terms.join(' ')] : []));
  const [first] = surestNames(later);
  return first !== undefined && /\p{L}{2}/u.test(first) && surestNames(earlier).includes(first);
}

/** Whether a word is what the thing has: what stands behind «с», with its adjectives. A tablet with a keyboard is no keyboard. */
function isFeature(lexeme: Lexeme | undefined, all: readonly Lexeme[]): boolean {
  let before = lexeme === undefined ? -1 : all.indexOf(lexeme) - 1;
  while (before > 0 && adjective.test(all[before]?.text ?? '')) before -= 1;
  return before > 0 && /^(с|со)$/.test(all[before]?.text ?? '');
}

const filterKnown = (alternatives: readonly Alternative[], vocabulary: Vocabulary): Alternative[] =>
  alternatives.filter(({ terms }) => terms.every((term) => vocabulary.has(term)));
