/** What may be an e-mail; whether it is one only a letter can tell. */
const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Characters of the longest address there can be (RFC 5321). */
export const longestEmail = 254;

export const isEmail = (text: string): boolean => text.length <= longestEmail && pattern.test(text);
