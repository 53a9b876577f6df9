import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { ours, unnamed } from '../contract/origin.ts';
import { digits, id, instant } from '../contract/wire.ts';

export const notification = z
  .object({
    id: ours(id),
    /** See the vocabulary. */
    kind: ours(z.string()),
    title: ours(z.string()),
    text: ours(z.string()),
    /** Path of the shop where it leads. */
    url: ours(z.string()),
    date: ours(instant),
  })
  .meta(unnamed);

export type Notification = z.output<typeof notification>;

export const loyalty = endpoints('loyalty', {
  notifications: endpoint({
    method: 'GET',
    path: '/v2/loyalty/notifications',
    summary: 'What the signed-in shopper has been told of, the newest first.',
    source: 'spec 2 §7',
    query: z.object({ page: digits.optional(), per_page: digits.optional() }),
    answer: notification,
    paged: true,
    identity: 'shopper',
    repeat: 'safe',
    cache: 'never',
  }),
});
