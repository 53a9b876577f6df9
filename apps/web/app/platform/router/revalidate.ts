import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Putting something into the basket, or into a list, changes the header, not the screen: its data is kept. */
export function keepsOnBuying({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formAction !== undefined && /^\/(?:cart\/add|lists\/change)/.test(formAction) ? false : defaultShouldRevalidate;
}

/** An unchanged path is asked about once (spec 1 §2). */
export const onOtherPath = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean => currentUrl.pathname !== nextUrl.pathname;
