import { domains } from '@vitrina/services/registry.ts';
import type { Context } from '../context/context.ts';
import { badInput, meaningOf, ShopError } from '../errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { cardById } from '../products/loaders.ts';
import { discountedPrice } from '../products/rules.ts';
import { reaches } from '../reaches.ts';
import { visitorBasket } from './loaders.ts';
import type { Basket } from './rows.ts';
import { changeKind, emptyBasket, isQuantity, mostPieces } from './rules.ts';

const { addItem, updateItemQuantity, removeItem } = domains.basket;

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'Basket' | 'BasketItem' | 'BasketChange'> = {
  Query: { basket: reaches({ visitorBasket }, ({ visitorBasket }) => visitorBasket()) },
  Mutation: {
    addToBasket: reaches({ addItem }, async ({ addItem }, _parent, { productId, quantity, supplierId }, context) => {
      const query = { product_id: productId, quantity: checked(quantity ?? 1), supplier_id: supplierId ?? undefined };
      return changed(await addItem({ query }), context);
    }),
    setBasketQuantity: reaches({ updateItemQuantity }, async ({ updateItemQuantity }, _parent, { itemId, quantity }, context) => {
      const query = { id: itemId, quantity: checked(quantity) };
      if (hasNone(context)) throw new ShopError('NOT_FOUND');
      return changed(await updateItemQuantity({ query }), context);
    }),
    removeFromBasket: reaches(
      { removeItem, visitorBasket },
      async ({ removeItem, visitorBasket: readBasket }, _parent, { itemId }, context) => {
        if (hasNone(context)) return emptyBasket;
        try {
          return changed(await removeItem({ query: { id: itemId } }), context);
        } catch (error) {
          // Somebody, perhaps this very shopper in another tab, has taken it out already.
          if (meaningOf(error).code === 'NOT_FOUND') return readBasket();
          throw error;
        }
      },
    ),
  },
  Basket: {
    changes: ({ changes }) => changes.filter(({ kind }) => changeKind(kind) !== null),
  },
  BasketItem: {
    product: reaches({ cardById }, ({ cardById }, { product_id }) => cardById(product_id)),
    finalPrice: ({ price, final_price }) => discountedPrice(price, final_price),
    isAvailable: (item) => item.available,
  },
  BasketChange: {
    // Changes of another kind have been left out above.
    kind: ({ kind }) => changeKind(kind) ?? 'PRICE',
  },
};

const hasNone = ({ viewer }: Context): boolean => viewer.basketId === undefined && viewer.isGuest;

function checked(quantity: number): number {
  if (!isQuantity(quantity)) throw badInput({ quantity: [`Количество — от 1 до ${mostPieces}.`] });
  return quantity;
}

/** What the operation's later fields see, and the id by which the visitor finds it again. */
function changed(basket: Basket, context: Context): Basket {
  context.adoptBasket(basket.id);
  context.loaders.replace(visitorBasket, basket);
  return basket;
}
