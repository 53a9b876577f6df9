/**
 * Whether a payment may lead to this address: a path of the shop itself (the sandbox acquirer is passed through), or one
 * of the origins that are configured (`ACQUIRER_ORIGINS`). Nothing else, whatever the provider says.
 */
export function isPaymentAddress(url: string, acquirerOrigins: readonly string[]): boolean {
  if (/[\s\\\p{Cc}]/u.test(url)) return false;
  if (url.startsWith('/')) return !url.startsWith('//');
  if (!URL.canParse(url)) return false;
  const { origin, protocol } = new URL(url);
  return (protocol === 'https:' || protocol === 'http:') && acquirerOrigins.includes(origin);
}
