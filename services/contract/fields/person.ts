/** Letters of any script, with what stands inside double and foreign names. */
export const namePattern = /^\p{L}[\p{L}\p{M} '’-]*$/u;

/** Whether a phone as the code has it, `7XXXXXXXXXX`, is a mobile one (spec 1 §5). */
export const isMobile = (phone: string): boolean => phone.startsWith('79');
