import type { RouterContextProvider } from 'react-router';
import * as z from 'zod';
import { seal, unseal } from '../../platform/gateway/seal.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { clearCookie, readCookie, writeCookie } from '../../platform/session/cookies.server.ts';
import type { PersonCookie } from '../../platform/session/person-cookies.ts';

const cookie = 'sign_in' satisfies PersonCookie;

/** Seconds: as long as a code lives. */
const lifetime = 600;

/** How far somebody is on the way through a code: to which phone it was sent and, once it has been found right, the code itself. */
const progress = z.object({
  way: z.enum(['code', 'register', 'phone', 'order']),
  /** The order that the code opens. */
  orderId: z.string().optional(),
  phone: z.string(),
  requestId: z.string(),
  code: z.string().nullable(),
});
export type Progress = z.infer<typeof progress>;

type Context = Readonly<RouterContextProvider>;

/** What the forms before have left; null for anything that this shop has not written. Sealed, since it names a phone. */
export function readProgress(context: Context): Progress | null {
  const text = readCookie(context, cookie);
  const read = progress.safeParse(text === null ? null : unseal(shopOf(context).sessionSecret, cookie, text));
  return read.success ? read.data : null;
}

export function writeProgress(context: Context, value: Progress): void {
  writeCookie(context, cookie, seal(shopOf(context).sessionSecret, cookie, value), { maxAge: lifetime });
}

export const clearProgress = (context: Context): void => clearCookie(context, cookie);
