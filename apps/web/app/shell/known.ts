/** Screens that exist; a tile of the provider that leads elsewhere is not shown. */
const known = [
  /^\/$/,
  /^\/catalog(?:\/|\?|$)/,
  /^\/search(?:\?|\/|$)/,
  /^\/city$/,
  /^\/cart$/,
  /^\/user\/(?:login|password-reset)$/,
  /^\/account(?:\/(?:orders(?:\/\d+)?|profile|addresses|mailings|notice|reviews|faq))?$/,
  /^\/order-status$/,
  /^\/employee$/,
  /^\/(?:corp|bonus)$/,
  /^\/repair(?:\/service)?$/,
  /^\/favorite-products$/,
  /^\/compare$/,
  /^\/shops(?:\?|$)/,
  /^\/delivery(?:\/pay)?$/,
  /^\/legal\/(?:privacy|consent|offer|recommendations|cookies)$/,
  /^\/store\/[\w.-]+$/,
  /^\/(?:special-offers|news)(?:\/|\?|$)/,
  /^\/reviews\/(?:list|view)(?:\/|\?|$)/,
  /^\/(?:advent-calendar|honor|trade-in)$/,
];

/** Whether a path of the provider leads to a screen of this shop. */
export function leadsSomewhere({ url }: { url: string }): boolean {
  return known.some((pattern) => pattern.test(url));
}
