/** Characters that a draft's fields take: fewer than the gateway does, so that all of them together fit into its cookie. */
export const draftLength = { street: 120, comment: 300, addressee: 60, company: 80 } as const;
