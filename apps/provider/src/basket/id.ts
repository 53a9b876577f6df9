import { randomBytes } from 'node:crypto';

/** 128 random bits as 32 hexadecimal digits: whoever knows the id of a guest's basket has the basket. */
export const newBasketId = (): string => randomBytes(16).toString('hex');
