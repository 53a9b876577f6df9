import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Adding to the basket or to a list changes the header only, so the screen is not loaded again. */
export function skipAfterBasketOrListChange({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formAction !== undefined && /^\/(?:cart\/add|lists\/change)/.test(formAction) ? false : defaultShouldRevalidate;
}

/** An unchanged path is asked about once (spec 1 §2). */
export const onOtherPath = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean => currentUrl.pathname !== nextUrl.pathname;
