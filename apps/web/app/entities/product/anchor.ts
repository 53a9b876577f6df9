/** Where a product stands on a page: whoever pressed something of it without scripts comes back to it. */
export const anchorOf = (productId: string): string => `p-${productId}`;
