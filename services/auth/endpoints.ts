import * as z from 'zod';
import { captcha } from '../contract/captcha.ts';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { maxLength } from '../contract/fields/text.ts';
import {
  extension,
  extensionWithDefault,
  fromExtension,
  fromSpec,
  orNull,
  ownShape,
  ownShapeList,
  requiredExtension,
  textOrEmpty,
} from '../contract/origin.ts';
import { sentCode, submittedCode } from '../contract/phone-code.ts';
import { rename } from '../contract/rename.ts';
import { day, email, id, instant, phone, rubles } from '../contract/wire.ts';
import { orderStep } from '../orders/endpoints.ts';
import { tokenLifetimes } from './vocabulary.ts';

/** What a session lives by; of both tokens the provider keeps hashes only. */
export const sessionTokens = z
  .object({
    /** Goes into `authorization: Bearer …`. */
    access_token: requiredExtension(z.string().min(1)),
    /** Makes the next session; within 30 seconds of its first use, when the answer was lost, once more. */
    refresh_token: requiredExtension(z.string().min(1)),
    /** Seconds for which the access token lives. */
    expires_in: extensionWithDefault(z.int().positive(), tokenLifetimes.access),
    /** Seconds for which the refresh token lives. */
    refresh_expires_in: extensionWithDefault(z.int().positive(), tokenLifetimes.refresh),
  })
  .meta(fromExtension);

const wire = { source: 'spec 1 §7', cache: 'never' } as const;
const begins = { ...wire, method: 'POST', answer: sessionTokens, identity: 'claimant', idempotency: 'none', deadline: 5000 } as const;

const password = z.string().min(1).max(maxLength.password);
/** An address of the shop's own, to which a letter leads; a path where the shop does not know by which name it is reached. */
const shopAddress = z.string().max(500).optional();

const sendsCode = {
  ...wire,
  method: 'POST',
  body: z.object({ phone, captcha }),
  answer: sentCode,
  identity: 'claimant',
  idempotency: 'none',
} as const;

/** What whoever asks by number and phone may see of an order: how it stands, and nothing about the person. */
export const orderStatus = z
  .object({
    id,
    status: rename('statusName', textOrEmpty),
    /** One letter, see the vocabulary of orders. */
    status_id: rename('statusCode', z.string()),
    /** One of `orderStages`. */
    stage: extension(z.string()).optional(),
    statuses: rename('steps', ownShapeList(orderStep)),
    delivery_date: orNull(day),
    delivery_time_from: orNull(z.string()),
    delivery_time_to: orNull(z.string()),
    delivery_type: ownShape(z.object({ id: z.union([z.int(), z.string()]), name: extension(z.string()) }).meta(fromExtension)),
    payment_status_oi: ownShape(z.object({ id: z.union([z.int(), z.string()]), name: extension(z.string()) }).meta(fromExtension)),
    total_sum: rubles,
    inserted_at: orNull(instant),
  })
  .meta(fromSpec('1 §3'));

export const auth = endpoints('auth', {
  login: endpoint({
    ...begins,
    path: '/user/login',
    summary: 'Signs a shopper in by phone or e-mail.',
    body: z
      .object({ phone: phone.optional(), email: z.string().max(maxLength.email).optional(), password, captcha })
      .refine((body) => (body.phone === undefined) !== (body.email === undefined), 'A phone or an e-mail, one of the two'),
  }),
  loginWithSmsCode: endpoint({
    ...begins,
    path: '/user/login-with-sms-code',
    summary:
      'Signs a shopper in by a code that was sent to the phone. 422 at `phone` says that the code is right and the phone nobody’s: it signs up.',
    body: submittedCode,
  }),
  signUp: endpoint({
    ...begins,
    path: '/user/sign-up',
    summary: 'Makes an account for a phone whose code has been brought, and signs in. The e-mail becomes the account’s by a link.',
    body: submittedCode.extend({
      first_name: z.string().min(1).max(maxLength.name),
      email: email.nullable(),
      /** Null where nobody was asked for one: the account is entered by codes until it has one. */
      password: password.nullable(),
      agreement: z.boolean(),
      return_url: shopAddress,
    }),
  }),
  sendLoginCode: endpoint({
    ...sendsCode,
    path: '/api/auth/v2/users/account/send-code',
    summary: 'Sends a code to sign in by.',
  }),
  sendRegisterCode: endpoint({
    ...sendsCode,
    path: '/auth/v2/users/register/send-code',
    summary: 'Sends a code that confirms a phone for a new account.',
  }),
  verifyRegisterCode: endpoint({
    ...wire,
    method: 'POST',
    path: '/auth/v2/users/register/verify-code',
    summary: 'Whether the code is the one that was sent to the phone; it is used up by signing up.',
    body: submittedCode,
    answer: z.object({ is_verified: extension(z.boolean()) }).meta(fromExtension),
    identity: 'claimant',
    idempotency: 'none',
  }),
  requestPasswordReset: endpoint({
    ...wire,
    method: 'POST',
    path: '/user/request-password-reset',
    summary: 'Sends a link that sets a new password, to an e-mail or a phone. The same answer whether or not somebody has it.',
    body: z
      .object({ phone: phone.optional(), email: z.string().max(maxLength.email).optional(), return_url: shopAddress, captcha })
      .refine((body) => (body.phone === undefined) !== (body.email === undefined), 'A phone or an e-mail, one of the two'),
    answer: z.object({ is_sent: extension(z.boolean()) }).meta(fromExtension),
    identity: 'claimant',
    idempotency: 'none',
  }),
  resetPassword: endpoint({
    ...wire,
    method: 'POST',
    path: '/user/password-reset',
    summary: 'Sets a new password by the token of such a link; every session of the account ends.',
    body: z.object({ token: z.string().min(1).max(500), password }),
    answer: z.object({ is_changed: extension(z.boolean()) }).meta(fromExtension),
    identity: 'claimant',
    idempotency: 'none',
    deadline: 5000,
  }),
  orderStatus: endpoint({
    ...wire,
    method: 'POST',
    path: '/user/order-status',
    summary: 'How an order stands, for whoever knows its number and its phone; a guest too.',
    body: z.object({ order_id: id, phone }),
    answer: orderStatus,
    identity: 'claimant',
    idempotency: 'safe',
  }),
  logout: endpoint({
    ...wire,
    method: 'POST',
    path: '/user/logout',
    summary: 'Ends the session with all its tokens.',
    answer: z.object({ is_ended: extension(z.boolean()) }).meta(fromExtension),
    identity: 'shopper',
    // Ending once more what has ended changes nothing.
    idempotency: 'safe',
  }),
  logoutCms: endpoint({
    ...wire,
    method: 'POST',
    path: '/user/auth-cms/logout',
    summary: 'Ends what the content system keeps of the session.',
    answer: z.object({ is_ended: extension(z.boolean()) }).meta(fromExtension),
    identity: 'shopper',
    idempotency: 'safe',
  }),
  refreshToken: endpoint({
    ...wire,
    method: 'POST',
    path: '/internal/user/refresh-token',
    summary: 'The next tokens of a session; the refresh token named by the cookie is used up.',
    answer: sessionTokens,
    identity: 'refresh',
    idempotency: 'none',
  }),
});
