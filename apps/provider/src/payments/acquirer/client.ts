import * as z from 'zod';
import { refundPath } from './refunds.ts';
import { sign, signatureHeader } from './signature.ts';

/** Milliseconds that an answer is waited for. */
const answerTimeout = 10_000;

export interface RefundRequest {
  /** Of the operation that took the money. */
  token: string;
  /** Asked with the same key, it is the same refund. */
  key: string;
  /** Kopecks. */
  sum: number;
}

const answer = z.discriminatedUnion('status', [
  /** It will be carried out; ask again. */
  z.object({ status: z.literal('accepted') }),
  /** The money is back. */
  z.object({ status: z.literal('done') }),
  /** It never will be. */
  z.object({ status: z.literal('refused'), why: z.string() }),
]);

export type RefundAnswer = z.output<typeof answer>;

/** What the shop asks its acquirer for. */
export interface Acquirer {
  /** Throws when nobody knows what has become of it: the same is asked again then. */
  refund(request: RefundRequest): Promise<RefundAnswer>;
}

/** The acquirer behind an address, over HTTP and signed as its callbacks are. */
export function acquirerAt(origin: () => string, secret: string): Acquirer {
  return {
    async refund(request) {
      const body = JSON.stringify(request);
      const response = await fetch(new URL(refundPath, origin()), {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: sign(secret, body) },
        body,
        signal: AbortSignal.timeout(answerTimeout),
      });
      if (!response.ok) throw new Error(`the acquirer answered ${response.status}`);
      return answer.parse(await response.json());
    },
  };
}
