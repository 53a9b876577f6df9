import { benefitText } from '../../../entities/promotion/benefit.ts';
import type { CheckoutQuery } from '../../../generated/graphql.ts';

type Action = NonNullable<NonNullable<CheckoutQuery['promised']>['actions']>[number];

/** Promotions that a way to pay brings, by its type: each with its name and, where its sum is not known, about what it takes off this order. */
export type PaymentPromotions = Readonly<Record<string, readonly string[]>>;

/** Promotions that ask for nothing but a way to pay that is missing yet. A provider may say that the way to pay is missing as well. */
export const nearPromotions = (actions: readonly Action[]): Action[] =>
  actions.filter(({ unmetConditions, paymentTypeIds }) => unmetConditions.length <= 1 && paymentTypeIds.length > 0);

/** What each way to pay would bring; `totals` are the sums that are known of some. */
export function promotionsByPayment(actions: readonly Action[], totals: Readonly<Record<string, unknown>>): PaymentPromotions {
  const near = nearPromotions(actions);
  const types = new Set(near.flatMap(({ paymentTypeIds }) => paymentTypeIds));
  const textsOf = (typeId: string) =>
    near.filter(({ paymentTypeIds }) => paymentTypeIds.includes(typeId)).map((action) => (typeId in totals ? action.name : textOf(action)));
  return Object.fromEntries([...types].map((typeId) => [typeId, textsOf(typeId)]));
}

function textOf(action: Action): string {
  const benefit = benefitText(action);
  return benefit === null ? action.name : `${action.name}, в этом заказе ${benefit}`;
}
