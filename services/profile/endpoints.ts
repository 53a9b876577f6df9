import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { maxLength } from '../contract/fields/text.ts';
import { extension, falseByDefault, fromExtension, fromSpec, listOrEmpty, orNull } from '../contract/origin.ts';
import { day, email, id, idText, phone } from '../contract/wire.ts';

export const userProfile = z
  .object({
    id,
    first_name: orNull(z.string()),
    last_name: orNull(z.string()),
    birthdate: orNull(day),
    /** See the vocabulary. */
    sex: orNull(z.int()),
    phone: orNull(phone),
    email: orNull(z.string()),
    /** Becomes `email` when it is confirmed. */
    new_email: orNull(z.string()),
    is_confirmed_email: falseByDefault,
    /** Products whose return to stock, or lower price, is told of. */
    subscribe_product_ids: listOrEmpty(id),
    /** Names of the mailings that are wanted. */
    subscribe_types: listOrEmpty(z.string()),
  })
  .meta(fromSpec('1 §3'));

/** The specification shows no answer to a change: who wants to know what has become of it asks. */
const change = {
  source: 'spec 1 §7',
  answer: z.object({ is_saved: extension(z.boolean()) }).meta(fromExtension),
  identity: 'shopper',
  idempotency: 'none',
  cache: 'never',
} as const;

export const profile = endpoints('profile', {
  read: endpoint({
    method: 'GET',
    path: '/v2/users/me/profile',
    summary: 'The signed-in shopper.',
    source: 'spec 1 §7',
    answer: userProfile,
    identity: 'shopper',
    idempotency: 'safe',
    cache: 'never',
  }),
  update: endpoint({
    ...change,
    method: 'PUT',
    path: '/v2/users/me/profile',
    summary: 'Changes the profile. A new phone has to be confirmed by a code, a new e-mail becomes the account’s by a link.',
    body: z.object({
      first_name: z.string().max(maxLength.name).nullable(),
      last_name: z.string().max(maxLength.name).nullable(),
      birthdate: day.nullable(),
      sex: z.int().nullable(),
      phone: phone.nullable(),
      email: email.nullable(),
      /** Of a phone that is not yet the account's. */
      code: z.string().max(20).optional(),
      request_id: z.string().max(200).optional(),
      /** Where the link in the letter leads. */
      return_url: z.string().max(500).optional(),
    }),
  }),
  remove: endpoint({
    ...change,
    method: 'DELETE',
    path: '/v2/users/me/profile',
    summary: 'Removes the account with everything that is the shopper’s alone; orders stay without it.',
  }),
  setSubscriptions: endpoint({
    ...change,
    method: 'PUT',
    path: '/v2/users/me/profile/subscriptions',
    summary: 'Which mailings are wanted.',
    body: z.object({ subscribe_types: z.array(z.string().min(1).max(50)).max(50) }),
  }),
  subscribe: endpoint({
    ...change,
    method: 'PUT',
    path: '/v2/users/me/profile/product-subscription/{product_id}',
    summary: 'Tells the shopper when a product is there again or, where it is, costs less.',
    params: z.object({ product_id: idText }),
  }),
  unsubscribe: endpoint({
    ...change,
    method: 'DELETE',
    path: '/v2/users/me/profile/product-subscription/{product_id}',
    summary: 'Tells the shopper of the product no more.',
    params: z.object({ product_id: idText }),
  }),
  confirmEmail: endpoint({
    ...change,
    method: 'POST',
    path: '/v2/users/me/profile/confirm-email',
    summary: 'An e-mail becomes the account’s by the token that was sent to it.',
    source: 'ours',
    body: z.object({ token: z.string().min(1).max(500) }),
    identity: 'claimant',
  }),
});
