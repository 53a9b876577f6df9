import { type Columns, traits } from './columns.ts';
import { type SearchDocument, termsOf } from './document.ts';
import type { PackedTerm } from './packing.ts';

/** Packs postings one after another: the distance from the document before, the fields, the place in the name, the impact. */
class Packer {
  documents = 0;
  #bytes = new Uint8Array(12);
  #length = 0;
  #last = 0;

  add(document: number, fields: number, place: number, impact: number): void {
    if (this.#length + 9 > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    let distance = document - this.#last;
    this.#last = document;
    while (distance > 127) {
      this.#bytes[this.#length++] = (distance & 127) | 128;
      distance >>>= 7;
    }
    this.#bytes[this.#length++] = distance;
    this.#bytes[this.#length++] = fields;
    this.#bytes[this.#length++] = place;
    this.#bytes[this.#length++] = Math.min(255, impact);
    this.documents += 1;
  }

  toBytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}

/** Gathers documents and gives the segment of them; a document's number is its place in the order they came in. */
export class SegmentBuilder {
  readonly #rows: Row[] = [];
  readonly #packers = new Map<string, Packer>();
  readonly #spellings = new Map<string, Map<string, number>>();

  get size(): number {
    return this.#rows.length;
  }

  get ids(): number[] {
    return this.#rows.map(({ document }) => document.id);
  }

  add(document: SearchDocument): void {
    const number = this.#rows.length;
    const { byTerm, words, length } = termsOf(document);
    const { id, name, categoryId, brandId, price, popularity, isOrderable, values, description } = document;
    const richness = Math.min(255, values.length * 4 + description.length / 20);
    this.#rows.push({ document: { id, name, categoryId, brandId, price, popularity, isOrderable }, length, richness });
    for (const [term, { fields, place, impact }] of byTerm) {
      let packer = this.#packers.get(term);
      if (!packer) {
        packer = new Packer();
        this.#packers.set(term, packer);
      }
      packer.add(number, fields, place, impact);
    }
    for (const [term, word] of words) {
      let counts = this.#spellings.get(term);
      if (!counts) {
        counts = new Map();
        this.#spellings.set(term, counts);
      }
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }

  columns(): Columns {
    const all = this.#rows;
    return {
      ids: Int32Array.from(all, ({ document }) => document.id),
      categoryIds: Int32Array.from(all, ({ document }) => document.categoryId),
      brandIds: Int32Array.from(all, ({ document }) => document.brandId),
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
    return [...this.#packers.keys()].sort().map((term) => {
      const packer = this.#packers.get(term) ?? new Packer();
      return { term, documents: packer.documents, word: commonest(this.#spellings.get(term)), packed: packer.toBytes() };
    });
  }
}

interface Row {
  document: Pick<SearchDocument, 'id' | 'name' | 'categoryId' | 'brandId' | 'price' | 'popularity' | 'isOrderable'>;
  length: number;
  richness: number;
}

const commonest = (counts: ReadonlyMap<string, number> | undefined): string | undefined =>
  counts && [...counts].reduce((best, one) => (one[1] > best[1] || (one[1] === best[1] && one[0] < best[0]) ? one : best))[0];
