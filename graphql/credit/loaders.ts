import { actionsOfSite, requiredServiceFeature } from '@vitrina/services/actions/vocabulary.ts';
import type { Id } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import type { Action } from '../actions/sources.ts';
import { orNull } from '../calls/fallback.ts';
import { batchLoader, requestMemo } from '../calls/loader.ts';
import { visitorProfile } from '../profile/loaders.ts';
import { featureStates } from '../site/loaders.ts';

const { mokkaLimit: ofMokka } = domains.credit;
const { list } = domains.actions;

/** What Mokka lends to the signed-in shopper, by the phone of the profile; null for a guest, without a phone, or where it lends nothing. */
export const mokkaLimit = requestMemo({ ofMokka, visitorProfile }, async ({ ofMokka, visitorProfile }): Promise<number | null> => {
  const phone = (await visitorProfile())?.phone ?? null;
  return phone === null ? null : ((await orNull(ofMokka({ query: { phone } })))?.limit ?? null);
});

/** Whether a service that an action recommends has to be taken (spec 2 §9); it has, until somebody has said that it has not. */
export const isServiceRequired = requestMemo(
  { featureStates },
  async ({ featureStates }): Promise<boolean> => (await featureStates()).get(requiredServiceFeature) !== false,
);

/** Actions that are asked for in one call. */
const actionsTogether = 100;

/** The action of a term, hidden as it is; null where there is none any more. */
export const actionOfTerm = batchLoader({ list }, actionsTogether, async ({ list }, ids: readonly Id[]) => {
  const found = await list({ query: { ...actionsOfSite, action_ids: [...ids], credit: true } });
  return new Map<Id, Action>(found.map((action) => [action.id, action]));
});
