import { lexemesOf } from '../../text/lexemes.ts';
import type { Concept, Sounds } from '../ranking/concept.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What sounds like the words of a query. A wish, a measure or a line that is understood is surer than any sound: none then. */
export function soundsOf(concepts: readonly Concept[], vocabulary: Vocabulary): Sounds {
  if (concepts.some(({ scales = [], sizes = [], lines = [] }) => scales.length + sizes.length + lines.length > 0)) return [];
  const lexemes = concepts.flatMap(({ text }) => lexemesOf(text));
  return [...new Map(lexemes.map((lexeme) => [lexeme.term, lexeme])).values()].map(({ kind, term }) =>
    kind === 'word' ? vocabulary.alikeTo(term) : [{ term, weight: vocabulary.distinctivenessOf(term) }],
  );
}
