import { benefitText } from '../../../entities/promotion/benefit.ts';
import type { CheckoutQuery } from '../../../generated/graphql.ts';

type Action = NonNullable<NonNullable<CheckoutQuery['promised']>['actions']>[number];

/** What is said of the promotions that a way to pay brings, by its type: their names and, where its sum is not known, about what each takes off. */
export type PaymentPromotions = Readonly<Record<string, string>>;

/** Promotions that ask for nothing but a way to pay that is missing yet. A provider may say that the way to pay is missing as well. */
export const nearPromotions = (actions: readonly Action[]): Action[] =>
  actions.filter(({ unmetConditions, paymentTypeIds }) => unmetConditions.length <= 1 && paymentTypeIds.length > 0);

/** What each way to pay would bring; `totals` are the sums that are known of some. */
export function promotionsByPayment(actions: readonly Action[], totals: Readonly<Record<string, unknown>>): PaymentPromotions {
  const near = nearPromotions(actions);
  const types = new Set(near.flatMap(({ paymentTypeIds }) => paymentTypeIds));
  const textOf = (typeId: string): string =>
    near
      .filter(({ paymentTypeIds }) => paymentTypeIds.includes(typeId))
      .map((action) => `Акция: ${typeId in totals ? action.name : withBenefit(action)}`)
      .join(' · ');
  return Object.fromEntries([...types].map((typeId) => [typeId, textOf(typeId)]));
}

function withBenefit(action: Action): string {
  const benefit = benefitText(action);
  return benefit === null ? action.name : `${action.name}, в этом заказе ${benefit}`;
}
