/** Characters that the checkout's fields take: never more than the gateway does, and all of them together fit into the draft's cookie. */
export const limits = { name: 100, email: 254, street: 120, house: 20, flat: 10, comment: 300, addressee: 60, company: 80 } as const;
