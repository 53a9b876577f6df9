import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { orNull } from '../contract/origin.ts';
import { digits, flag, id, idText } from '../contract/wire.ts';
import { action } from './action.ts';

const readOptions = { identity: 'nobody', idempotency: 'safe', cache: 'never' } as const;

/** Which actions are asked for, beside the goods. */
const actionFilter = {
  /** These and no others, hidden ones too. */
  action_ids: z.array(idText).max(100).optional(),
  show_hidden: flag.optional(),
};

const ofProducts = {
  ...readOptions,
  method: 'POST',
  source: 'spec 2 §7',
  query: z.object({
    ...actionFilter,
    group_deferred: flag.optional(),
    group_credit: flag.optional(),
    is_show_super_price_actions: flag.optional(),
  }),
  body: z.object({
    products: z
      .array(z.object({ id, quantity: z.int().positive().optional() }))
      .min(1)
      .max(100),
  }),
  answer: orNull(action),
} as const;

export const actions = endpoints('actions', {
  list: endpoint({
    ...readOptions,
    method: 'GET',
    path: '/v2/actions',
    summary: 'Actions about the goods of a basket, each with what it asks for and what it does to them.',
    source: 'spec 2 §7',
    query: z.object({
      ...actionFilter,
      basket: z
        .array(
          z.object({
            product_id: idText,
            qty: digits,
            supplier_id: idText.optional(),
            /** Of a line that is a present: its action. */
            present_of: idText.optional(),
            /** Of a line with a warranty, or another service: what it is. */
            warranty_id: idText.optional(),
          }),
        )
        .max(200)
        .optional(),
      sales_channel_id: digits.optional(),
      order_type_id: digits.optional(),
      credit: flag.optional(),
      super_price: flag.optional(),
      expand: z.string().optional(),
      /** Of the basket: its action is among the answers. */
      promocode: z.string().optional(),
      /** Old devices that are handed in with the basket. */
      devices: digits.optional(),
      /** How the order is going to be paid. */
      payment_type_id: digits.optional(),
    }),
    answer: z.array(action),
  }),
  ofProducts: endpoint({
    ...ofProducts,
    path: '/v2/actions/products',
    summary: 'The action that saves most on these goods, or is the nearest to counting; null when there is none.',
  }),
  ofAccessories: endpoint({
    ...ofProducts,
    path: '/v2/actions/accessories',
    summary: 'The action that makes something else cheaper, or free, with these goods; null when there is none.',
  }),
  mechanics: endpoint({
    ...readOptions,
    method: 'POST',
    path: '/v2/actions/{id}/mechanics',
    summary: 'One action with how it stands for so many pieces of a product.',
    source: 'spec 2 §7',
    params: z.object({ id: idText }),
    body: z.object({ product: z.object({ id, quantity: z.int().positive() }) }),
    answer: action,
  }),
});
