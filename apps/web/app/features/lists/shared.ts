import { isId } from '@vitrina/services/contract/fields/id.ts';

/** Of the address: the products of a link that somebody has shared. */
export const sharedName = 'products';
/** Between ids; it travels as it is. */
const between = '~';

export const sharedText = (ids: readonly string[]): string => ids.join(between);

/** The products that an address names; null where it names none, undefined where no list of at most `most` is named so. */
export function readShared(search: URLSearchParams, most: number): string[] | null | undefined {
  const text = search.get(sharedName);
  if (text === null) return null;
  const ids = [...new Set(text.split(between))];
  return ids.length <= most && ids.every(isId) ? ids : undefined;
}

/** A path with what it is asked for, its ids as readable as they are. */
export function sharedHref(path: string, search: URLSearchParams): string {
  const text = search.toString().replaceAll('%7E', between);
  return text === '' ? path : `${path}?${text}`;
}
