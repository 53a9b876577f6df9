/** Orders that one browser remembers, and of how many the newest are looked at for a list of them. */
export const maxOrders = { saved: 20, listed: 6 } as const;
