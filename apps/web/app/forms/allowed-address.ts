/**
 * Whether a provider may lead a visitor to this address: a path of the shop itself, or one of the origins that are configured. Nothing
 * else, whatever it says.
 */
export function isAllowedAddress(url: string, origins: readonly string[]): boolean {
  if (/[\s\\\p{Cc}]/u.test(url)) return false;
  if (url.startsWith('/')) return !url.startsWith('//');
  if (!URL.canParse(url)) return false;
  const { origin, protocol } = new URL(url);
  return (protocol === 'https:' || protocol === 'http:') && origins.includes(origin);
}
