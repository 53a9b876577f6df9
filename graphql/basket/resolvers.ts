import { maxLines } from '@vitrina/services/basket/vocabulary.ts';
import { quantityFault } from '@vitrina/services/contract/fields/quantity.ts';
import { domains } from '@vitrina/services/registry.ts';
import { discountedPrice, floorToRubles } from '@vitrina/services/rules/price.ts';
import { maxDevices } from '@vitrina/services/tradein/exchange-vocabulary.ts';
import { badInput, meaningOf, ShopError } from '../base/errors.ts';
import { withInputNames } from '../base/input-names.ts';
import { reportSilent } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits } from '../calls/with-limits.ts';
import type { Context } from '../context/context.ts';
import type { MutationBasketSetDeferredItemsArgs, Resolvers } from '../generated/resolvers.ts';
import { cardById } from '../products/loaders.ts';
import { orderTypeOf } from '../products/rules.ts';
import { txOf } from '../smartprice/rules.ts';
import { completeBasket } from './complete-basket.ts';
import { giftRecipientOf } from './gift.ts';
import { promocodeLimits } from './limits.ts';
import { basketPaidBy, pricedBasket, splitQuery, visitorBasket } from './loaders.ts';
import { offeredDevice } from './offered-device.ts';
import { promotionsOf } from './promotions.ts';
import { changesOf, ordersOf } from './rules.ts';
import type { BasketAddItemPayload, BasketOnWire } from './sources.ts';

const {
  preview,
  addItem,
  addAccessory,
  addWarranty,
  trace,
  updateItemQuantity,
  removeItem,
  setLater,
  setPromocode,
  removePromocode,
  setGift,
  removeGift,
  clear,
  setBonuses,
  removeBonuses,
} = domains.basket;
const { list: actions } = domains.actions;

