/** For how long goods are kept (ours), until an order is paid or an operator has agreed on one in one click; and how a message says it. */
export const reservation = { hours: 24, text: 'на сутки' } as const;
