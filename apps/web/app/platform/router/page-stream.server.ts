import { Duplex } from 'node:stream';

/** A stream that passes on what was written when its writer flushes it, in one piece. */
export type PageStream = Duplex & { flush(): void };

/**
 * What React renders into: it writes pieces of two kilobytes and flushes when it has nothing more for the moment. Each piece
 * that goes further by itself costs a chunk on the wire and a turn of everything that stands in between.
 */
export function pageStream(): PageStream {
  let pieces: Uint8Array[] = [];
  const flush = () => {
    if (pieces.length === 0) return;
    stream.push(Buffer.concat(pieces));
    pieces = [];
  };
  const stream = new Duplex({
    read() {
      // What is there has been pushed already.
    },
    write(piece: Uint8Array, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      flush();
      stream.push(null);
      done();
    },
  });
  return Object.assign(stream, { flush });
}
