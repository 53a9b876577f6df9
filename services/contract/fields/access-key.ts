/**
 * Whether a text can be the key by which a browser reads its orders and repair requests: 1 to 128 letters, digits and signs of `._~+/=:-`, so
 * that commas can stand between several in a header or a cookie. Another is not kept: the order is read by phone and code then.
 */
export const isAccessKey = (text: string): boolean => /^[\w.~+/=:-]{1,128}$/.test(text);
