import type { Pool } from 'undici';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import { endpointId, type RawAnswer } from './answer.ts';
import { ProviderError } from './errors.ts';

/** Bytes; an answer beyond it is cut off and counts as a broken contract. */
export const largestAnswer = 8 * 1024 * 1024;

export interface Message {
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Ends when the deadline is over or the client has gone. */
  signal: AbortSignal;
}

/** Sends one message once. */
export async function send(pool: Pool, endpoint: AnyEndpoint, message: Message): Promise<RawAnswer> {
  try {
    const { statusCode, headers, body } = await pool.request({
      method: endpoint.method,
      path: message.path,
      headers: message.headers,
      body: message.body ?? null,
      signal: message.signal,
    });
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of body) {
      size += chunk.length;
      if (size > largestAnswer) {
        throw new ProviderError('contract', endpointId(endpoint), { status: statusCode, message: 'The answer is too large.' });
      }
      chunks.push(chunk);
    }
    return { status: statusCode, headers, text: Buffer.concat(chunks).toString('utf8') };
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    throw new ProviderError(kindOf(cause, message.signal), endpointId(endpoint), { cause });
  }
}

function kindOf(cause: unknown, signal: AbortSignal): 'timeout' | 'aborted' | 'unavailable' {
  if (signal.aborted) return isTimeout(signal.reason) ? 'timeout' : 'aborted';
  return isTimeout(cause) ? 'timeout' : 'unavailable';
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name.endsWith('TimeoutError'));
}
