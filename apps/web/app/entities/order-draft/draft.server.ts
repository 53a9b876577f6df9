import { randomBytes } from 'node:crypto';
import { createContext, type RouterContextProvider } from 'react-router';
import * as z from 'zod';
import { type Secrets, seal, unseal } from '../../platform/gateway/seal.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { lifetime, readCookie, writeCookie } from '../../platform/session/cookies.server.ts';
import type { PersonCookie } from '../../platform/session/person-cookies.ts';
import { type Draft, emptyDraft } from './draft.ts';

const cookie = 'checkout' satisfies PersonCookie;

/** Characters of the sealed draft: beside the other cookies it must fit into what every server and browser takes. */
export const maxCharacters = 3_500;

const rev = z.int().nonnegative();
const choice = z.discriminatedUnion('way', [
  z.object({ way: z.literal('PICKUP'), typeId: z.string(), storeId: z.string() }),
  z.object({ way: z.literal('COURIER'), typeId: z.string(), datetime: z.string(), interval: z.string() }),
  z.object({ way: z.literal('EXPRESS'), typeId: z.string(), salePointId: z.string().nullable().default(null) }),
]);
const draft = z.object({
  contacts: z
    .object({
      rev,
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string(),
      email: z.string(),
      company: z.object({ inn: z.string(), name: z.string() }).optional(),
    })
    .nullable(),
  delivery: z
    .object({
      rev,
      cityId: z.string(),
      isUnfinished: z.literal(true).optional(),
      choices: z.record(z.string(), choice),
      address: z
        .object({
          street: z.string(),
          houseNumber: z.string(),
          housing: z.string(),
          building: z.string(),
          floor: z.string(),
          flatNumber: z.string(),
        })
        .nullable(),
      comment: z.string(),
      addressee: z.object({ name: z.string(), phone: z.string() }).nullable().default(null),
      sim: z.boolean().optional(),
    })
    .nullable(),
  payment: z.object({ rev, paymentTypeId: z.string(), months: z.int().positive().optional() }).nullable(),
  seed: z.string().nullable(),
  pending: z
    .object({ revision: z.int().nullable(), consents: z.array(z.enum(['PERSONAL_DATA', 'MARKETING'])), quote: z.string() })
    .nullable(),
  last: z.array(z.string()),
});

/** The text of the cookie; throws when it would be too long, which the limits of the fields rule out. */
export function sealDraft(secret: Secrets, value: Draft): string {
  const token = seal(secret, cookie, value);
  if (token.length > maxCharacters) throw new RangeError(`The draft takes ${token.length} characters.`);
  return token;
}

/** The draft of a cookie; an empty one for anything that this shop has not written, or wrote in an earlier form. */
export function unsealDraft(secret: Secrets, text: string | null): Draft {
  const result = draft.safeParse(text === null ? null : unseal(secret, cookie, text));
  return result.success ? result.data : emptyDraft;
}

/** What this request's action has written: without JavaScript the loader runs after it, with the cookies from before. */
const writtenDraft = createContext<Draft | null>(null);

export function readDraft(context: Readonly<RouterContextProvider>): Draft {
  return context.get(writtenDraft) ?? unsealDraft(shopOf(context).sessionSecret, readCookie(context, cookie));
}

/** Keeps the draft for a week, the browser closed or not. Only actions call this: a loader may run twice, or ahead of time. */
export function writeDraft(context: Readonly<RouterContextProvider>, value: Draft): void {
  writeCookie(context, cookie, sealDraft(shopOf(context).sessionSecret, value), { maxAge: lifetime.week });
  context.set(writtenDraft, value);
}

/** Keeps how the order is to be paid as it was chosen before the checkout: on the product's tab, in a bundle. */
export function choosePayment(context: Readonly<RouterContextProvider>, selectedMethod: { paymentTypeId: string; months: number }): void {
  const draft = readDraft(context);
  writeDraft(context, { ...draft, seed: draft.seed ?? newSeed(), payment: { ...selectedMethod, rev: (draft.payment?.rev ?? 0) + 1 } });
}

/** Gives up what was chosen before the checkout: its step asks again. */
export function forgetPayment(context: Readonly<RouterContextProvider>): void {
  writeDraft(context, { ...readDraft(context), payment: null });
}

export const newSeed = (): string => randomBytes(16).toString('hex');
