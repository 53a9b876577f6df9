import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { pageStream } from './page-stream.server.ts';

test('what was written is passed on in one piece when it is flushed, and the rest at the end', async () => {
  const stream = pageStream();
  const pieces: string[] = [];
  stream.on('data', (piece: Buffer) => pieces.push(piece.toString()));
  for (const piece of ['<html>', '<body>']) stream.write(piece);
  stream.flush();
  stream.flush();
  stream.write('</body>');
  stream.end('</html>');
  await new Promise((resolve) => stream.once('end', resolve));
  expect(pieces).toEqual(['<html><body>', '</body></html>']);
});

test('letters of more than one byte stay whole', async () => {
  const stream = pageStream();
  const bytes = Buffer.from('Телевизор');
  stream.write(bytes.subarray(0, 3));
  stream.end(bytes.subarray(3));
  expect(await text(stream)).toBe('Телевизор');
});
