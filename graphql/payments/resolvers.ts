import { paymentNameOf } from '@vitrina/services/contract/fields/payment-names.ts';
import { lendingTypes, paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { asId, type Id } from '@vitrina/services/contract/wire.ts';
import { type DeliveryPurpose, deliveryPurposes } from '@vitrina/services/delivery/vocabulary.ts';
import { isPrepaid, mayPayAll, methodFor } from '@vitrina/services/payments/eligibility.ts';
import { domains } from '@vitrina/services/registry.ts';
import { isAppleOptionValid } from '@vitrina/services/rules/apple-option.ts';
import type { Action } from '../actions/sources.ts';
import { badInput, ShopError } from '../base/errors.ts';
import { idempotencyKeyOf } from '../base/idempotency.ts';
import { withInputNames } from '../base/input-names.ts';
import { isReturnPath } from '../base/return-path.ts';
import { typeNumberOf } from '../base/type-id.ts';
import { basketPaidBy, visitorBasket } from '../basket/loaders.ts';
import { promotionsOf } from '../basket/promotions.ts';
import type { Basket } from '../basket/sources.ts';
import { hideExistence, orFallback } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits, withMissLimits } from '../calls/with-limits.ts';
import { mokkaLimit } from '../credit/loaders.ts';
import { isLimitExceeded } from '../credit/rules.ts';
import type { CompleteVariation } from '../delivery/complete-variation.ts';
import { variations } from '../delivery/loaders.ts';
import type { ActionResolvers, OrderDeliveryInput, OrderResolvers, Resolvers } from '../generated/resolvers.ts';
import { failedLookLimit, orderLookLimits } from '../orders/limits.ts';
import { payablesOf, purposeOfChoice } from '../orders/payable.ts';
import { isUnidentifiedGuest } from '../orders/rules.ts';
import { cardById } from '../products/loaders.ts';
import type { Product } from '../products/sources.ts';
import { filterByDistance, maxAddresses, metresToStore } from './courier-credit.ts';
import { repayable } from './loaders.ts';
import { paymentNamesOf, unknownMethodName } from './names.ts';
import { paymentKindOf, paymentStatusOf, returnAddress, tabOf } from './rules.ts';
import type { PaymentMethod } from './sources.ts';
import { termsOf } from './terms.ts';

const { list: actions } = domains.actions;
const { methods, create, init, info, actionStatus, virtual, b2bSberAuthorize } = domains.payments;
const { order } = domains.orders;

/** Methods that a basket is reckoned anew for, since promotions are bound to them. */
const maxPricedMethods = lendingTypes.length;

type PaymentResolvers = Pick<Resolvers, 'Query' | 'Mutation' | 'PaymentMethod' | 'Payment' | 'OrderToRepayItem' | 'BasketPreview'>;

/** Payment fields of types of other domains. */
interface OfPayments extends PaymentResolvers {
  Action: Pick<ActionResolvers, 'paymentNames'>;
  Order: Pick<OrderResolvers, 'paymentKind'>;
}

