import { Readable } from 'node:stream';
import type { Dispatcher, Pool } from 'undici';
import type { FileStream } from '../contract/file.ts';
import { FileFault } from '../files/fault.ts';
import { limitFile } from '../files/limit-file.ts';
import { multipart } from '../files/write.ts';
import { type ReportDropped, readAnswer, type TransportResult } from './answer.ts';
import type { Plan } from './plan.ts';
import { ProviderError } from './provider-error.ts';
import { type Message, maxAnswerBytes } from './send.ts';

interface StreamedMessage {
  pool: Pool;
  plan: Plan;
  message: Message;
  /** Of a call that takes one. */
  file: FileStream | undefined;
  /** For the whole of it, the file included. */
  milliseconds: number;
  signal: AbortSignal | undefined;
  reportDropped: ReportDropped;
}

/**
 * Sends a call whose body or answer is a file, once and piece by piece: nothing is held whole. A file that comes back is the
 * caller's to read; its time runs until it has been read.
 */
export async function sendStreamed({
  pool,
  plan,
  message,
  file,
  milliseconds,
  signal,
  reportDropped,
}: StreamedMessage): Promise<TransportResult> {
  const { endpoint, id, upload, download } = plan;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), milliseconds);
  const sending = file && upload && toMultipartBody(file, upload.field);
  try {
    const answer = await pool.request({
      method: endpoint.method,
      path: message.path,
      headers: { ...message.headers, ...(sending && { 'content-type': sending.type }) },
      body: sending?.body ?? message.body ?? null,
      signal: signal === undefined ? late.signal : AbortSignal.any([late.signal, signal]),
    });
    if (download !== undefined && answer.statusCode < 300) return await receiveFile(answer, plan, () => clearTimeout(timer));
    const raw = { status: answer.statusCode, headers: answer.headers, body: await collectBody(answer.body, plan, answer.statusCode) };
    clearTimeout(timer);
    return { value: readAnswer(plan, raw, reportDropped), raw };
  } catch (error) {
    clearTimeout(timer);
    if (error instanceof ProviderError) throw error;
    throw failureOf(error, id, {
      isLate: late.signal.aborted,
      isGone: signal?.aborted === true,
      fault: sending?.fault(late.signal.aborted),
    });
  }
}

/** A file as the body of a message, and whose fault it is when that does not get to its end. */
function toMultipartBody(file: FileStream, field: string) {
  const { type, pieces } = multipart(file, field);
  let fault: unknown;
  let isAwaited = false;
  async function* trackPieces(): AsyncGenerator<Uint8Array> {
    isAwaited = true;
    try {
      for await (const piece of pieces) {
        isAwaited = false;
        yield piece;
        isAwaited = true;
      }
    } catch (error) {
      fault = error;
      throw error;
    }
    isAwaited = false;
  }
  return {
    type,
    body: Readable.from(trackPieces(), { objectMode: false }),
    /** Time that runs out while the next piece is waited for is the sender's, not the provider's. */
    fault: (isLate: boolean): unknown =>
      fault ?? (isLate && isAwaited ? new FileFault('cut-off', 'Файл отправлялся слишком долго.') : undefined),
  };
}

async function receiveFile(
  { headers, body }: Dispatcher.ResponseData,
  { id, download }: Plan,
  onClose: () => void,
): Promise<TransportResult> {
  const contractError = (message: string) => new ProviderError('contract', id, { status: 200, message });
  body.on('error', () => undefined).once('close', onClose);
  if (download === undefined || Number(headers['content-length']) > download.maxBytes) {
    body.destroy();
    throw contractError('The file is too large.');
  }
  const { type, content } = await limitFile(body, download).catch((error: unknown) => {
    body.destroy();
    throw error instanceof FileFault ? contractError('The file is of no declared type.') : error;
  });
  const value: FileStream = { name: nameIn(headers['content-disposition']), type, content };
  return { value, raw: { status: 200, headers: {}, body: Buffer.alloc(0) } };
}

/** The name of RFC 6266 with any letters, else the plain one; empty where there is none. */
function nameIn(disposition: string | string[] | undefined): string {
  const text = String(disposition ?? '');
  const extendedName = /filename\*=UTF-8''([^;\s]+)/i.exec(text)?.[1];
  try {
    if (extendedName !== undefined) return decodeURIComponent(extendedName);
  } catch {
    // Then the plain one counts.
  }
  return /filename="([^"]*)"/i.exec(text)?.[1] ?? '';
}

async function collectBody(body: Dispatcher.ResponseData['body'], { id }: Plan, status: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxAnswerBytes) throw new ProviderError('contract', id, { status, message: 'The answer is too large.' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

interface Circumstances {
  isLate: boolean;
  isGone: boolean;
  fault: unknown;
}

function failureOf(cause: unknown, id: string, { isLate, isGone, fault }: Circumstances): ProviderError {
  // What was sent was no file that may be sent: nothing of the provider's.
  if (fault instanceof FileFault)
    return new ProviderError('refused', id, { status: 422, code: 'validation_failed', message: fault.message, cause: fault });
  if (isGone || fault !== undefined) return new ProviderError('aborted', id, { cause });
  return new ProviderError(isLate ? 'timeout' : 'unavailable', id, { cause });
}
