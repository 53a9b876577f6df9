import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { list, maybe, named, yes } from '../contract/origin.ts';
import { day, id, phone } from '../contract/wire.ts';

export const userProfile = z
  .object({
    id,
    first_name: maybe(z.string()),
    last_name: maybe(z.string()),
    birthdate: maybe(day),
    /** See the vocabulary. */
    sex: maybe(z.int()),
    phone: maybe(phone),
    email: maybe(z.string()),
    /** Becomes `email` when it is confirmed. */
    new_email: maybe(z.string()),
    is_confirmed_email: yes,
    /** Products whose return to stock is told of. */
    subscribe_product_ids: list(id),
    /** Names of the mailings that are wanted. */
    subscribe_types: list(z.string()),
  })
  .meta(named('1 §3'));

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
