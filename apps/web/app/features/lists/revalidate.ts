import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** What becomes of a list changes its own screen; what is put into the basket does not. */
export const keepsOnBuyingOnly = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formAction?.startsWith('/cart/add') ? false : defaultShouldRevalidate;
