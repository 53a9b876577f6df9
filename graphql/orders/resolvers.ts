import { type DeliveryPurpose, deliveryPurposes } from '@vitrina/services/delivery/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { badInput, ShopError } from '../base/errors.ts';
import { idempotencyKeyOf } from '../base/idempotency.ts';
import { typeIdOf } from '../base/type-id.ts';
import { basketPaidBy, pricedBasket, splitQuery, visitorBasket } from '../basket/loaders.ts';
import { hideExistence, orFallback } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits, withMissLimits } from '../calls/with-limits.ts';
import { cityById, visitorCity } from '../cities/loaders.ts';
import { shopAddress } from '../context/context.ts';
import { withKey } from '../context/visitor.ts';
import type { CompleteVariation } from '../delivery/complete-variation.ts';
import { variations } from '../delivery/loaders.ts';
import { asEmployee } from '../employee/session.ts';
import type { OrderDeliveryInput, Resolvers } from '../generated/resolvers.ts';
import type { OrderItem } from '../generated/sources.ts';
import { cardById } from '../products/loaders.ts';
import { paths } from '../products/rules.ts';
import type { Product } from '../products/sources.ts';
import { storeById } from '../stores/loaders.ts';
import { account } from './account.ts';
import { giftMutations } from './gift.ts';
import { failedLookLimit, orderLimits, orderLookLimits } from './limits.ts';
import { office } from './office.ts';
import { openingMutations } from './open-order.ts';
import { purposeOfChoice } from './payable.ts';
import { checkConfirmed, confirmedAmounts, quoteOf } from './quote.ts';
import { receipts } from './receipts.ts';
import { returns } from './returns.ts';
import {
  isActive,
  isAwaitingPayment,
  isCancelled,
  isPaid,
  orderStatusOf,
  paymentStateOf,
  piecesOf,
  refundReasonOf,
  refundStatusOf,
} from './rules.ts';
import { submissionOf } from './submission.ts';
import { tracking } from './tracking.ts';

const { create, order } = domains.orders;

/** What a line says of its product, or else the product as it is now; one that cannot be loaded is done without. */
const ofProduct = (read: (item: OrderItem) => string | null, fallback: (card: Product | null, item: OrderItem) => string) =>
  withCalls(
    { cardById },
    async ({ cardById }, item: OrderItem, _args, context) =>
      read(item) ?? fallback(await orFallback(context, 'OrderItem', cardById(item.product_id), null), item),
  );

/** The ways to get the orders that were chosen from. */
async function variationsFor(
  choices: readonly OrderDeliveryInput[],
  read: (purpose: DeliveryPurpose) => Promise<CompleteVariation[]>,
): Promise<CompleteVariation[]> {
  return (await Promise.all([...new Set(choices.map(purposeOfChoice))].map(read))).flat();
}

export const resolvers: Pick<
  Resolvers,
  | 'Query'
  | 'Mutation'
  | 'Order'
  | 'OrderChange'
  | 'OrderChangeConnection'
  | 'OrderItem'
  | 'OrderDeliveryTime'
  | 'Receipt'
  | 'ReceiptLine'
  | 'Refund'
  | 'ReturnRequest'
  | 'TrackedOrder'
