import { domains } from '@vitrina/services/registry.ts';
import { visitorBasket } from '../basket/loaders.ts';
import { visitorCity } from '../cities/loaders.ts';
import { withOrderKey } from '../context/visitor.ts';
import { ShopError } from '../errors.ts';
import { orNullForStrangers } from '../failure.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { idempotencyKeyOf } from '../idempotency.ts';
import { limited } from '../limited.ts';
import { reaches } from '../reaches.ts';
import { storeById } from '../stores/loaders.ts';
import { orderLookLimits } from './limits.ts';
import { isActive, isCancelled, isPaid } from './rules.ts';
import { submissionOf } from './submission.ts';

const { create, order } = domains.orders;

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'Order'> = {
  Query: {
    order: limited(
      orderLookLimits,
      reaches({ order }, ({ order }, _parent, { id }, { viewer }) =>
        viewer.isGuest && viewer.orderKeys.length === 0 ? null : orNullForStrangers(order({ params: { id } })),
      ),
    ),
  },
  Mutation: {
    createOrder: reaches(
      { create, visitorCity, visitorBasket },
      async ({ create, visitorCity, visitorBasket: readBasket }, _parent, { input, idempotencyKey: key }, context) => {
        const idempotencyKey = idempotencyKeyOf(key);
        const body = submissionOf(input, (await visitorCity()).name);
        // The call carries no bearer and takes its owner from the basket, so the basket is the one that the provider gives this
        // very visitor, and never one that is named only.
        const basket = await readBasket();
        if (basket.id === '') throw new ShopError('CONFLICT', 'В корзине ничего нет.');
        context.adoptBasket(basket.id);
        const created = await create({ body, idempotencyKey });
        context.adoptOrderKeys(withOrderKey(context.viewer.orderKeys, created.order_key));
        context.loaders.forget(visitorBasket);
        return created;
      },
    ),
  },
  Order: {
    cityName: ({ city }) => city.name,
    isActive,
    isCancelled,
    isPaid,
    steps: ({ statuses }) => statuses,
    deliveryTypeName: ({ delivery_type }) => delivery_type.name,
    store: reaches({ storeById }, ({ storeById }, { finish_storage_id }) =>
      finish_storage_id === null ? null : storeById(finish_storage_id),
    ),
    paymentTypeName: ({ payment_type }) => payment_type.name,
    paymentStatusName: ({ payment_status_oi }) => payment_status_oi.name,
    promocode: ({ promocode_input }) => promocode_input,
    receiptUrl: ({ link_to_order_receipt }) => link_to_order_receipt,
    items: ({ basket }) => basket,
  },
};