export const resolvers: OfPayments = {
  Query: {
    paymentMethods: withCalls(
      { methods, virtual, visitorBasket, basketPaidBy, actions, cardById, variations, metresToStore },
      ({ virtual, actions, basketPaidBy, ...calls }, _parent, { deliveries }, context) => {
        const excludedTypeIds = virtual({}).then(({ restrictive_virtual_payments_ids: ids }) => ids);
        return forBasket(
          {
            ...calls,
            promotions: (basket) => orFallback(context, 'Basket.actions', actions({ query: promotionsOf(basket) }), []),
            basketPaidBy: (typeId) => orFallback(context, 'PaymentMethod.terms', basketPaidBy(typeId), null),
          },
          deliveries ?? [],
          orFallback(context, 'Query.virtualRestrictedPaymentTypeIds', excludedTypeIds, []),
        );
      },
      { times: { variations: deliveryPurposes.length, metresToStore: maxAddresses, basketPaidBy: maxPricedMethods } },
    ),
    orderToRepay: withLimits(
      orderLookLimits,
      withMissLimits(
        failedLookLimit,
        withCalls({ repayable }, ({ repayable }, _parent, { orderId }) => repayable(orderId)),
      ),
    ),
    virtualRestrictedPaymentTypeIds: withCalls({ virtual }, async ({ virtual }) =>
      (await virtual({})).restrictive_virtual_payments_ids.map(asId),
    ),
    sberBusinessAuthorization: withLimits(
      orderLookLimits,
      withMissLimits(
        failedLookLimit,
        withCalls({ b2bSberAuthorize }, async ({ b2bSberAuthorize }, _parent, { orderId }, context) =>
          isUnidentifiedGuest(context) ? null : hideExistence(b2bSberAuthorize({ query: { order_id: orderId } })),
        ),
      ),
    ),
    payment: withLimits(
      orderLookLimits,
      withMissLimits(
        failedLookLimit,
        withCalls({ info, actionStatus }, async ({ info, actionStatus }, _parent, { id }, context) => {
          if (isUnidentifiedGuest(context)) return null;
          const [payment, action] = await Promise.all([
            hideExistence(info({ params: { id } })),
            hideExistence(actionStatus({ params: { id } })),
          ]);
          // The state of the action is the newer of the two.
          return payment && { ...payment, status: action?.status ?? payment.status };
        }),
      ),
    ),
  },
  Mutation: {
    paymentStart: withMissLimits(
      failedLookLimit,
      withCalls(
        { create, init, repayable, b2bSberAuthorize },
        async ({ create, init, repayable, b2bSberAuthorize }, _parent, { input }, { publicOrigin }) => {
          const { orderId, returnUrl } = input;
          const idempotencyKey = idempotencyKeyOf(input.idempotencyKey);
          if (!isReturnPath(returnUrl)) throw badInput({ 'input.returnUrl': ['Нужен путь на этом сайте.'] });
          const wanted = input.typeId == null ? undefined : typeNumberOf(input.typeId);
          if (wanted === null) throw badInput({ 'input.typeId': ['Такого способа оплаты нет.'] });
          const typeId = wanted ?? (await repayable(orderId))?.methods[0]?.linked_payment_type_id;
          if (typeId === undefined) throw new ShopError('NOT_FOUND');
          const body = { order_id: orderId, payment_type_id: typeId, ...(input.months != null && { months: input.months }) };
          const payment = await withInputNames(create({ body, idempotencyKey }), {
            renamed: { paymentTypeId: 'typeId' },
            notFound: 'orderId',
          });
          const back = { return_url: returnAddress(returnUrl, payment.id, publicOrigin) };
          const page = await init({ params: { id: payment.id }, body: back, idempotencyKey });
          const isBusiness = typeId === paymentTypes.sberBusiness;
          const authorization = isBusiness ? await hideExistence(b2bSberAuthorize({ query: { order_id: orderId } })) : null;
          const { url } = authorization ?? page;
          return {
            payment: { ...payment, order_id: payment.order_id ?? orderId, payment_type_id: payment.payment_type_id ?? typeId },
            url,
          };
        },
      ),
    ),
  },
  PaymentMethod: {
    kind: (method) => paymentKindOf(method.linked_payment_type_id),
    name: ({ name, linked_payment_type_id }) => name ?? paymentNameOf(linked_payment_type_id) ?? unknownMethodName,
    isPrepaid,
    tab: tabOf,
    terms: termsOf,
    // An order that is there already is a part of what is lent by now.
    limit: withCalls({ mokkaLimit }, ({ mokkaLimit }, { toPay, ...method }) =>
      toPay !== undefined && isMokka(method) ? mokkaLimit() : null,
    ),
    isLimitExceeded: withCalls({ mokkaLimit }, async ({ mokkaLimit }, { toPay, ...method }) => {
      if (toPay === undefined) return null;
      const limit = isMokka(method) ? await mokkaLimit() : null;
      return limit !== null && isLimitExceeded(toPay, limit, 0);
    }),
  },
  Payment: {
    order: withCalls({ order }, ({ order }, { order_id }) =>
      order_id === null ? null : hideExistence(order({ params: { id: order_id } })),
    ),
    status: ({ status }) => paymentStatusOf(status),
    statusCode: ({ status }) => status,
    kind: ({ payment_type_id }) => paymentKindOf(payment_type_id),
  },
  Action: { paymentNames: ({ payment_ids }) => paymentNamesOf(payment_ids) },
  Order: { paymentKind: ({ payment_type }) => paymentKindOf(typeNumberOf(payment_type?.id)) },
  BasketPreview: {
    term: withCalls({ methods, cardById }, async ({ methods, cardById }, preview, { paymentTypeId, months }) => {
      const [all, cards] = await Promise.all([methods({}), cardsOf(preview, cardById)]);
      const method = all.find(({ linked_payment_type_id: id }) => id === typeNumberOf(paymentTypeId));
      const purchase = { sums: [preview.total_sum], isApple: isAppleBasket(preview, cards) };
      const terms = method === undefined ? [] : termsOf({ ...method, bought: purchase });
      return terms.find((term) => term.months === months) ?? null;
    }),
  },
  OrderToRepayItem: { quantity: ({ qty }) => qty },
};

