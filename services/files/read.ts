import { pipeline, Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { FileFault } from './fault.ts';

/** A file of a multipart body, as it arrives; with the fields that stood before it. */
export interface ArrivingFile {
  readonly field: string;
  readonly name: string;
  readonly fields: ReadonlyMap<string, string>;
  readonly content: Readable;
}

/** Characters of a field beside the file, and of a file's name; fields before it. */
const formLimits = { field: 200, name: 200, fields: 8 } as const;

/**
 * Reads a multipart body as far as its one file. The rest of the body is read as the file is. A body that
 * ends before its end breaks the file off.
 */
export function readFile(body: Readable, contentType: string | undefined): Promise<ArrivingFile> {
  const { promise, resolve, reject } = Promise.withResolvers<ArrivingFile>();
  const parser = parserOf(contentType);
  if (parser === undefined) return Promise.reject(new FileFault('unreadable', 'Файл отправляют формой (multipart/form-data).'));
  const fields = new Map<string, string>();
  const whole = Promise.withResolvers<void>();
  // Whoever reads the file hears of it; where there is none, `promise` says so.
  whole.promise.catch(() => undefined);
  let arriving: Readable | undefined;
  parser.on('field', (name: string, value: string) => void fields.set(name, value));
  parser.on('file', (field: string, content: Readable, name: string | undefined) => {
    content.on('error', () => undefined);
    arriving = content;
    resolve({ field, name: (name ?? '').slice(-formLimits.name), fields, content: Readable.from(toTheEnd(content, whole.promise)) });
  });
  pipeline(body, parser, (error) => {
    const fault = error ? new FileFault('cut-off', 'Файл не дошёл до конца.', error) : undefined;
    if (fault === undefined) whole.resolve();
    else whole.reject(fault);
    if (fault !== undefined) arriving?.destroy(fault);
    reject(fault ?? new FileFault('missing', 'Прикрепите файл.'));
  });
  return promise;
}

/** The parser ends a file that breaks off as if it were whole; only the end of the body tells. */
async function* toTheEnd(content: Readable, whole: Promise<void>): AsyncGenerator<Uint8Array> {
  yield* content;
  await whole;
}

function parserOf(contentType: string | undefined): BusboyInstance | undefined {
  try {
    return new Busboy({
      headers: { 'content-type': contentType ?? '' },
      limits: { files: 1, fields: formLimits.fields, fieldSize: formLimits.field, fieldNameSize: 100, headerPairs: 20 },
    });
  } catch {
    return undefined;
  }
}
