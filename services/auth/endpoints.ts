import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { knownBy, ours, oursOr, unnamed } from '../contract/origin.ts';
import { phone } from '../contract/wire.ts';
import { tokenLifetimes } from './vocabulary.ts';

/** What a session lives by; of both tokens the provider keeps hashes only. */
export const sessionTokens = z
  .object({
    /** Goes into `authorization: Bearer …`. */
    access_token: knownBy(z.string().min(1)),
    /** Makes the next session; within 30 seconds of its first use, when the answer was lost, once more. */
    refresh_token: knownBy(z.string().min(1)),
    /** Seconds for which the access token lives. */
    expires_in: oursOr(z.int().positive(), tokenLifetimes.access),
    /** Seconds for which the refresh token lives. */
    refresh_expires_in: oursOr(z.int().positive(), tokenLifetimes.refresh),
  })
  .meta(unnamed);

const wire = { source: 'spec 1 §7', cache: 'never' } as const;

export const auth = endpoints('auth', {
  login: endpoint({
    ...wire,
    method: 'POST',
    path: '/user/login',
    summary: 'Signs a shopper in by phone or e-mail; the guest’s basket named by the header becomes the shopper’s.',
    body: z
      .object({ phone: phone.optional(), email: z.string().max(254).optional(), password: z.string().min(1).max(200) })
      .refine((body) => (body.phone === undefined) !== (body.email === undefined), 'A phone or an e-mail, one of the two'),
    answer: sessionTokens,
    identity: 'basket-only',
    repeat: 'never',
    deadline: 5000,
  }),
  logout: endpoint({
    ...wire,
    method: 'POST',
    path: '/user/logout',
    summary: 'Ends the session with all its tokens.',
    answer: z.object({ is_ended: ours(z.boolean()) }).meta(unnamed),
    identity: 'shopper',
    // Ending once more what has ended changes nothing.
    repeat: 'safe',
  }),
  refreshToken: endpoint({
    ...wire,
    method: 'POST',
    path: '/internal/user/refresh-token',
    summary: 'The next tokens of a session; the refresh token named by the cookie is used up.',
    answer: sessionTokens,
    identity: 'refresh',
    repeat: 'never',
  }),
});
