import type { RouterContextProvider } from 'react-router';
import * as z from 'zod';
import type { ResendPause } from '../../forms/resend-pause.ts';
import { seal, unseal } from '../../platform/gateway/seal.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { clearCookie, readCookie, writeCookie } from '../../platform/session/cookies.server.ts';
import type { PersonCookie } from '../../platform/session/person-cookies.ts';

const cookie = 'sign_in' satisfies PersonCookie;

/** Seconds: as long as a code lives. */
const lifetime = 600;

/** Seconds in which a message usually comes. How many codes may be asked for is the provider's to decide. */
const pauseSeconds = 60;

/** How far somebody is on the way through a code: to which phone it was sent and, once it has been found right, the code itself. */
const progress = z.object({
  way: z.enum(['code', 'register', 'phone', 'order', 'repair']),
  /** The order, or the repair request, that the code opens. */
  openedId: z.string().optional(),
  phone: z.string(),
  requestId: z.string(),
  code: z.string().nullable(),
  /** When it was sent, in milliseconds; cookies of an earlier version have none. */
  sentAt: z.number().optional(),
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

/** A code has just been sent. */
export const writeSentCode = (context: Context, sentCode: Omit<Progress, 'code' | 'sentAt'>): void =>
  writeProgress(context, { ...sentCode, code: null, sentAt: shopOf(context).now().getTime() });

/** How long the form waits before it asks for another code; undefined where nobody knows when the last one was sent. */
export function resendPause(context: Context, { sentAt }: Progress): ResendPause | undefined {
  if (sentAt === undefined) return undefined;
  const seconds = Math.ceil((sentAt - shopOf(context).now().getTime()) / 1000) + pauseSeconds;
  return { sentAt, seconds: Math.min(Math.max(seconds, 0), pauseSeconds) };
}

export const clearProgress = (context: Context): void => clearCookie(context, cookie);
