import type { Id } from '@vitrina/services/contract/wire.ts';
import { type List, maxListSize } from '@vitrina/services/lists/vocabulary.ts';
import { badInput, ShopError } from '../base/errors.ts';
import { withCalls } from '../calls/with-calls.ts';
import type { Context } from '../context/context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { cardById } from '../products/loaders.ts';
import { hasPage } from '../products/rules.ts';
import { changeList, writing } from './changes.ts';
import { loaderOf, visitorComparison, visitorFavorites } from './loaders.ts';
import { addToList, fullText, hasRoom, kindOf, listOf, without } from './rules.ts';
import type { ProductListAddPayload } from './sources.ts';

/** Most ids that one list takes: so many cards are looked for. */
const maxIds = Math.max(...Object.values(maxListSize));

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'ProductList'> = {
  Query: {
    favorites: withCalls({ visitorFavorites }, async ({ visitorFavorites }) => ({
      list: 'favorites',
      productIds: await visitorFavorites(),
    })),
    comparison: withCalls({ visitorComparison }, async ({ visitorComparison }) => ({
      list: 'compare',
      productIds: await visitorComparison(),
    })),
  },
  Mutation: {
    productListAdd: withCalls(
      { ...writing, ...loaderOf, cardById },
      async ({ cardById, ...calls }, _parent, { input: { kind, productIds } }, context) => {
        const list = listOf(kind);
        const had = await calls[list]();
        const has = addToList(had, productIds);
        if (!hasRoom(list, had, has)) throw badInput({ 'input.productIds': [fullText[list]] });
        const joining = without(has, had);
        if (joining.length === 0) return { list: { list, productIds: had } };
        const cards = await Promise.all(joining.map((id) => cardById(id)));
        if (cards.includes(null)) throw new ShopError('NOT_FOUND');
        return listPayload(list, context, has, () => changeList(calls, list, joining, 'merge'));
      },
      { times: { cardById: maxIds } },
    ),
    productListRemove: withCalls({ ...writing, ...loaderOf }, async (calls, _parent, { input: { kind, productIds } }, context) => {
      const list = listOf(kind);
      const had = await calls[list]();
      const has = without(had, productIds);
      if (has.length === had.length) return { list: { list, productIds: had } };
      return listPayload(list, context, has, () => changeList(calls, list, has, 'set'));
    }),
  },
  ProductList: {
    kind: ({ list }) => kindOf(list),
    products: withCalls(
      { cardById },
      async ({ cardById }, { productIds }) => {
        const cards = await Promise.all(productIds.map((id) => cardById(id)));
        return cards.map((card) => (card !== null && hasPage(card) ? card : null));
      },
      { times: { cardById: maxIds } },
    ),
    mostCount: ({ list }) => maxListSize[list],
  },
};

/** The list is kept where the visitor keeps it, and later fields of the operation see it. */
async function listPayload(
  list: List,
  context: Context,
  has: readonly Id[],
  send: () => Promise<readonly Id[]>,
): Promise<ProductListAddPayload> {
  const productIds = context.viewer.isGuest ? has : await send();
  if (context.viewer.isGuest) context.keepList(list, productIds);
  context.loaders.replace(loaderOf[list], productIds);
  return { list: { list, productIds } };
}
