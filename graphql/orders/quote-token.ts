import type { AmountsByOrder } from '@vitrina/services/contract/failure.ts';
import * as z from 'zod';
import type { Signer } from '../base/signer.ts';

/** What a token says: nothing of it is kept by the shop. */
export interface QuoteContent {
  /** Kopecks. */
  amounts: AmountsByOrder;
  validUntil: Date;
}

/** Short, since a browser keeps it in a cookie: seconds of the epoch; key, sum, discount and delivery of each order. */
const content = z.tuple([z.int(), z.array(z.tuple([z.string(), z.int(), z.int(), z.int()]))]);

/** The quote as a text that is worth something with this basket only. */
export function writeToken(signer: Signer, basketId: string, { amounts, validUntil }: QuoteContent): string {
  const orders = Object.entries(amounts).map(([key, { sum, discount, delivery_cost }]) => [key, sum, discount, delivery_cost]);
  const text = Buffer.from(JSON.stringify([validUntil.getTime() / 1_000, orders])).toString('base64url');
  return `${text}.${signer.sign(`${basketId} ${text}`)}`;
}

/** Null for what this shop has not quoted, or not for this basket. */
export function readToken(signer: Signer, basketId: string, token: string): QuoteContent | null {
  const [, text, signature] = /^([\w-]{1,4000})\.([\w-]{24})$/.exec(token) ?? [];
  if (text === undefined || signature === undefined || !signer.isSigned(`${basketId} ${text}`, signature)) return null;
  const [seconds, orders] = content.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return {
    amounts: Object.fromEntries(orders.map(([key, sum, discount, delivery_cost]) => [key, { sum, discount, delivery_cost }])),
    validUntil: new Date(seconds * 1_000),
  };
}
