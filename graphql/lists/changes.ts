import type { Id } from '@vitrina/services/contract/wire.ts';
import { type List, lists, type modes } from '@vitrina/services/lists/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { orFallback } from '../calls/fallback.ts';
import type { ResolverCalls } from '../calls/loader.ts';
import type { Context } from '../context/context.ts';
import { loaderOf } from './loaders.ts';
import { addition } from './rules.ts';

const { favorites, changeFavorites, compare, changeCompare } = domains.lists;

/** The calls that write a list. */
export const writing = { changeFavorites, changeCompare } as const;
/** All calls of both lists. */
export const readingAndWriting = { favorites, compare, ...writing } as const;

/** Sends it to the account; gives what the list is then. */
export async function changeList(
  calls: ResolverCalls<typeof writing>,
  list: List,
  productIds: readonly Id[],
  mode: (typeof modes)[number],
) {
  const change = list === 'favorites' ? calls.changeFavorites : calls.changeCompare;
  const { product_ids } = await change({ body: { product_ids: [...productIds], mode } });
  return product_ids;
}

/**
 * What the browser has kept of a guest joins the account of who has signed in, as far as there is room (spec 1 §6). A failure hinders nobody
 * from signing in: the browser keeps its list then, until the next time.
 */
export async function mergeGuestsLists(calls: ResolverCalls<typeof readingAndWriting>, context: Context): Promise<void> {
  await Promise.all(lists.map((list) => orFallback(context, 'Mutation.sessionSignIn', mergeList(calls, list, context), undefined)));
}

async function mergeList(calls: ResolverCalls<typeof readingAndWriting>, list: List, context: Context): Promise<void> {
  const guests = context.viewer.lists[list];
  if (guests.length === 0) return;
  const { product_ids: had } = await calls[list]({});
  const joining = addition(list, had, guests);
  const has = joining.length === 0 ? had : await changeList(calls, list, joining, 'merge');
  context.keepList(list, []);
  context.loaders.replace(loaderOf[list], has);
}
