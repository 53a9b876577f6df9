/**
 * An id as the provider names a thing: 1 to 64 letters, digits, `.`, `_` and `-`, but not `.` or `..`, which are steps of a path.
 * Nobody looks into one. No separator of an address, a cookie or a form field is among its characters.
 */
export const idPattern = String.raw`(?!\.{1,2}(?![\w.-]))[\w.-]{1,64}`;

/** A product's id stands in an address where the page of a listing may stand as well. */
export const productIdPattern = `(?!page-)${idPattern}`;

/** A category's id is digits: addresses tell it from codes by that. */
export const categoryIdPattern = String.raw`[1-9]\d{0,18}`;

/** A code that stands in addresses (spec 1 §2): letters, digits, underscore, dot, ampersand, hyphen. */
export const codePattern = String.raw`[\w.&-]{1,80}`;

/** Codes that begin an address of their own and are never a category's (contract, addresses). */
export const reservedCodes: readonly string[] = ['brand', 'tag', 'series', 'model', 'compatibility-brand'];

const matcher = (pattern: string) => {
  const whole = new RegExp(`^${pattern}$`);
  return (value: unknown): value is string => typeof value === 'string' && whole.test(value);
};

export const isId = matcher(idPattern);
export const isProductId = matcher(productIdPattern);
export const isCategoryId = matcher(categoryIdPattern);
export const isCode = matcher(codePattern);
