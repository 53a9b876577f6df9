import { actionsOfSite } from '@vitrina/services/actions/vocabulary.ts';
import type { Id } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import type { Action } from '../actions/parents.ts';
import { orNull } from '../fallback.ts';
import { batched, once } from '../loader.ts';
import { visitorProfile } from '../profile/loaders.ts';

const { mokkaLimit: ofMokka } = domains.credit;
const { list } = domains.actions;

/** What Mokka lends to the signed-in shopper, by the phone of the profile; null for a guest, without a phone, or where it lends nothing. */
export const mokkaLimit = once({ ofMokka, visitorProfile }, async ({ ofMokka, visitorProfile }): Promise<number | null> => {
  const phone = (await visitorProfile())?.phone ?? null;
  return phone === null ? null : ((await orNull(ofMokka({ query: { phone } })))?.limit ?? null);
});

/** Actions that are asked for in one call. */
const actionsTogether = 100;

/** The action of a term, hidden as it is; null where there is none any more. */
export const actionOfTerm = batched({ list }, actionsTogether, async ({ list }, ids: readonly Id[]) => {
  const found = await list({ query: { ...actionsOfSite, action_ids: [...ids], credit: true } });
  return new Map<Id, Action>(found.map((action) => [action.id, action]));
});
