import { fold } from '../../text/fold.ts';
import { lexemesOf } from '../../text/lexemes.ts';
import { type Concept, isKnown } from '../ranking/concept.ts';
import { plainCode } from '../terms/terms.ts';
import { conceptsOf } from './concepts.ts';
import { type Intent, intentOf } from './intent.ts';
import { limitsOf } from './limits.ts';
import type { QueryOptions } from './pieces.ts';
import { inRightLayout } from './right-layout.ts';
import { isStopWord, isWithout } from './stop-words.ts';
import { nameByEar, termsOfPhrase } from './thesaurus.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A query as it was understood. */
export interface Understanding {
  concepts: readonly Concept[];
  /** Codes that the query may be. */
  codes: readonly string[];
  intent: Intent;
  /** The query with its typos and its layout mended; null when nothing had to be. */
  corrected: string | null;
}

/** A word in quotes is insisted upon; behind a number they are inches. */
const quotedPattern = /(?<!\S)"([^"]+)"(?!\S)/g;

/** What stands behind these in a query is what the thing goes with: «пульт от телевизора», «стекло на айфон». */
const targetPrepositions = /^(для|под|к|на|от|for|fits|compatible)$/;

/** Words of a query that are looked for: each has its bit. */
const maxWords = 30;

/** Understands a query by the words of a catalogue. */
export function understand(
  query: string,
  vocabulary: Vocabulary,
  { literally = false, unfinished = false }: QueryOptions = {},
): Understanding {
  const folded = fold(query);
  const requiredTerms = new Set([...folded.matchAll(quotedPattern)].flatMap(([, words = '']) => termsOfPhrase(words)));
  const intent = intentOf(folded.replaceAll(quotedPattern, '$1'));
  const chunks = intent.text.split(' ').filter((chunk) => chunk !== '');
  const convertedChunks = literally ? chunks : inRightLayout(chunks, vocabulary, unfinished);
  const { lexemes: all, limits } = limitsOf(lexemesOf(convertedChunks.join(' ')));
  const prepositionIndex = all.findIndex(({ text }) => targetPrepositions.test(text));
  const targets = new Set(prepositionIndex < 0 ? [] : all.slice(prepositionIndex + 1));
  const meaningful = all.filter((lexeme, index) => !isStopWord(lexeme.text) || isWithout(lexeme, all[index + 1]));
  const lexemes = (meaningful.length > 0 ? meaningful : all).slice(0, maxWords);
  const corrections = new Map<string, string>();
  const concepts = conceptsOf(lexemes, vocabulary, { literally, unfinished }, { corrections, requiredTerms, targets, limits, all });
  const isMoved = convertedChunks.some((chunk, index) => chunk !== chunks[index]);
  const words = convertedChunks.map((chunk) =>
    chunk
      .split(/(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])/u)
      .map((part) => corrections.get(part) ?? (corrections.size > 0 ? nameOf(part) : part))
      .join(''),
  );
  return {
    concepts: isAnything(concepts) ? concepts : [],
    codes: codesOf(folded),
    intent,
    corrected: isMoved || corrections.size > 0 ? words.join(' ') : null,
  };
}

/** A name by ear as it is written, beside what had to be mended. */
const nameOf = (part: string): string => lexemesOf(part).flatMap(({ term }) => nameByEar(term) ?? [])[0] ?? part;

/** How surely a short word has to be known that names no kind, for the others, of which nothing is known, to be passed over. */
const minSureWeight = 0.9;
/** Letters of a word that is not hit upon by mashing keys. */
const minTellingLength = 6;

const isSure = (concept: Concept): boolean =>
  isKnown(concept) &&
  (concept.kinds.length > 0 ||
    concept.text.length >= minTellingLength ||
    concept.alternatives.some(({ weight }) => weight >= minSureWeight));

/** Whether a query means anything: each of its words may, or one of them surely does. */
const isAnything = (concepts: readonly Concept[]): boolean => concepts.every(isKnown) || concepts.some(isSure);

/** The whole query and each of its pieces with digits in it, as they would stand on a price tag. */
function codesOf(folded: string): string[] {
  const pieces = [folded, ...folded.split(' ').filter((piece) => /\d/.test(piece))];
  const codes = pieces.map(plainCode).filter((code) => code.length >= 4 && /\d/.test(code));
  return [...new Set(codes)];
}
