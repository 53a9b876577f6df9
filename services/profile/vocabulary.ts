/** Sex of a shopper on the wire (spec 1 §3). */
export const sexes = { female: 1, male: 2 } as const;
