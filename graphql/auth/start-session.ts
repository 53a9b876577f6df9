import type { Id } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import { meaningOf } from '../base/errors.ts';
import { visitorBasket } from '../basket/loaders.ts';
import { hideExistence, orFallback, reportSilent } from '../calls/fallback.ts';
import type { ResolverCalls } from '../calls/loader.ts';
import type { Context } from '../context/context.ts';
import { mergeGuestsLists, readingAndWriting } from '../lists/changes.ts';
import { visitorComparison, visitorFavorites } from '../lists/loaders.ts';
import { visitorProfile } from '../profile/loaders.ts';
import type { Profile } from '../profile/sources.ts';
import { sessionFor, tokensOf } from './rules.ts';
import type { BasketMergedItem, SessionSignInPayload, Tokens } from './sources.ts';

const { logout } = domains.auth;
const { read } = domains.profile;
const { merge } = domains.basket;

/** What a session that begins may ask besides the call that gives its tokens. */
export const sessionStartCalls = { logout, read, merge, ...readingAndWriting };
export const sessionStartBounds = { times: { read: 2 } } as const;

type SessionStartCalls = ResolverCalls<typeof sessionStartCalls>;

/** In logs and figures. */
const field = 'Mutation.sessionSignIn';

/**
 * Begins a session with these tokens, whichever way they were come by: one that was there before ends, and the guest's basket joins the
 * shopper's own.
 */
export async function startSession(
  { read, logout, merge, ...listCalls }: SessionStartCalls,
  tokens: Tokens,
  context: Context,
): Promise<SessionSignInPayload> {
  const isOverSession = !context.viewer.isGuest && !context.viewer.keepsTokens;
  const former = isOverSession ? await endFormer({ read, logout }, context) : null;
  context.signIn(tokensOf(tokens));
  forgetPerson(context);
  const [basketChanges] = await Promise.all([joinBasket(merge, context), mergeGuestsLists(listCalls, context)]);
  // Keys of a guest's orders stay with the browser; those of another shopper, or of nobody knows whom, do not.
  if (isOverSession && (former === null || former !== (await shopperNow(read, context)))) context.forgetOrders();
  return { session: sessionFor(tokens, context.viewer), basketChanges };
}

/** A basket that cannot be joined now stays the visitor's, who is shown it and goes on with it. */
async function joinBasket(merge: SessionStartCalls['merge'], context: Context): Promise<BasketMergedItem[]> {
  if (context.viewer.basketId === undefined) return [];
  const mergeResult = await orFallback<{ merged: BasketMergedItem[] } | null>(context, field, merge({}), null);
  if (mergeResult === null) return [];
  if (!context.viewer.keepsTokens) context.forgetBasket();
  return mergeResult.merged;
}

/** What has been read of another person is read anew. */
export function forgetPerson({ loaders }: Context): void {
  loaders.forget(visitorProfile);
  loaders.forget(visitorBasket);
  loaders.forget(visitorFavorites);
  loaders.forget(visitorComparison);
}

type Former = Pick<SessionStartCalls, 'logout' | 'read'>;

/** Ends the session over which somebody has signed in, as far as that can be done; says whose it was, null when nobody knows. */
async function endFormer({ read, logout }: Former, context: Context): Promise<Id | null> {
  const profile = await profileOf(read, context);
  // It may have turned out to be over.
  if (!context.viewer.isGuest) await confirmEnd(logout({}), field, context);
  return profile?.id ?? null;
}

/** Who has signed in; what has been read of the shopper serves the rest of the operation. */
async function shopperNow(read: Former['read'], context: Context): Promise<Id | null> {
  const profile = await profileOf(read, context);
  if (profile !== null) context.loaders.replace(visitorProfile, profile);
  return profile?.id ?? null;
}

/** A failure hinders nobody from signing in. */
const profileOf = (read: Former['read'], context: Context): Promise<Profile | null> =>
  orFallback<Profile | null>(context, field, hideExistence(read({})), null);

/** Whether the provider knows that the session has ended; one that it does not know any more has. */
export async function confirmEnd(ending: Promise<unknown>, where: string, context: Context): Promise<boolean> {
  try {
    await ending;
    return true;
  } catch (error) {
    if (meaningOf(error).code === 'UNAUTHENTICATED') return true;
    reportSilent(context, where, error);
    return false;
  }
}
