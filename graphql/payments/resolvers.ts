import { domains } from '@vitrina/services/registry.ts';
import { visitorBasket } from '../basket/loaders.ts';
import type { Basket } from '../basket/rows.ts';
import type { Context } from '../context/context.ts';
import { badInput } from '../errors.ts';
import { orNullForStrangers, quietly } from '../failure.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { idempotencyKeyOf } from '../idempotency.ts';
import { limited } from '../limited.ts';
import { orderLookLimits } from '../orders/limits.ts';
import { cardById } from '../products/loaders.ts';
import type { Product } from '../products/rows.ts';
import { reaches } from '../reaches.ts';
import type { PaymentMethod } from './rows.ts';
import { eligibleMethods, isAllGifts, isReturnPath, orderToRepay, paymentStatusOf, returnPath, tabOf } from './rules.ts';

const { methods, repaymentMethods, create, init, info, actionStatus } = domains.payments;
const { toRepay } = domains.orders;

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'PaymentMethod' | 'Payment'> = {
  Query: {
    paymentMethods: reaches({ methods, visitorBasket, cardById }, ({ methods, visitorBasket, cardById }, _parent, _args, context) => {
      const eligible = Promise.all([methods({}), visitorBasket()]).then(([all, basket]) => forBasket(all, basket, cardById));
      return quietly(context, 'Query.paymentMethods', eligible, []);
    }),
    orderToRepay: limited(
      orderLookLimits,
      reaches({ toRepay, repaymentMethods }, async ({ toRepay, repaymentMethods }, _parent, { orderId }, context) => {
        if (isStranger(context)) return null;
        const shown = repaymentMethods({ query: { branch: context.viewer.branch } });
        const [repayment, ofBranch] = await Promise.all([
          orNullForStrangers(toRepay({ params: { id: orderId } })),
          quietly(context, 'OrderToRepay.methods', shown, null),
        ]);
        return repayment && orderToRepay(repayment, ofBranch);
      }),
    ),
    payment: limited(
      orderLookLimits,
      reaches({ info }, ({ info }, _parent, { id }, context) =>
        isStranger(context) ? null : orNullForStrangers(info({ params: { id } })),
      ),
    ),
    paymentStatus: limited(
      orderLookLimits,
      reaches({ actionStatus }, async ({ actionStatus }, _parent, { id }, context) => {
        if (isStranger(context)) return null;
        const found = await orNullForStrangers(actionStatus({ params: { id } }));
        return found && paymentStatusOf(found.status);
      }),
    ),
  },
  Mutation: {
    startPayment: reaches(
      { create, init },
      async ({ create, init }, _parent, { orderId, paymentTypeId, returnUrl, idempotencyKey: key }) => {
        const idempotencyKey = idempotencyKeyOf(key);
        if (!isReturnPath(returnUrl)) throw badInput({ returnUrl: ['Нужен путь на этом сайте.'] });
        const payment = await create({ body: { order_id: orderId, payment_type_id: paymentTypeId }, idempotencyKey });
        const { url } = await init({ params: { id: payment.id }, body: { return_url: returnPath(returnUrl, payment.id) }, idempotencyKey });
        return { payment, url };
      },
    ),
  },
  PaymentMethod: { paymentTypeId: (method) => method.linked_payment_type_id, tab: tabOf },
  Payment: { status: ({ status }) => paymentStatusOf(status) },
};

/** Neither an order's key nor a shopper's token: nothing can be this visitor's. */
const isStranger = ({ viewer }: Context): boolean => viewer.isGuest && viewer.orderKeys.length === 0;

async function forBasket(
  all: readonly PaymentMethod[],
  basket: Basket,
  cardById: (id: number) => Promise<Product | null>,
): Promise<PaymentMethod[]> {
  const taking = eligibleMethods(all, { total: basket.total_sum, isAllGifts: false });
  // What the goods are is asked only where a method depends on it.
  if (taking.every((method) => method.available_gift_certificate)) return taking;
  const cards = await Promise.all(basket.items.map(({ product_id }) => cardById(product_id)));
  return eligibleMethods(taking, { total: basket.total_sum, isAllGifts: isAllGifts(cards.map((card) => card?.category?.id)) });
}
