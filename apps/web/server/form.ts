import { PassThrough, pipeline, type Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';

/** One file of a form, as it arrives. */
export interface FormFile {
  /** What it is for: the field `purpose`, which stands before it. */
  readonly purpose: string;
  readonly name: string;
  readonly content: Readable;
}

/** Where a file has gone: its id, or why it was not taken. */
export type FileOutcome = { readonly id: string } | { readonly fault: string };

/** What is left of a form when its files have gone on: fields alone, `photo` with an id in each file's place. */
export interface ReceivedForm {
  readonly fields: URLSearchParams;
}

/** A form that breaks off, or is none. */
class FormFault extends Error {
  readonly statusCode = 400;
}

/** Files of one form, where its purpose has a number of its own: all papers of a repair, with photos of what has happened. */
const filesOf: ReadonlyMap<string, number> = new Map([['repair', 12]]);
/** Files of any other form; places for them, chosen or not; signs of a field; fields; bytes of all fields together (ours). */
export const maxParts = { files: 5, places: 20, field: 20_000, fields: 60, bytes: 64 * 1024 } as const;

/**
 * Reads a multipart form with files: each is sent on while it arrives, one after the other, and its id stands in its place. One that is not
 * taken leaves its reason in the field of the same name with `Fault`, and all else that was typed is there.
 */
export async function receiveForm(
  body: Readable,
  contentType: string | undefined,
  send: (file: FormFile) => Promise<FileOutcome>,
): Promise<ReceivedForm> {
  const parser = parserOf(contentType);
  const fields = new URLSearchParams();
  let bytes = 0;
  let files = 0;
  const maxFiles = () => filesOf.get(fields.get('purpose') ?? '') ?? maxParts.files;
  const tooMany = () => fields.append('photoFault', `Не больше ${maxFiles()} файлов за один раз.`);
  let sending: Promise<void> = Promise.resolve();

  parser.on('field', (name, value) => {
    bytes += name.length + value.length;
    if (bytes <= maxParts.bytes) fields.append(name, value);
  });
  parser.on('file', (field, file, name) => {
    // A field in which no file was chosen.
    if (name === undefined || name === '') return void file.resume();
    files += 1;
    if (files > maxFiles()) {
      file.resume();
      if (files === maxFiles() + 1) tooMany();
      return;
    }
    // The parser waits for the end of each file, so whoever gives up reads a copy.
    const content = new PassThrough();
    // What breaks off is said by the whole.
    content.on('error', () => undefined);
    file.on('error', (error) => content.destroy(error)).pipe(content);
    const purpose = fields.get('purpose') ?? '';
    sending = sending.then(async () => {
      try {
        const uploadResult = await send({ purpose, name, content });
        if ('id' in uploadResult) fields.append(field, uploadResult.id);
        else fields.append(`${field}Fault`, `${name.slice(-60)}: ${uploadResult.fault}`);
      } finally {
        content.destroy();
        file.unpipe(content).resume();
      }
    });
  });
  parser.on('filesLimit', tooMany);

  const { promise, resolve, reject } = Promise.withResolvers<void>();
  pipeline(body, parser, (error) => (error ? reject(new FormFault('Форма не дошла до конца.', { cause: error })) : resolve()));
  const [whole] = await Promise.allSettled([promise, promise.then(() => sending)]);
  if (whole.status === 'rejected') {
    // What is still being sent on fails with the form.
    sending.catch(() => undefined);
    throw whole.reason;
  }
  await sending;
  if (bytes > maxParts.bytes) throw new FormFault('Форма слишком большая.');
  return { fields };
}

function parserOf(contentType: string | undefined): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType ?? '' },
      limits: { files: maxParts.places, fields: maxParts.fields, fieldSize: maxParts.field, fieldNameSize: 100, headerPairs: 20 },
    });
  } catch (error) {
    throw new FormFault('Форма не читается.', { cause: error });
  }
}
