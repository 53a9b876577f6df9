import type { CheckoutQuery } from '../../../generated/graphql.ts';

type Action = NonNullable<NonNullable<CheckoutQuery['promised']>['actions']>[number];

/** Names of the promotions that a way to pay brings, by its type. */
export type PaymentPromotions = Readonly<Record<string, readonly string[]>>;

/**
 * What each way to pay would bring: promotions that ask for it, and for nothing else that is missing yet. A provider may say that the way to
 * pay is missing as well.
 */
export function promotionsByPayment(actions: readonly Action[]): PaymentPromotions {
  const near = actions.filter(({ unmetConditions }) => unmetConditions.length <= 1);
  const types = new Set(near.flatMap(({ paymentTypeIds }) => paymentTypeIds));
  const namesOf = (typeId: string) => near.filter(({ paymentTypeIds }) => paymentTypeIds.includes(typeId)).map(({ name }) => name);
  return Object.fromEntries([...types].map((typeId) => [typeId, namesOf(typeId)]));
}
