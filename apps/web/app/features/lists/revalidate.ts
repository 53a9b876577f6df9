import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A change of a list changes the list's own screen; adding to the basket does not. */
export const skipAfterBasketChange = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formAction?.startsWith('/cart/add') ? false : defaultShouldRevalidate;
