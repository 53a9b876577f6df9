import { hasNamesOnly } from '../index/columns.ts';
import type { SearchDocument } from '../index/document.ts';
import { packTerms } from '../index/packing.ts';
import { SegmentBuilder } from '../index/segment.ts';
import { termsToRead } from '../ranking/concept.ts';
import type { Postings } from '../ranking/match.ts';
import { rank } from '../ranking/rank.ts';
import { results } from '../ranking/results.ts';
import { Dictionary } from '../terms/dictionary.ts';
import { type Weights, weights } from '../terms/weights.ts';
import type { QueryOptions } from '../understanding/pieces.ts';
import { soundsOf } from '../understanding/sounds.ts';
import { spokenForms } from '../understanding/thesaurus.ts';
import { type Understanding, understand } from '../understanding/understand.ts';
import { Vocabulary } from '../understanding/vocabulary.ts';

/** A product with what a test does not care about left out. */
export const product = (over: Partial<SearchDocument> & Pick<SearchDocument, 'id' | 'name'>): SearchDocument => ({
  brand: 'Nobody',
  categoryId: 1,
  category: 'Разное',
  singular: 'Разное',
  sections: [],
  values: [],
  tags: [],
  description: '',
  price: 1_000_000,
  popularity: 50,
  isOrderable: true,
  ...over,
});

/** Searches a few products without a database. */
export function shelf(documents: readonly SearchDocument[]) {
  const builder = new SegmentBuilder();
  for (const document of documents) builder.add(document);
  const { dictionary, blocks } = packTerms(builder.terms());
  const terms = new Dictionary(dictionary);
  const vocabulary = new Vocabulary([terms], spokenForms);
  const postingsOf = (term: string): [string, (Postings | undefined)[]] => {
    const place = terms.find(term);
    const block = place && blocks[place.block];
    return [term, [block && { documents: place.documents, packed: block.subarray(place.start, place.start + place.length) }]];
  };
  const segments = [{ columns: builder.columns(), dead: new Set<number>() }];
  /** Reads what a query needs, and gives how it is answered by some weights. */
  const prepare = (query: string, options?: QueryOptions) => {
    const { concepts, corrected } = understand(query, vocabulary, options);
    const sounds = hasNamesOnly(segments) ? soundsOf(concepts, vocabulary) : undefined;
    const postings = new Map(termsToRead(concepts, sounds).map(postingsOf));
    const ranked = { segments, size: documents.length, postings, sounds };
    return (by: Weights) => ({ corrected, ...results(rank(concepts, ranked, by).hits, concepts) });
  };
  return {
    vocabulary,
    understand: (query: string, options?: QueryOptions): Understanding => understand(query, vocabulary, options),
    prepare,
    search: (query: string, options?: QueryOptions) => prepare(query, options)(weights),
  };
}
