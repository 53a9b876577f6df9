/** The cookie in which the searches of a shopper who is signed in are kept, and for how many seconds (spec 2 §9). */
export const searchHistory = { name: 'search_history', lifetime: 21_600 } as const;
