/** Seconds for which the tokens of a session are kept where the provider does not say how long they live (ours). */
export const tokenLifetimes = { access: 15 * 60, refresh: 30 * 24 * 3600 } as const;
