import { Readable } from 'node:stream';
import type { FileLimits, FileType } from '../contract/file.ts';
import { FileFault } from './fault.ts';
import { headLength, typeOf } from './type.ts';

/**
 * The type of a file by its content, and the same content, cut off with a fault where it becomes larger than it may be. Reads no
 * more than its first bytes before somebody wants the rest.
 */
export async function limitFile(content: AsyncIterable<Uint8Array>, limits: FileLimits): Promise<{ type: FileType; content: Readable }> {
  const pieces = content[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  let isOver = false;
  while (!isOver && head.length < headLength) {
    const { done, value } = await pieces.next();
    if (done === true) isOver = true;
    else head = Buffer.concat([head, value]);
  }
  const type = typeOf(head);
  if (type === undefined || !limits.types.includes(type)) {
    await pieces.return?.();
    throw new FileFault(
      head.length === 0 ? 'missing' : 'wrong-type',
      head.length === 0 ? 'Файл пуст.' : 'Файлы такого вида не принимаются.',
    );
  }
  return { type, content: Readable.from(limitBytes(head, pieces, limits.maxBytes), { objectMode: false }) };
}

async function* limitBytes(head: Buffer, pieces: AsyncIterator<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  try {
    let size = 0;
    for (let next: IteratorResult<Uint8Array> = { value: head }; next.done !== true; next = await pieces.next()) {
      size += next.value.length;
      if (size > maxBytes) throw new FileFault('too-large', `Файл больше ${Math.floor(maxBytes / (1024 * 1024))} МБ.`);
      yield next.value;
    }
  } finally {
    await pieces.return?.();
  }
}
