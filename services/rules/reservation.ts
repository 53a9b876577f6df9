/** For how long goods are kept (ours), until an order is paid or an operator has agreed on one in one click; and how a message says it. */
export const reservation = { hours: 24, text: 'на сутки' } as const;

/** For how long goods are kept for a company that has not paid its invoice yet (ours), and how a message says it. */
export const invoice = { days: 5, text: 'на пять дней' } as const;

/** For how long an order that is ready waits for its buyer in the store (ours), and how a screen says it. */
export const storage = { days: 5, text: 'пять дней' } as const;
