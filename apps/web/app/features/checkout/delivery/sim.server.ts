import { simCategoryId } from '@vitrina/services/contract/fields/special-ids.ts';
import type { RouterContextProvider } from 'react-router';
import type { CheckoutBasketQuery } from '../../../generated/graphql.ts';
import { featuresOf } from '../../../platform/flags/flags.server.ts';

type Items = NonNullable<CheckoutBasketQuery['basket']>['items'];

/** Whether a SIM card is offered with the telephones of a basket: `sim.required`, or `sim.auto` in certain territories. Nothing is put in unasked. */
export async function isSimOffered(context: Readonly<RouterContextProvider>, request: Request, items: Items): Promise<boolean> {
  const hasTelephone = items.some(({ product, isPreorder }) => product?.category?.id === String(simCategoryId) && !isPreorder);
  if (!hasTelephone) return false;
  const features = await featuresOf(context, request);
  return features?.some(({ key, isActive }) => isActive && (key === 'sim.auto' || key === 'sim.required')) ?? false;
}
