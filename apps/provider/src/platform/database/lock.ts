import { DatabaseSync } from 'node:sqlite';

export class LockedError extends Error {
  constructor(file: string) {
    super(`Another process uses this folder (${file} is locked): stop it, or set DATA_DIR to a folder of your own`);
    this.name = 'LockedError';
  }
}

/**
 * Locks a file until the function returned is called or the process ends, even by kill -9: the lock is one of the
 * operating system's, held by an exclusive transaction on a small SQLite file.
 */
export function lock(file: string): () => void {
  const holder = new DatabaseSync(file, { timeout: 0 });
  try {
    holder.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    holder.close();
    if (error instanceof Error && /locked/.test(error.message)) throw new LockedError(file);
    throw error;
  }
  return () => holder.close();
}