const isMokka = ({ linked_payment_type_id: id }: Pick<PaymentMethod, 'linked_payment_type_id'>): boolean => id === paymentTypes.mokka;

interface PaymentMethodCalls {
  methods: (input: object) => Promise<PaymentMethod[]>;
  visitorBasket: () => Promise<Basket | null>;
  /** Null where it could not be reckoned. */
  basketPaidBy: (typeId: number) => Promise<Basket | null>;
  promotions: (basket: Basket) => Promise<readonly Pick<Action, 'payment_ids'>[]>;
  cardById: CardById;
  variations: (purpose: DeliveryPurpose) => Promise<CompleteVariation[]>;
  metresToStore: (address: string) => Promise<number | null>;
}

async function forBasket(
  { methods, visitorBasket, basketPaidBy, promotions, cardById, variations, metresToStore }: PaymentMethodCalls,
  choices: readonly OrderDeliveryInput[],
  excludedTypeIds: Promise<readonly number[]>,
) {
  const purposes = [...new Set(choices.map(purposeOfChoice))];
  const [all, basket, ...ways] = await Promise.all([methods({}), visitorBasket(), ...purposes.map(variations)]);
  if (basket === null) return [...all];
  const lenders = basket.items.length === 0 ? [] : all.filter(({ terms }) => terms.length > 0);
  const basketPromotions = lenders.length === 0 ? [] : promotions(basket);
  const [cards, restricted] = await Promise.all([cardsOf(basket, cardById), excludedTypeIds]);
  const ordersOf = (priced: Basket) => payablesOf(priced, ways.flat(), choices, cards, restricted);
  const orders = ordersOf(basket);
  // Where a promotion is bound to a method that lends, less is lent.
  const bound = new Set((await basketPromotions).flatMap(({ payment_ids: types }) => types));
  const lending = lenders.filter(({ linked_payment_type_id: id }) => bound.has(id)).slice(0, maxPricedMethods);
  const ordersByMethod = new Map(
    await Promise.all(
      lending.map(async (method) => [method, ordersOf((await basketPaidBy(method.linked_payment_type_id)) ?? basket)] as const),
    ),
  );
  const toPay = orders.reduce((sum, { total }) => sum + total, 0);
  const possible = all.filter((method) => mayPayAll(method, ordersByMethod.get(method) ?? orders, all));
  const basketChoices = choices.filter(({ orderKey }) => basket.orders.some(({ key }) => key === orderKey));
  const isApple = isAppleBasket(basket, cards);
  return (await filterByDistance(possible, basketChoices, metresToStore)).map((method) => {
    const sums = (ordersByMethod.get(method) ?? orders)
      .filter((order) => methodFor(method, order, all) === method)
      .map(({ total }) => total);
    return { ...method, toPay, bought: { sums, isApple } };
  });
}

type CardById = (id: Id) => Promise<Product | null>;
type Goods = Pick<Basket, 'items'>;

async function cardsOf({ items }: Goods, cardById: CardById): Promise<ReadonlyMap<Id, Product | null>> {
  const ids = [...new Set(items.map(({ product_id }) => product_id))];
  return new Map(await Promise.all(ids.map(async (id) => [id, await cardById(id)] as const)));
}

/** Whether the better rate of one brand is to be had (spec 2 §5): all that stands in the basket by itself is of it, with a warranty. */
function isAppleBasket({ items }: Goods, cards: ReadonlyMap<Id, Product | null>): boolean {
  const alone = items.filter(({ parent_id, is_warranty }) => parent_id === null && !is_warranty);
  return alone.every(({ id, product_id }) => {
    const card = cards.get(product_id) ?? null;
    const hasWarranty = items.some(({ parent_id, is_warranty }) => is_warranty && parent_id === id);
    return card !== null && isAppleOptionValid({ brand: card.brand, categoryId: card.category?.id ?? null, hasWarranty });
  });
}
