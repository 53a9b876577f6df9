import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { extension, fromExtension, fromSpec, listOrEmpty, orNull, ownShapeList, requiredExtension } from '../contract/origin.ts';
import { id, phoneText, rubles } from '../contract/wire.ts';
import { fromSite } from './vocabulary.ts';

/** A bank that lends. */
export const creditBank = z.object({ name: requiredExtension(z.string()) }).meta(fromExtension);

/** So many months, and what is paid in each of them. */
export const creditTerm = z
  .object({
    months: z.int().positive(),
    /** The action that asks for something beside the product. */
    action_id: orNull(id),
    /** Of one month. */
    payment: rubles,
    banks: ownShapeList(creditBank),
    /** What the order is paid with then; see the vocabulary of payments. */
    payment_type_id: extension(z.int()),
    /** Percent a year; 0 where nothing is overpaid. */
    rate: extension(z.number().nonnegative()),
    /** Of the option for one brand, which asks for a warranty (spec 2 §5). */
    is_apple: extension(z.boolean()),
  })
  .meta(fromSpec('2 §3'));

/** `id` is the kind, see the vocabulary. */
export const creditOffer = z.object({ id, terms: listOrEmpty(creditTerm) }).meta(fromSpec('2 §3'));

export type CreditOffer = z.output<typeof creditOffer>;

/** How much one broker lends to one shopper; nothing where it lends nothing. */
const creditLimit = z.object({ limit: extension(rubles) }).meta(fromExtension);

const ownLimitCall = { answer: creditLimit, identity: 'shopper', idempotency: 'safe', cache: 'never' } as const;

export const credit = endpoints('credit', {
  revoLimit: endpoint({
    ...ownLimitCall,
    method: 'POST',
    path: '/broker/revo/limit',
    summary: 'How much Revo lends to the signed-in shopper.',
    source: 'spec 2 §7',
    body: z.object({ from_site: z.literal(fromSite) }),
  }),
  mokkaLimit: endpoint({
    ...ownLimitCall,
    method: 'GET',
    path: '/broker/mokka/limit',
    summary: 'How much Mokka lends by this phone, which is that of the signed-in shopper.',
    source: 'spec 2 §7',
    query: z.object({ phone: phoneText }),
  }),
});
