import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encode, encodingFor } from './encoding.ts';
import { plainPicture } from './testing/plain.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.5, BR', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br; q=0.000, identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%s takes %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test('a drawing shrinks to a third at least and comes out the same', () => {
  const picture = plainPicture;
  const [br, gzip] = [encode(picture, 'br'), encode(picture, 'gzip')];
  expect(br.length).toBeLessThan(picture.length / 3);
  expect(gzip.length).toBeLessThan(picture.length / 3);
  expect(brotliDecompressSync(br).toString()).toBe(picture);
  expect(gunzipSync(gzip).toString()).toBe(picture);
  expect(encode(picture, 'identity').toString()).toBe(picture);
});
