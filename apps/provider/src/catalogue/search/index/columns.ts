import { concatBytes } from './concat-bytes.ts';

/** What a document is or is not; one bit each. */
export const traits = {
  /** Can be bought or ordered at all. */
  orderable: 1,
  /** Has a name in the Cyrillic alphabet. */
  cyrillic: 2,
} as const;

/** What is known of every document of a segment besides its terms, column by column. */
export interface Columns {
  ids: Int32Array;
  categoryIds: Int32Array;
  /** Kopecks. */
  prices: Int32Array;
  /** 1 to 100. */
  popularities: Uint8Array;
  /** Lexemes of the name. */
  lengths: Uint8Array;
  /** How much is told of it: specifications and words of the description. */
  richness: Uint8Array;
  /** Bits of `traits`. */
  traits: Uint8Array;
}

/** The columns as they are kept: one after another. */
export function packColumns(columns: Columns): Uint8Array {
  const { ids, categoryIds, prices, popularities, lengths, richness, traits } = columns;
  // Nobody reads the third any more; the version before, which may run beside this one, counts on it.
  const parts = [ids, categoryIds, new Int32Array(ids.length), prices, popularities, lengths, richness, traits];
  return concatBytes(parts.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)));
}

/** Reads columns of so many documents. */
export function unpackColumns(packed: Uint8Array, documents: number): Columns {
  // A copy of its own begins at a multiple of four, as numbers of four bytes have to; `slice` of a Buffer is none.
  const bytes = new Uint8Array(packed).buffer;
  const numbers = (index: number): Int32Array => new Int32Array(bytes, index * documents * 4, documents);
  const small = (index: number): Uint8Array => new Uint8Array(bytes, documents * (16 + index), documents);
  return {
    ids: numbers(0),
    categoryIds: numbers(1),
    prices: numbers(3),
    popularities: small(0),
    lengths: small(1),
    richness: small(2),
    traits: small(3),
  };
}

/** Whether names are all that is known of most products: they are of one category, with no specifications and no description. */
export function hasNamesOnly(segments: readonly { columns: Columns }[]): boolean {
  let all = 0;
  let namesOnly = 0;
  const [first = 0] = segments[0]?.columns.categoryIds ?? [];
  for (const { columns } of segments) {
    all += columns.richness.length;
    for (const [document, richness] of columns.richness.entries())
      if (richness === 0 && columns.categoryIds[document] === first) namesOnly += 1;
  }
  return namesOnly * 2 > all;
}
