import { createHash, randomBytes } from 'node:crypto';

/** Whoever knows the key may read the orders made with it. Only its hash is kept. */
export const newOrderKey = (): string => randomBytes(16).toString('hex');

export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

export const keyHashes = (keys: readonly string[]): string[] => keys.map(hashOf);

export const mayRead = (hash: string, keys: readonly string[]): boolean => keyHashes(keys).includes(hash);