> = {
  ...tracking,
  ...account,
  ...receipts,
  ...office,
  ...returns,
  Query: {
    ...office.Query,
    ...receipts.Query,
    ...tracking.Query,
    order: withLimits(
      orderLookLimits,
      withMissLimits(
        failedLookLimit,
        withCalls({ order }, ({ order }, _parent, { id }, { viewer }) =>
          viewer.isGuest && viewer.orderKeys.length === 0 ? null : hideExistence(order({ params: { id } })),
        ),
      ),
    ),
    orderQuote: withCalls(
      { visitorBasket, basketPaidBy, variations },
      async ({ variations: read, ...priced }, _parent, { deliveries, paymentTypeId }, context) => {
        const [basket, ways] = await Promise.all([pricedBasket(priced, paymentTypeId), variationsFor(deliveries, read)]);
        return basket === null || basket.items.length === 0 ? null : quoteOf(basket, ways, deliveries, context);
      },
      { times: { variations: deliveryPurposes.length } },
    ),
  },
  Mutation: {
    ...account.Mutation,
    ...office.Mutation,
    ...openingMutations,
    ...returns.Mutation,
    ...giftMutations,
    orderCreate: withLimits(
      orderLimits,
      withCalls(
        { create, visitorCity, visitorBasket, variations },
        async ({ create, visitorCity, visitorBasket: readBasket, variations: read }, _parent, { input }, context) => {
          const idempotencyKey = idempotencyKeyOf(input.idempotencyKey);
          const body = submissionOf(input, (await visitorCity()).name, shopAddress(context, '/order-info'));
          // The call carries no bearer and takes its owner from the basket, so the basket is the one that the provider gives this
          // very visitor, and never one that is named only.
          const basket = await readBasket();
          if (basket === null) throw new ShopError('CONFLICT', 'В корзине ничего нет.');
          context.adoptBasket(basket.id);
          const confirmed = input.quote == null ? undefined : confirmedAmounts(input.quote, basket, context);
          if (confirmed === undefined && (basket.revision === null || input.revision == null))
            throw badInput({ 'input.quote': ['Передайте расчёт, который видел покупатель.'] });
          if (basket.revision === null && confirmed !== undefined) {
            const choices = input.isOneClick ? [] : input.deliveries;
            checkConfirmed(basket, await variationsFor(choices, read), choices, confirmed);
          }
          const created = await asEmployee(
            context,
            create({ body: { ...body, confirmed_totals: confirmed, ...splitQuery(context.viewer) }, idempotencyKey }),
          );
          context.adoptOrderKeys(withKey(context.viewer.orderKeys, created.order_key));
          context.loaders.forget(visitorBasket);
          return created;
        },
        { times: { variations: deliveryPurposes.length } },
      ),
    ),
  },
  Order: {
    cityName: ({ city }) => city?.name ?? '',
    city: withCalls({ cityById }, ({ cityById }, { city }) => (city?.id == null ? null : cityById(city.id))),
    status: orderStatusOf,
    deliveryTypeId: ({ delivery_type }) => typeIdOf(delivery_type?.id),
    paymentTypeId: ({ payment_type }) => typeIdOf(payment_type?.id),
    paymentStatusCode: ({ payment_status_oi }) => String(payment_status_oi.id),
    isGiftable: ({ is_giftable }) => is_giftable ?? false,
    gift: ({ gift }) => gift ?? null,
    isActive,
    isCancelled,
    isPaid,
    paymentState: paymentStateOf,
    isAwaitingPayment,
    deliveryTypeName: ({ delivery_type }) => delivery_type?.name ?? '',
    store: withCalls({ storeById }, ({ storeById }, { finish_storage_id }) =>
      finish_storage_id === null ? null : storeById(finish_storage_id),
    ),
    paymentTypeName: ({ payment_type }) => payment_type?.name ?? '',
    paymentStatusName: (order) => order.payment_status_oi.name ?? (isPaid(order) ? 'Оплачен' : 'Не оплачен'),
  },
  OrderItem: {
    id: ({ id, product_id }) => id ?? product_id,
    product: withCalls({ cardById }, ({ cardById }, { product_id }) => cardById(product_id)),
    name: ofProduct(
      ({ name }) => name,
      (card, { product_id }) => card?.name ?? `Товар № ${product_id}`,
    ),
    url: ofProduct(
      ({ url }) => url,
      (card) => (card === null ? '/catalog' : paths.product(card)),
    ),
    image: ofProduct(
      ({ image }) => image,
      (card) => card?.images[0] ?? '',
    ),
    quantity: piecesOf,
    price: ({ price, final_price }) => price ?? final_price,
    sum: (item) => item.sum ?? item.final_price * piecesOf(item),
  },
  Refund: { status: ({ status }) => refundStatusOf(status), reason: ({ reason }) => refundReasonOf(reason) },
};
