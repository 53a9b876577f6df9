import { writeToken } from '../orders/quote-token.ts';
import { quoteSigner } from './provider.ts';
import { basketId } from './samples.ts';

/** The quote of the small shop's basket, as if it had been asked for. */
export const quoteToken = (delivery_cost: number, validUntil = new Date('2100-01-01T00:00:00Z'), signer = quoteSigner): string =>
  writeToken(signer, basketId, { amounts: { buy: { sum: 1799_98, discount: 199_98, delivery_cost } }, validUntil });
