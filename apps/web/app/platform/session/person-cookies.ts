/**
 * Cookies that hold what is a person's: names, phones and addresses that were typed, what was ordered, taken out of the basket and searched
 * for, the card, and what was measured at home. A feature that writes one names it here, so that it goes with whoever signs out.
 */
export const personCookies = [
  'checkout',
  'corp_order',
  'loyalty_card',
  'loyalty_sms',
  'niche',
  'one_click',
  'own_orders',
  'removed_items',
  'repair',
  'search_history',
  'sign_in',
] as const;

export type PersonCookie = (typeof personCookies)[number];
