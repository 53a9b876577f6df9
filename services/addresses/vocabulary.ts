/** Addresses of one shopper (ours). */
export const mostAddresses = 20;
