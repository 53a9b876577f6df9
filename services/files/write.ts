import { randomUUID } from 'node:crypto';
import type { FileStream } from '../contract/file.ts';

/** A multipart body with one file: its type, and its pieces as they are wanted. */
export function multipart({ name, type, content }: FileStream, field: string): { type: string; pieces: AsyncGenerator<Uint8Array> } {
  const boundary = `vitrina-${randomUUID()}`;
  const quotedName = name.replaceAll(/[\r\n"\\]/g, '_');
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${quotedName}"\r\ncontent-type: ${type}\r\n\r\n`;
  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(head);
    yield* content;
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  return { type: `multipart/form-data; boundary=${boundary}`, pieces: pieces() };
}
