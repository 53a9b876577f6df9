import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { day, id, phone } from '../contract/wire.ts';

export const userProfile = z.object({
  id,
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  birthdate: day.nullable(),
  /** See the vocabulary. */
  sex: z.int().nullable(),
  phone: phone.nullable(),
  email: z.string().nullable(),
  /** Becomes `email` when it is confirmed. */
  new_email: z.string().nullable(),
  is_confirmed_email: z.boolean(),
  /** Products whose return to stock is told of. */
  subscribe_product_ids: z.array(id).default([]),
  /** Names of the mailings that are wanted. */
  subscribe_types: z.array(z.string()).default([]),
});

export const profile = endpoints('profile', {
  read: endpoint({
    method: 'GET',
    path: '/v2/users/me/profile',
    summary: 'The signed-in shopper.',
    source: 'spec 1 §7',
    answer: userProfile,
    identity: 'shopper',
    repeat: 'safe',
    cache: 'never',
  }),
});
