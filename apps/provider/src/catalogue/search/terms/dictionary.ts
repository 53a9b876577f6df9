/** Where the postings of a term lie in its segment. */
export interface Place {
  documents: number;
  block: number;
  start: number;
  length: number;
}

/** The terms of one segment in their order, held in few large pieces: there are hundreds of thousands. */
export class Dictionary {
  readonly terms: string[] = [];
  readonly #places: Int32Array;
  readonly #words = new Map<string, string>();

  constructor(packed: Uint8Array) {
    const text = new TextDecoder().decode(packed);
    const lines = text === '' ? [] : text.split('\n');
    this.#places = new Int32Array(lines.length * 4);
    lines.forEach((line, index) => {
      const [term = '', documents, block, start, length, word] = line.split('\t');
      this.terms.push(term);
      this.#places.set([Number(documents), Number(block), Number(start), Number(length)], index * 4);
      if (word !== undefined) this.#words.set(term, word);
    });
  }

  find(term: string): Place | undefined {
    const index = this.from(term);
    return this.terms[index] === term ? this.at(index) : undefined;
  }

  /** Of the term at an index. */
  at(index: number): Place {
    const [documents = 0, block = 0, start = 0, length = 0] = this.#places.subarray(index * 4, index * 4 + 4);
    return { documents, block, start, length };
  }

  /** How a term is written most often in the segment; undefined where it is written as it is. */
  wordOf(term: string): string | undefined {
    return this.#words.get(term);
  }

  /** Index of the first term that does not come before a text. */
  from(text: string): number {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.terms[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
