import { concatBytes } from './concat-bytes.ts';

/** Bytes of one block of postings, at which the next one begins. */
const blockBytes = 16_384;

/** One term of a segment: in how many documents, how it is written, and its packed postings. */
export interface PackedTerm {
  term: string;
  documents: number;
  word: string | undefined;
  packed: Uint8Array;
}

/** Lays the terms, which come in their order, into blocks, and writes the dictionary that finds them there. */
export function packTerms(terms: readonly PackedTerm[]): { dictionary: Uint8Array; blocks: Uint8Array[] } {
  const lines: string[] = [];
  const blocks: Uint8Array[] = [];
  let block: Uint8Array[] = [];
  let size = 0;
  const close = (): void => {
    if (block.length > 0) blocks.push(concatBytes(block));
    block = [];
    size = 0;
  };
  for (const { term, documents, word, packed } of terms) {
    if (size > 0 && size + packed.length > blockBytes) close();
    lines.push(
      `${term}\t${documents}\t${blocks.length}\t${size}\t${packed.length}${word === undefined || word === term ? '' : `\t${word}`}`,
    );
    block.push(packed);
    size += packed.length;
  }
  close();
  return { dictionary: new TextEncoder().encode(lines.join('\n')), blocks };
}
