import { simCategoryId } from '@vitrina/services/contract/fields/special-ids.ts';
import { orderName } from '../../../entities/basket/order-name.ts';
import { giftLines } from '../../../entities/order/gift-recipient.ts';
import type { CheckoutQuery } from '../../../generated/graphql.ts';
import { physicalOrders } from '../delivery-choice.ts';
import { laterKey } from '../delivery-fields.ts';
import type { OpenStep } from '../load.server.ts';
import { twoTripsOf } from './two-trips.ts';

/** What the fields of delivery are about. */
export function deliveryView({ orders, cityName, basket, extras }: OpenStep) {
  return {
    isSimOffered: isSimOffered(extras.features, basket.items),
    cityName,
    orders: physicalOrders(orders).map((order, at) => ({
      order,
      name: orders.length > 1 ? orderName(order.key, at + 1) : null,
      twoTrips: twoTripsOf(
        order,
        basket.items.flatMap(({ id, isWarranty, product }) => (product && !isWarranty ? [{ id, name: product.name }] : [])),
      ),
      goods: basket.items.flatMap(({ id, product }) => (product && order.items.some((item) => item.id === id) ? [product.name] : [])),
    })),
    /** Whether the shopper has taken some of the goods into an order of their own. */
    isInParts: orders.some(({ key }) => key === laterKey),
    sent: orders.filter(({ isDigital }) => isDigital).length,
    giftLines: giftLines(basket.gift),
    /** Codes that are not on sale yet come later. */
    isSentLater: basket.items.some(({ isPreorder, product }) => isPreorder && product?.isDigital),
  };
}

export type DeliveryView = ReturnType<typeof deliveryView>;

type Items = NonNullable<CheckoutQuery['basket']>['items'];

/** Whether a SIM card is offered with the telephones of a basket: `sim.required`, or `sim.auto` in certain territories. Nothing is put in unasked. */
export function isSimOffered(features: CheckoutQuery['features'], items: Items): boolean {
  const hasTelephone = items.some(({ product, isPreorder }) => product?.category?.id === String(simCategoryId) && !isPreorder);
  return hasTelephone && (features?.some(({ key, isActive }) => isActive && (key === 'sim.auto' || key === 'sim.required')) ?? false);
}
