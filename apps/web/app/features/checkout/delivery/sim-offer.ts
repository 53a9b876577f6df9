import { simCategoryId } from '@vitrina/services/contract/fields/special-ids.ts';
import type { CheckoutQuery } from '../../../generated/graphql.ts';

type Items = NonNullable<CheckoutQuery['basket']>['items'];

/** Whether a SIM card is offered with the telephones of a basket: `sim.required`, or `sim.auto` in certain territories. Nothing is put in unasked. */
export function isSimOffered(features: CheckoutQuery['features'], items: Items): boolean {
  const hasTelephone = items.some(({ product, isPreorder }) => product?.category?.id === String(simCategoryId) && !isPreorder);
  return hasTelephone && (features?.some(({ key, isActive }) => isActive && (key === 'sim.auto' || key === 'sim.required')) ?? false);
}
