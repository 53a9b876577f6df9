/** A key that a client makes once for what must happen once (contract, wire conventions): both ends of a call hold it to this. */
export const isIdempotencyKey = (key: string): boolean => /^[\w.:-]{8,128}$/.test(key);
