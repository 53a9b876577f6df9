/** Addresses of one shopper (ours). */
export const maxAddresses = 20;
