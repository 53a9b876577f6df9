import * as z from 'zod';
import { knownBy, list, maybe, named, ours, shapedList, unnamed } from '../contract/origin.ts';
import { id, rubles } from '../contract/wire.ts';

/** A bank that lends. */
export const creditBank = z.object({ name: knownBy(z.string()) }).meta(unnamed);

/** So many months, and what is paid in each of them. */
export const creditTerm = z
  .object({
    months: z.int().positive(),
    /** The action that asks for something beside the product. */
    action_id: maybe(id),
    /** Of one month. */
    payment: rubles,
    banks: shapedList(creditBank),
    /** What the order is paid with then; see the vocabulary of payments. */
    payment_type_id: ours(z.int()),
    /** Of the option for one brand, which asks for a warranty (spec 2 §5). */
    is_apple: ours(z.boolean()),
  })
  .meta(named('2 §3'));

/** `id` is the kind, see the vocabulary. */
export const creditOffer = z.object({ id, terms: list(creditTerm) }).meta(named('2 §3'));

export type CreditOffer = z.output<typeof creditOffer>;
