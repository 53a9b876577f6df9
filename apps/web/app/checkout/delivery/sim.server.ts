import type { RouterContextProvider } from 'react-router';
import type { CheckoutBasketQuery } from '../../generated/graphql.ts';
import { featuresOf } from '../../shell/flags.server.ts';

type Items = NonNullable<CheckoutBasketQuery['basket']>['items'];

/** Telephones (spec 1 §9), with which a SIM card goes. */
const telephones = '224';

/**
 * Whether a SIM card is offered with the telephones of a basket: `asked` where the shopper is asked for one (`sim.required`), `given` where
 * it goes along unless it is not wanted (`sim.auto`, in certain territories only); null where there is none to offer.
 */
export async function simOffer(
  context: Readonly<RouterContextProvider>,
  request: Request,
  items: Items,
): Promise<'asked' | 'given' | null> {
  const hasTelephone = items.some(({ product, isPreorder }) => product?.category?.id === telephones && !isPreorder);
  if (!hasTelephone) return null;
  const features = await featuresOf(context, request);
  const isOn = (flag: string): boolean => features?.some(({ key, isActive }) => key === flag && isActive) ?? false;
  if (isOn('sim.auto')) return 'given';
  return isOn('sim.required') ? 'asked' : null;
}