const setDeferredItems = withCalls(
  { setLater },
  async ({ setLater }, _parent: object, { input: { itemIds } }: MutationBasketSetDeferredItemsArgs, context) => {
    if (hasNone(context)) throw new ShopError('NOT_FOUND');
    if (itemIds.length > maxLines) throw badInput({ 'input.itemIds': [`Не больше ${maxLines}.`] });
    return basketPayload(await setLater({ body: { item_ids: itemIds } }), context);
  },
);

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'Basket' | 'BasketItem' | 'BasketItemOffer' | 'BasketOrder'> = {
  Query: {
    basket: withCalls({ visitorBasket, basketPaidBy }, (priced, _parent, { paymentTypeId }) => pricedBasket(priced, paymentTypeId)),
    basketPreview: withCalls({ preview }, async ({ preview }, _parent, { input: { items, devices } }) => {
      if (items.length === 0 || items.length > maxLines) throw badInput({ 'input.items': [`От 1 до ${maxLines}.`] });
      if ((devices ?? []).length > maxDevices) throw badInput({ 'input.devices': [`Не больше ${maxDevices} устройств.`] });
      const body = {
        items: items.map(({ productId, quantity, parent, actionId }) => ({
          product_id: productId,
          quantity: assertQuantity(quantity ?? 1),
          ...(parent != null && { parent: isPlace(parent, items.length) ? parent : noSuchPlace() }),
          ...(actionId != null && { action_id: actionId }),
        })),
        ...(devices != null && { devices: devices.map((device, at) => offeredDevice(device, `input.devices.${at}.`)) }),
      };
      return completeBasket(await preview({ body }));
    }),
  },
  Mutation: {
    basketAddItem: withCalls({ addItem }, async ({ addItem }, _parent, { input }, context) => {
      const { productId, quantity, supplierId, actionId, smartPriceTx } = input;
      const query = {
        product_id: productId,
        quantity: assertQuantity(quantity ?? 1),
        supplier_id: supplierId ?? undefined,
        action_id: actionId ?? undefined,
        tx: smartPriceTx == null ? undefined : txOf(smartPriceTx, 'input.smartPriceTx'),
        ...splitQuery(context.viewer),
      };
      return basketPayload(await withInputNames(addItem({ query }), { notFound: 'productId', outOfStock: 'quantity' }), context);
    }),
    basketAddAccessory: withCalls(
      { addAccessory },
      async ({ addAccessory }, _parent, { input: { parentId, productId, actionId } }, context) => {
        if (hasNone(context)) throw new ShopError('NOT_FOUND');
        const query = { parent_id: parentId, product_id: productId, action_id: actionId ?? undefined, ...splitQuery(context.viewer) };
        return basketPayload(await withInputNames(addAccessory({ query }), { outOfStock: 'productId' }), context);
      },
    ),
    basketAddWarranty: withCalls({ addWarranty }, async ({ addWarranty }, _parent, { input: { parentId, warrantyId } }, context) => {
      if (hasNone(context)) throw new ShopError('NOT_FOUND');
      return basketPayload(
        await addWarranty({ query: { parent_id: parentId, warranty_id: warrantyId, ...splitQuery(context.viewer) } }),
        context,
      );
    }),
    basketTrace: withCalls({ trace }, async ({ trace }, _parent, _args, context) => {
      if (hasNone(context)) return { isTraced: false };
      return { isTraced: (await trace({})).is_traced ?? true };
    }),
    basketSetQuantity: withCalls(
      { updateItemQuantity },
      async ({ updateItemQuantity }, _parent, { input: { itemId, quantity } }, context) => {
        const query = { id: itemId, quantity: assertQuantity(quantity), ...splitQuery(context.viewer) };
        if (hasNone(context)) throw new ShopError('NOT_FOUND');
        const changed = withInputNames(updateItemQuantity({ query }), {
          renamed: { id: 'itemId' },
          notFound: 'itemId',
          outOfStock: 'quantity',
        });
        return basketPayload(await changed, context);
      },
    ),
    basketRemoveItem: withCalls(
      { removeItem, visitorBasket },
      async ({ removeItem, visitorBasket: readBasket }, _parent, { input: { itemId } }, context) => {
        if (hasNone(context)) return { basket: null };
        try {
          return basketPayload(await removeItem({ query: { id: itemId, ...splitQuery(context.viewer) } }), context);
        } catch (error) {
          // Somebody, perhaps this very shopper in another tab, has taken it out already.
          if (meaningOf(error).code === 'NOT_FOUND') return { basket: await readBasket() };
          throw error;
        }
      },
    ),
    basketSetDeferredItems: setDeferredItems,
    basketSetLater: setDeferredItems,
    basketSetPromocode: withLimits(
      promocodeLimits,
      withCalls({ setPromocode }, async ({ setPromocode }, _parent, { input: { promocode } }, context) =>
        basketPayload(await setPromocode({ body: { promocode } }), context),
      ),
    ),
    basketRemovePromocode: withCalls({ removePromocode }, async ({ removePromocode }, _parent, _args, context) =>
      hasNone(context) ? { basket: null } : basketPayload(await removePromocode({}), context),
    ),
    basketSetGift: withCalls({ setGift }, async ({ setGift }, _parent, { input }, context) => {
      if (hasNone(context)) throw new ShopError('NOT_FOUND');
      return basketPayload(await setGift({ body: giftRecipientOf(input) }), context);
    }),
    basketRemoveGift: withCalls({ removeGift }, async ({ removeGift }, _parent, _args, context) =>
      hasNone(context) ? { basket: null } : basketPayload(await removeGift({}), context),
    ),
    basketSetBonuses: withCalls({ setBonuses }, async ({ setBonuses }, _parent, { input: { cardId, checkData, amount } }, context) =>
      basketPayload(await setBonuses({ body: { card_id: cardId, check_data: checkData, amount: floorToRubles(amount) } }), context),
    ),
    basketRemoveBonuses: withCalls({ removeBonuses }, async ({ removeBonuses }, _parent, _args, context) =>
      hasNone(context) ? { basket: null } : basketPayload(await removeBonuses({}), context),
    ),
    basketClear: withCalls({ clear }, async ({ clear }, _parent, _args, context) => {
      try {
        if (!hasNone(context)) await clear({});
      } catch (error) {
        // Whoever forgets the id of a guest's basket has none any more, whatever the provider keeps.
        if (!context.viewer.isGuest) throw error;
        reportSilent(context, 'Mutation.basketClear', error);
      }
      context.forgetBasket();
      context.loaders.forget(visitorBasket);
      return {};
    }),
  },
  Basket: {
    isGiftable: ({ is_giftable }) => is_giftable ?? false,
    gift: ({ gift }) => gift ?? null,
    changes: changesOf,
    orders: ordersOf,
    actions: withCalls({ actions }, ({ actions }, basket) => (basket.items.length === 0 ? [] : actions({ query: promotionsOf(basket) }))),
  },
  BasketItemOffer: {
    orderType: orderTypeOf,
  },
  BasketItem: {
    product: withCalls({ cardById }, ({ cardById }, { product_id }) => cardById(product_id)),
    finalPrice: ({ price, final_price }) => discountedPrice(price, final_price),
  },
};

const hasNone = ({ viewer }: Context): boolean => viewer.basketId === undefined && viewer.isGuest;

function assertQuantity(quantity: number): number {
  const fault = quantityFault(quantity);
  if (fault !== null) throw badInput({ 'input.quantity': [fault] });
  return quantity;
}

const isPlace = (place: number, count: number): boolean => place >= 0 && place < count;
const noSuchPlace = (): never => {
  throw badInput({ 'input.items': ['Товар должен стоять после того, к которому относится.'] });
};

/** What the operation's later fields see, and the id by which the visitor finds it again. */
function basketPayload(answer: BasketOnWire, context: Context): BasketAddItemPayload {
  const basket = completeBasket(answer);
  context.adoptBasket(basket.id);
  context.loaders.replace(visitorBasket, basket);
  return { basket };
}
