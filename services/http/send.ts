import type { Dispatcher, Pool } from 'undici';
import type { RawAnswer } from './answer.ts';
import type { Plan } from './plan.ts';
import { ProviderError } from './provider-error.ts';

/** Bytes; an answer beyond it is cut off and counts as a broken contract. */
export const maxAnswerBytes = 8 * 1024 * 1024;

export interface Message {
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** One message under way. */
export interface Sending {
  readonly answer: Promise<RawAnswer>;
  /** Nobody wants the answer any more. */
  abandon(): void;
}

/**
 * Sends one message once and collects its answer by the client's own events: a stream for each answer, and a signal for
 * each deadline, would cost more than the rest of the engine. Gives up after so many milliseconds.
 */
export function send(pool: Pool, { endpoint, id }: Plan, { path, headers, body }: Message, milliseconds: number): Sending {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const collector = createCollector();
  let controller: Dispatcher.DispatchController | undefined;
  let cut: ProviderError | undefined;
  const end = (error: ProviderError) => {
    clearTimeout(timer);
    cut = error;
    reject(error);
    controller?.abort(error);
  };
  /** An answer that has begun runs out unread until its time is over: a socket cut off has to be opened anew. */
  const abandon = () => {
    const error = new ProviderError('aborted', id);
    if (collector.status() === 0) end(error);
    else reject(error);
  };
  const timer = setTimeout(() => end(new ProviderError('timeout', id)), milliseconds);

  pool.dispatch(
    { method: endpoint.method, path, headers, body: body ?? null },
    {
      onRequestStart(requestController) {
        controller = requestController;
        // Given up while it waited for a socket.
        if (cut !== undefined) requestController.abort(cut);
      },
      onResponseStart(_, status, responseHeaders) {
        if (!collector.start(status, responseHeaders)) end(tooLarge(id, status));
      },
      onResponseData(_, chunk) {
        if (!collector.add(chunk)) end(tooLarge(id, collector.status()));
      },
      onResponseEnd() {
        clearTimeout(timer);
        resolve(collector.answer());
      },
      onResponseError(_, cause) {
        end(new ProviderError(cause.name.endsWith('TimeoutError') ? 'timeout' : 'unavailable', id, { cause }));
      },
    },
  );
  return { answer: promise, abandon };
}

const tooLarge = (id: string, status: number) => new ProviderError('contract', id, { status, message: 'The answer is too large.' });

/** The parts of one answer as they arrive; says no as soon as it is larger than any may be. */
function createCollector() {
  let status = 0;
  let headers: RawAnswer['headers'] = {};
  let chunks: Buffer[] = [];
  let size = 0;
  return {
    status: () => status,
    start(gotStatus: number, gotHeaders: RawAnswer['headers']): boolean {
      status = gotStatus;
      headers = gotHeaders;
      return !(Number(gotHeaders['content-length']) > maxAnswerBytes);
    },
    add(chunk: Buffer): boolean {
      size += chunk.length;
      if (size > maxAnswerBytes) chunks = [];
      else chunks.push(chunk);
      return size <= maxAnswerBytes;
    },
    answer(): RawAnswer {
      const [first] = chunks;
      return { status, headers, body: chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks) };
    },
  };
}
