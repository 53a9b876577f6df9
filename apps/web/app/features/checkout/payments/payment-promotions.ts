import { benefitText } from '../../../entities/promotion/benefit.ts';
import type { CheckoutQuery } from '../../../generated/graphql.ts';

type Action = NonNullable<NonNullable<CheckoutQuery['promised']>['actions']>[number];

/** Promotions that a way to pay brings, by its type: each with its name and, where it is known, what it takes off this order. */
export type PaymentPromotions = Readonly<Record<string, readonly string[]>>;

/**
 * What each way to pay would bring: promotions that ask for it, and for nothing else that is missing yet. A provider may say that the way to
 * pay is missing as well.
 */
export function promotionsByPayment(actions: readonly Action[]): PaymentPromotions {
  const near = actions.filter(({ unmetConditions }) => unmetConditions.length <= 1);
  const types = new Set(near.flatMap(({ paymentTypeIds }) => paymentTypeIds));
  const textsOf = (typeId: string) => near.filter(({ paymentTypeIds }) => paymentTypeIds.includes(typeId)).map(textOf);
  return Object.fromEntries([...types].map((typeId) => [typeId, textsOf(typeId)]));
}

function textOf(action: Action): string {
  const benefit = benefitText(action);
  return benefit === null ? action.name : `${action.name}, в этом заказе ${benefit}`;
}
