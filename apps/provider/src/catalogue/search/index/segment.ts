import { fields as allFields } from '../terms/fields.ts';
import { type Columns, traits } from './columns.ts';
import { type SearchDocument, termsOf } from './document.ts';
import type { PackedTerm } from './packing.ts';

/** Bytes of a posting at most: the distance from the document before, the fields, the place in the name, the impact. */
const maxPostingBytes = 8;

/**
 * Gathers documents and gives the segment of them; a document's number is its place in the order they came in. Postings are noted in the
 * order in which they come, and told apart by their terms at the end: there are a hundred of a document, and each term lies elsewhere in memory.
 */
export class SegmentBuilder {
  readonly #rows: Row[] = [];
  readonly #termNumbers = new Map<string, number>();
  readonly #wordCounts = new Map<string, { term: number; count: number }>();
  /** Two numbers a posting: its term; its fields, place and impact. */
  #postings = new Uint32Array(1 << 16);
  #length = 0;
  /** Where the postings of each document end. */
  readonly #ends: number[] = [];

  get size(): number {
    return this.#rows.length;
  }

  get ids(): number[] {
    return this.#rows.map(({ document }) => document.id);
  }

  add(document: SearchDocument): void {
    const { byTerm, length } = termsOf(document);
    const { id, name, categoryId, price, popularity, isOrderable, values, description } = document;
    const richness = Math.min(255, values.length * 4 + description.length / 20);
    this.#rows.push({ document: { id, name, categoryId, price, popularity, isOrderable }, length, richness });
    this.#reserve(byTerm.size * 2);
    for (const [term, { fields, place, impact, word }] of byTerm) {
      const number = this.#numberOf(term);
      this.#postings[this.#length++] = number;
      this.#postings[this.#length++] = (fields << 16) | (place << 8) | Math.min(255, impact);
      if (word === undefined) continue;
      const weight = (fields & (allFields.kind | allFields.name)) === 0 ? 1 : nameWeight;
      const count = this.#wordCounts.get(word);
      if (count) count.count += weight;
      else this.#wordCounts.set(word, { term: number, count: weight });
    }
    this.#ends.push(this.#length);
  }

  #reserve(size: number): void {
    if (this.#length + size <= this.#postings.length) return;
    const larger = new Uint32Array(Math.max(this.#postings.length * 2, this.#length + size));
    larger.set(this.#postings);
    this.#postings = larger;
  }

  #numberOf(term: string): number {
    const known = this.#termNumbers.get(term);
    if (known !== undefined) return known;
    const number = this.#termNumbers.size;
    this.#termNumbers.set(term, number);
    return number;
  }

  columns(): Columns {
    const all = this.#rows;
    return {
      ids: Int32Array.from(all, ({ document }) => document.id),
      categoryIds: Int32Array.from(all, ({ document }) => document.categoryId),
      prices: Int32Array.from(all, ({ document }) => Math.min(document.price, 2 ** 31 - 1)),
      popularities: Uint8Array.from(all, ({ document }) => Math.min(255, document.popularity)),
      lengths: Uint8Array.from(all, ({ length }) => Math.min(255, length)),
      richness: Uint8Array.from(all, ({ richness }) => richness),
      traits: Uint8Array.from(
        all,
        ({ document }) => (document.isOrderable ? traits.orderable : 0) | (/[а-яё]/i.test(document.name) ? traits.cyrillic : 0),
      ),
    };
  }

  /** The terms in their order. */
  terms(): PackedTerm[] {
    const spellings = this.#commonestSpellings();
    const { starts, documents, details } = this.#postingsByTerm();
    return [...this.#termNumbers]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([term, number]) => {
        const [start = 0, end = 0] = [starts[number], starts[number + 1]];
        const packed = pack(documents.subarray(start, end), details.subarray(start, end));
        return { term, documents: end - start, word: spellings.get(number)?.word, packed };
      });
  }

  #postingsByTerm(): { starts: Uint32Array; documents: Uint32Array; details: Uint32Array } {
    const starts = new Uint32Array(this.#termNumbers.size + 1);
    for (let at = 0; at < this.#length; at += 2) {
      const following = (this.#postings[at] ?? 0) + 1;
      starts[following] = (starts[following] ?? 0) + 1;
    }
    for (let number = 1; number < starts.length; number += 1) starts[number] = (starts[number] ?? 0) + (starts[number - 1] ?? 0);
    const next = starts.slice();
    const documents = new Uint32Array(this.#length / 2);
    const details = new Uint32Array(this.#length / 2);
    let at = 0;
    for (const [document, end] of this.#ends.entries()) {
      for (; at < end; at += 2) {
        const number = this.#postings[at] ?? 0;
        const place = next[number] ?? 0;
        next[number] = place + 1;
        documents[place] = document;
        details[place] = this.#postings[at + 1] ?? 0;
      }
    }
    return { starts, documents, details };
  }

  /** How each term is written most often: of a word the term is always the same. */
  #commonestSpellings(): ReadonlyMap<number, Spelling> {
    const commonest = new Map<number, Spelling>();
    for (const [word, { term, count }] of this.#wordCounts) {
      const best = commonest.get(term);
      if (best === undefined || count > best.count || (count === best.count && word < best.word)) commonest.set(term, { word, count });
    }
    return commonest;
  }
}

/** A word of a name is written as it is called, one of a section or a description in any of its forms: «телевизор», «телевизоры и видео». */
const nameWeight = 16;

interface Spelling {
  word: string;
  count: number;
}

/** Packs the postings of a term one after another. */
function pack(documents: Uint32Array, details: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(documents.length * maxPostingBytes);
  let length = 0;
  let last = 0;
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] ?? 0;
    const detail = details[at] ?? 0;
    let distance = document - last;
    last = document;
    while (distance > 127) {
      bytes[length++] = (distance & 127) | 128;
      distance >>>= 7;
    }
    bytes[length++] = distance;
    bytes[length++] = detail >>> 16;
    bytes[length++] = (detail >>> 8) & 255;
    bytes[length++] = detail & 255;
  }
  return bytes.slice(0, length);
}

interface Row {
  document: Pick<SearchDocument, 'id' | 'name' | 'categoryId' | 'price' | 'popularity' | 'isOrderable'>;
  length: number;
  richness: number;
}
