import { createContext, type RouterContextProvider } from 'react-router';
import * as z from 'zod';
import { seal, unseal } from '../../platform/gateway/seal.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { lifetime, readCookie, writeCookie } from '../../platform/session/cookies.server.ts';
import type { PersonCookie } from '../../platform/session/person-cookies.ts';
import { type Answers, documentKinds, noAnswers } from './answers.ts';

const cookie = 'repair' satisfies PersonCookie;

/** Characters of the sealed draft: beside the other cookies it must fit into what every server and browser takes. */
const maxCharacters = 3_600;

/** What is kept between the steps. */
export interface Draft {
  answers: Answers;
  /** The changing part of the idempotency key: another one after each change, so that a changed request is a new one. */
  seed: string;
  /** It has been sent and no answer came: only the very same may follow. */
  isPending: boolean;
  /** The request made last. */
  last: string | null;
}

const listChoice = { id: z.string(), name: z.string() };
const answers: z.ZodType<Answers> = z.object({
  type: z.enum(['PAID', 'WARRANTY', 'INSURANCE']).nullable(),
  deviceType: z
    .object({
      ...listChoice,
      isMajor: z.boolean(),
      hasImei: z.boolean(),
      singular: z.string().nullish(),
      hasData: z.boolean().optional(),
      isPlumbed: z.boolean().optional(),
    })
    .nullable(),
  brand: z.object({ ...listChoice, code: z.string().nullable() }).nullable(),
  model: z.object(listChoice).nullable(),
  appearance: z.object({ imei: z.string(), view: z.enum(['CLEAN', 'DAMAGED', 'NOT_WORKING']).nullable() }).nullable(),
  insurance: z.enum(['DAMAGE', 'LIQUID', 'SCREEN', 'THEFT']).nullable(),
  purchase: z.object({ orderId: z.string(), productId: z.string(), date: z.string(), isUnlisted: z.boolean().optional() }).nullish(),
  documents: z
    .object({
      hasDeviceAndCharger: z.boolean(),
      hasKitAccessories: z.boolean(),
      datePurchase: z.string(),
      files: z.partialRecord(z.enum(documentKinds), z.string()),
      insuranceSituation: z.array(z.string()),
      areBrought: z.boolean().optional(),
    })
    .nullable(),
  problem: z
    .object({
      id: z.string().nullable(),
      name: z.string(),
      description: z.string(),
      readySellForParts: z.boolean(),
      importantSaveData: z.boolean(),
      considerAlternatives: z.boolean(),
      installation: z.object({ isBuiltIn: z.boolean(), hasUtilities: z.boolean(), needsDismantling: z.boolean() }).nullable(),
      isVisibleDamage: z.boolean().optional(),
    })
    .nullable(),
  customer: z
    .object({
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      phoneRequestId: z.string().nullable(),
      isConfirmed: z.boolean(),
    })
    .nullable(),
  handover: z.enum(['STORE', 'COURIER', 'OPERATOR']).nullable(),
  selectedStore: z.object({ ...listChoice, isServiceCenter: z.boolean() }).nullable(),
  address: z
    .object({
      street: z.string(),
      house: z.string(),
      building: z.string(),
      entrance: z.string(),
      floor: z.string(),
      flat: z.string(),
      date: z.string(),
      time: z.string(),
      comment: z.string(),
    })
    .nullable(),
});
const draft = z.object({ answers, seed: z.string(), isPending: z.boolean(), last: z.string().nullable() });

export const newDraft = (): Draft => ({ answers: noAnswers, seed: crypto.randomUUID(), isPending: false, last: null });

/** What this request's action has written: without JavaScript the loader runs after it, with the cookies from before. */
const writtenDraft = createContext<Draft | null>(null);

/** The draft of a cookie; an empty one for anything that this shop has not written, or wrote in an earlier form. */
export function readDraft(context: Readonly<RouterContextProvider>): Draft {
  const written = context.get(writtenDraft);
  if (written !== null) return written;
  const text = readCookie(context, cookie);
  const result = draft.safeParse(text === null ? null : unseal(shopOf(context).sessionSecret, cookie, text));
  return result.success ? result.data : newDraft();
}

/** Keeps the draft for a month, the browser closed or not: a device is broken in the evening, and its receipt found a week later. */
export function writeDraft(context: Readonly<RouterContextProvider>, value: Draft): void {
  const token = seal(shopOf(context).sessionSecret, cookie, value);
  if (token.length > maxCharacters) throw new RangeError(`The draft takes ${token.length} characters.`);
  writeCookie(context, cookie, token, { maxAge: lifetime.month });
  context.set(writtenDraft, value);
}

/** Keeps changed answers. */
export const saveAnswers = (context: Readonly<RouterContextProvider>, value: Draft, newAnswers: Answers): Draft => {
  const next = { ...value, answers: newAnswers, seed: crypto.randomUUID() };
  writeDraft(context, next);
  return next;
};
