import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How a drawing can go out. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Brotli's effort, of 0 to 11: from 5 on a drawing gains little and costs much. */
const effort = 5;

/** The best encoding among those of an `accept-encoding` header; what is given the weight 0 is refused. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const acceptedNames = new Set(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((text) => text.trim()))
      .filter(([, weight = 'q=1']) => !/^q=0(?:\.0*)?$/.test(weight))
      .map(([name]) => name),
  );
  return acceptedNames.has('br') ? 'br' : acceptedNames.has('gzip') ? 'gzip' : 'identity';
}

/** A drawing's bytes: about a quarter of its text when compressed. */
export function encode(text: string, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(text);
  if (encoding === 'identity') return Buffer.from(text);
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: effort },
  });
}
