import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import { extension, fromExtension, fromSpec, orNull, requiredExtension } from '../contract/origin.ts';
import { id, idText, rubles } from '../contract/wire.ts';
import { txPattern } from './vocabulary.ts';

const tx = z.string().regex(txPattern);

/** What an old device takes off a product. */
export const smartPrice = z
  .object({
    tx,
    tradein_id: orNull(id),
    product_id: id,
    total_discount: rubles,
    /** The part of it that the shop adds to what the device is worth. */
    discountBenefit: orNull(rubles),
  })
  .meta(fromSpec('2 §3'));

/** What a smart price of a product takes off at most. */
export const smartPriceOffer = z
  .object({ product_id: requiredExtension(id), total_discount: extension(rubles), discountBenefit: extension(rubles) })
  .meta(fromExtension);

export const smartPriceLink = z.object({ tx: requiredExtension(tx), url: requiredExtension(z.string()) }).meta(fromExtension);

/** See the vocabulary; a state that is not named there is none that lowers a price. */
const state = extension(z.string());

export const smartprice = endpoints('smartprice', {
  txInfo: endpoint({
    method: 'POST',
    path: '/smartprice/txinfo',
    summary: 'A smart price by its `tx`: a record while it is completed, `false` in any other state.',
    source: 'spec 2 §7',
    body: z.object({ tx }),
    answer: z.object({ state, smart_price: extension(z.union([smartPrice, z.literal(false)])) }).meta(fromExtension),
    identity: 'nobody',
    idempotency: 'safe',
    cache: 'never',
  }),
  product: endpoint({
    method: 'GET',
    path: '/smartprice/product',
    summary: 'Whether a product has a smart price, and what it takes off at most.',
    source: 'spec 2 §7',
    query: z.object({ product_id: idText }),
    answer: smartPriceOffer,
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.product,
  }),
  link: endpoint({
    method: 'GET',
    path: '/smartprice/link',
    summary: 'Begins a smart price: where the old device is valued. The shopper comes back to `return_url`, with `tx` in its query.',
    source: 'spec 2 §7',
    query: z.object({ product_id: idText, return_url: z.string().regex(/^(?:https?:\/)?\//) }),
    answer: smartPriceLink,
    identity: 'nobody',
    idempotency: 'none',
    cache: 'never',
  }),
  check: endpoint({
    method: 'GET',
    path: '/smartprice/check',
    summary: 'How a smart price stands.',
    source: 'ours',
    query: z.object({ tx }),
    answer: z.object({ state }).meta(fromExtension),
    identity: 'nobody',
    idempotency: 'safe',
    cache: 'never',
  }),
});
