/** States of a smart price: `completed` is the specification's (spec 2 §4) and the only one that lowers a price, the others are ours. */
const smartPriceStates = ['created', 'completed', 'declined', 'used', 'expired'] as const;
export type SmartPriceState = (typeof smartPriceStates)[number];

/** What a smart price is known by: nobody guesses one. */
export const txPattern = /^[\w-]{8,64}$/;
