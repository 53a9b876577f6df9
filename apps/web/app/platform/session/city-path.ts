import { categoryIdPattern, productIdPattern } from '@vitrina/services/contract/fields/id.ts';

/** The tab of a product whose address ends in a city: lowercase letters and hyphens (spec 1 §2). */
const availability = new RegExp(`^(/catalog/[^/]+/${categoryIdPattern}/${productIdPattern}/availability/)([a-z-]{1,80})$`);

/** Latin name of the city that a path names; null where it names none. */
export const cityOfPath = (path: string): string | null => availability.exec(path)?.[2] ?? null;

/** The same page in another city; any other page as it is. `path` may have a query. */
export function inOtherCity(path: string, alias: string): string {
  const [pathname = '', ...rest] = path.split('?');
  return [pathname.replace(availability, `$1${alias}`), ...rest].join('?');
}
