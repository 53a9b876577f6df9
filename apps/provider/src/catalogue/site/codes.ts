/** What a code in an address is made of (spec 1 §2). */
export const brandCodePattern = /^[\w.&-]{1,80}$/;

/** Codes that no category may have: they stand where a category's code does (contract, addresses of the shop). */
export const reservedCodes = ['brand', 'tag', 'series', 'model', 'compatibility-brand'] as const;
