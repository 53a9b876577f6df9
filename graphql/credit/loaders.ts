import type { Id } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import type { Action } from '../actions/parents.ts';
import { orNull } from '../failure.ts';
import { each, once } from '../loader.ts';
import { visitorProfile } from '../profile/loaders.ts';

const { mokkaLimit: ofMokka } = domains.credit;
const { list } = domains.actions;

/** What Mokka lends to the signed-in shopper, by the phone of the profile; null for a guest, without a phone, or where it lends nothing. */
export const mokkaLimit = once({ ofMokka, visitorProfile }, async ({ ofMokka, visitorProfile }): Promise<number | null> => {
  const phone = (await visitorProfile())?.phone ?? null;
  return phone === null ? null : ((await orNull(ofMokka({ query: { phone } })))?.limit ?? null);
});

/** The action of a term, hidden as it is; null where there is none any more. */
export const actionOfTerm = each({ list }, async ({ list }, id: Id): Promise<Action | null> => {
  const found = await list({ query: { action_ids: [id], credit: true } });
  return found.find((action) => action.id === id) ?? null;
});
