/** A line may end after a dash; this sign, which nobody sees, forbids it. */
const joiner = '\u2060';

/** «10:00–14:00», on one line. */
export const range = (from: string, to: string): string => `${from}–${joiner}${to}`;
