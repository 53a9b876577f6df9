import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { FileType } from '../contract/file.ts';
import { limitFile } from './limit-file.ts';
import { readFile } from './read.ts';
import { typeOf } from './type.ts';
import { multipart } from './write.ts';

const limits = { maxBytes: 2 * 1024 * 1024, types: ['image/png', 'application/pdf'], field: 'photo' } as const;
const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(1_000, 7)]);
const inPieces = (content: Buffer, size: number) =>
  Readable.from(Array.from({ length: Math.ceil(content.length / size) }, (_, at) => content.subarray(at * size, (at + 1) * size)));

test.each<[string, FileType | undefined]>([
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x18ftypheic\0\0\0\0', 'image/heic'],
  ['%PDF-1.7', 'application/pdf'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
  ['<html>', undefined],
  ['MZ', undefined],
  ['', undefined],
])('%j is %s', (head, type) => expect(typeOf(Buffer.from(head, 'latin1'))).toBe(type));

test('a file arrives as it was sent, in whatever pieces', async () => {
  for (const size of [1, 7, 64, 5_000]) {
    const { type, pieces } = multipart({ name: 'чек "1".png', type: 'image/png', content: inPieces(png, size) }, 'photo');
    const arriving = await readFile(Readable.from(pieces), type);
    expect([arriving.field, arriving.name]).toEqual(['photo', 'чек _1_.png']);
    const whole = await limitFile(arriving.content, limits);
    expect([whole.type, (await buffer(whole.content)).equals(png)]).toEqual(['image/png', true]);
  }
});

test('what is no file that is taken is refused by its first bytes', async () => {
  await expect(limitFile(Readable.from([Buffer.from('<html>')]), limits)).rejects.toMatchObject({ reason: 'wrong-type' });
  await expect(limitFile(Readable.from([]), limits)).rejects.toMatchObject({ reason: 'missing' });
  await expect(limitFile(Readable.from([Buffer.from('\xff\xd8\xff', 'latin1')]), limits)).rejects.toMatchObject({ reason: 'wrong-type' });
});

test('a file that is too large is cut off where it becomes so, and no more of it is asked for', async () => {
  let sentBytes = 0;
  async function* endless(): AsyncGenerator<Buffer> {
    for (yield png; ; sentBytes += 64 * 1024) yield Buffer.alloc(64 * 1024);
  }
  const { content } = await limitFile(endless(), limits);
  await expect(buffer(content)).rejects.toMatchObject({ reason: 'too-large' });
  expect(sentBytes).toBeLessThan(4 * 1024 * 1024);
});

test.each([
  ['no form', 'application/json', '{}', 'unreadable'],
  ['a form without a boundary', 'multipart/form-data', '', 'unreadable'],
  [
    'a form without a file',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
    'missing',
  ],
  ['half of a form', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; na', 'cut-off'],
])('%s is said to be so', async (_, type, body, reason) => {
  await expect(readFile(Readable.from([Buffer.from(body)]), type)).rejects.toMatchObject({ reason });
});

test('a body that breaks off breaks the file off', async () => {
  const head = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\n';
  const { content } = await readFile(Readable.from([Buffer.from(head), png]), 'multipart/form-data; boundary=x');
  await expect(buffer(content)).rejects.toMatchObject({ reason: 'cut-off' });
});
