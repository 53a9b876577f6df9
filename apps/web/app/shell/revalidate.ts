import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Putting something into the basket changes the header, not the screen: its data is kept. */
export function keepsOnBuying({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formAction?.startsWith('/cart/add') ? false : defaultShouldRevalidate;
}
