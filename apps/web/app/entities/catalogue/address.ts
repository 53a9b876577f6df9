import { isCategoryId, isCode, reservedCodes } from '@vitrina/services/contract/fields/id.ts';

/** A category code and id that stand together in an address. */
export interface CategoryPlace {
  code: string;
  id: string;
}

/** What may follow a brand, a tag or a search in an address. */
export interface Tail {
  category: CategoryPlace | null;
  page: number;
  /** `page-1` was written, which belongs to the address without it (contract, addresses). */
  hasPageOne: boolean;
}

const pagePattern = /^page-(\d{1,6})$/;

/** The number of a `page-N` segment; null when it is none, or zero. */
export function pageOf(segment: string): number | null {
  const match = pagePattern.exec(segment);
  const page = Number(match?.[1]);
  return match === null || page < 1 ? null : page;
}

/** A category's place; null when its code or id has the wrong form. */
export function categoryPlace(code: string, id: string): CategoryPlace | null {
  // Dots alone are steps of a path.
  const isPlace = isCategoryId(id) && isCode(code) && !/^\.+$/.test(code) && !reservedCodes.includes(code.toLowerCase());
  return isPlace && pageOf(code) === null ? { code, id } : null;
}

/**
 * Reads the optional segments after a prefix: nothing, `page-N`, `code/id` or `code/id/page-N`. Null when they are
 * anything else, which is a 404 (contract, addresses: code and id stand only together).
 */
export function readTail({ a, b, c }: { a?: string | undefined; b?: string | undefined; c?: string | undefined }): Tail | null {
  if (a === undefined) return { category: null, page: 1, hasPageOne: false };
  if (b === undefined) {
    const page = pageOf(a);
    return page === null ? null : { category: null, page, hasPageOne: page === 1 };
  }
  const category = categoryPlace(a, b);
  if (category === null) return null;
  if (c === undefined) return { category, page: 1, hasPageOne: false };
  const page = pageOf(c);
  return page === null ? null : { category, page, hasPageOne: page === 1 };
}

/** The address of a page of a listing; the first page has no number. */
export function pagePath(base: string, page: number): string {
  return page === 1 ? base : `${base}/page-${page}`;
}

/** The address of a prefix narrowed to a category. */
export function categoryPath(prefix: string, category: CategoryPlace | null): string {
  return category === null ? prefix : `${prefix}/${category.code}/${category.id}`;
}
