import { Duplex } from 'node:stream';

/** Written into the page by the router, among what is fetched first. */
const early = '<link rel="modulepreload"';

/**
 * The page's beginning, its scripts fetched behind what is seen: the page is whole without them, and on a narrow line its style sheet, typeface
 * and first picture would wait for a hundred kilobytes.
 */
function scriptsLast(piece: Buffer): Buffer {
  const end = piece.indexOf('</head>');
  if (end < 0) return piece;
  const head = piece.toString('utf8', 0, end).replaceAll(early, `${early} fetchPriority="low"`);
  return Buffer.concat([Buffer.from(head), piece.subarray(end)]);
}

/** A stream that passes on what was written when its writer flushes it, in one piece. */
export type PageStream = Duplex & { flush(): void };

/**
 * What React renders into: it writes pieces of two kilobytes and flushes when it has nothing more for the moment. Each piece
 * that goes further by itself costs a chunk on the wire and a turn of everything that stands in between.
 */
export function pageStream(): PageStream {
  let pieces: Uint8Array[] = [];
  let isBegun = false;
  const flush = () => {
    if (pieces.length === 0) return;
    const piece = Buffer.concat(pieces);
    stream.push(isBegun ? piece : scriptsLast(piece));
    isBegun = true;
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
