import type { RouterContextProvider } from 'react-router';
import * as z from 'zod';
import { seal, unseal } from '../../platform/gateway/seal.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { clearCookie, lifetime, readCookie, writeCookie } from '../../platform/session/cookies.server.ts';
import type { PersonCookie } from '../../platform/session/person-cookies.ts';

type Context = Readonly<RouterContextProvider>;

const cardCookie = 'loyalty_card' satisfies PersonCookie;
const progressCookie = 'loyalty_sms' satisfies PersonCookie;

/** Seconds: as long as a code lives. */
const progressLifetime = 600;

/** The card whose bonuses may be spent from this browser (spec 2 §4); whoever else is signed in here can do nothing with it. */
const cardSchema = z.object({ cardId: z.string(), checkData: z.string() });
export type SavedCard = z.infer<typeof cardSchema>;

/** How far the SMS form is: to which phone a code was sent and, once it has been found right, what confirms the phone. */
const progress = z.object({ phone: z.string(), requestId: z.string(), ean: z.string(), checkData: z.string().nullable() });
export type Progress = z.infer<typeof progress>;

const read = <Value>(context: Context, cookie: string, schema: z.ZodType<Value>): Value | null => {
  const text = readCookie(context, cookie);
  const value = schema.safeParse(text === null ? null : unseal(shopOf(context).sessionSecret, cookie, text));
  return value.success ? value.data : null;
};
const write = (context: Context, cookie: string, value: unknown, maxAge: number): void =>
  writeCookie(context, cookie, seal(shopOf(context).sessionSecret, cookie, value), { maxAge });

export const readCard = (context: Context): SavedCard | null => read(context, cardCookie, cardSchema);
export const saveCard = (context: Context, card: SavedCard): void => write(context, cardCookie, card, lifetime.month);
export const forgetCard = (context: Context): void => clearCookie(context, cardCookie);

export const readProgress = (context: Context): Progress | null => read(context, progressCookie, progress);
export const saveProgress = (context: Context, value: Progress): void => write(context, progressCookie, value, progressLifetime);
export const forgetProgress = (context: Context): void => clearCookie(context, progressCookie);
