/** What can be suggested for, and what can be cleaned (spec 2 §7). */
export const suggestedKinds = ['address', 'fio', 'email'] as const;
export const cleanedKinds = ['address', 'phone', 'name'] as const;

/** Characters of a text that is suggested for or cleaned (ours). */
export const maxTypedLength = 300;
/** Suggestions of one answer (ours; DaData gives no more than 20). */
export const maxSuggestions = 7;

/** How sure the cleaning is, in DaData's numbers: sure, something is left over, nothing is in it, other readings, another country's. */
export const certainty = { sure: 0, leftOver: 1, nothing: 2, others: 3, foreign: 7 } as const;
/** Whether the house is known, in DaData's numbers. */
export const houseCertainty = { known: 2, unknown: 10 } as const;
