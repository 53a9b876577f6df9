import type { SearchDocument } from '../catalogue/search/index/document.ts';
import { lexemesOf } from '../catalogue/text/lexemes.ts';
import { soundOf } from '../catalogue/text/sound.ts';

/** BM25's usual constants, and how fast a place in a list that is merged loses its worth. */
const bm25 = { saturation: 1.2, length: 0.75 } as const;
const fusion = 60;
const maxResults = 200;

const stemsOf = (text: string): string[] => lexemesOf(text).map(({ term }) => term);

const trigramsOf = (text: string): string[] =>
  lexemesOf(text).flatMap(({ text: word }) => {
    const sound = `  ${soundOf(word)} `;
    return Array.from({ length: sound.length - 2 }, (_, index) => sound.slice(index, index + 3));
  });

/** One BM25 over whatever a text is cut into; any of the pieces is enough. */
function bm25Over(texts: readonly string[], tokenize: (text: string) => string[]): (query: string) => number[] {
  const postings = new Map<string, Map<number, number>>();
  const lengths = texts.map((text, document) => {
    const pieces = tokenize(text);
    for (const piece of pieces) {
      const list = postings.get(piece) ?? new Map<number, number>();
      postings.set(piece, list.set(document, (list.get(document) ?? 0) + 1));
    }
    return pieces.length;
  });
  const usual = lengths.reduce((sum, one) => sum + one, 0) / texts.length;
  return (query) => {
    const scores = new Map<number, number>();
    for (const piece of new Set(tokenize(query))) {
      const list = postings.get(piece);
      if (!list) continue;
      const rareness = Math.log(1 + (texts.length - list.size + 0.5) / (list.size + 0.5));
      for (const [document, count] of list) {
        const norm = bm25.saturation * (1 - bm25.length + (bm25.length * (lengths[document] ?? 0)) / usual);
        scores.set(document, (scores.get(document) ?? 0) + (rareness * count * (bm25.saturation + 1)) / (count + norm));
      }
    }
    return [...scores]
      .sort((one, other) => other[1] - one[1] || one[0] - other[0])
      .slice(0, maxResults)
      .map(([document]) => document);
  };
}

/** What anybody writes in an afternoon, to hold search against: BM25 over stems and over trigrams of sounds, the two lists merged by their places. */
export function baseline(documents: readonly SearchDocument[]): (query: string) => number[] {
  const texts = documents.map(({ name, brand, category, values, description }) =>
    [name, brand, category, ...values.map(({ text }) => text), description].join(' '),
  );
  const lists = [bm25Over(texts, stemsOf), bm25Over(texts, trigramsOf)];
  return (query) => {
    const scores = new Map<number, number>();
    for (const list of lists) {
      for (const [place, document] of list(query).entries()) scores.set(document, (scores.get(document) ?? 0) + 1 / (fusion + place));
    }
    return [...scores].sort((one, other) => other[1] - one[1] || one[0] - other[0]).map(([document]) => documents[document]?.id ?? 0);
  };
}
