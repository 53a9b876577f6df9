import { existsSync } from 'node:fs';
import type { Media } from './catalogue/media/media.ts';
import type { Connection, Database } from './platform/database/database.ts';

/** What the folder `demo` beside this source adds: goods to look at and somebody who can sign in. Without it the provider sells what is imported. */
export interface Demonstration {
  /** Draws pictures and writes documents of any goods, also of those that were imported. */
  readonly media: Media;
  /** Fills an empty database, whole or not at all. Says how far it is. Gives whether it did. */
  seedWhenEmpty(connection: Connection, say?: (line: string) => void, now?: Date): Promise<boolean>;
  /** Grows the catalogue by relatives of its own goods until it holds `targetCount` products. Says how far it is. Gives how many there are. */
  multiply(db: Database, targetCount: number, say: (line: string) => void): Promise<number>;
  /** Makes the demo shopper unless somebody has the phone or the e-mail already; one that was closed can sign in again. */
  addShopper(db: Database): Promise<void>;
  /** Takes the demo shopper's password and sessions away: everybody knows them. */
  closeShopper(db: Database): Promise<void>;
  /** The same with the staff: its codes and tokens are known to everybody too. */
  addStaff(db: Database): Promise<void>;
  closeStaff(db: Database): Promise<void>;
}

const demoFolder = new URL('../demo/', import.meta.url);

/** Said where there is nothing to fill a database with. */
export const noDemonstration = 'no demo catalogue: apps/provider/demo is not there, so the database stays as it is';

/** The demonstration, taken by its path, so that nothing here depends on it; undefined where it was deleted. */
export async function findDemonstration(folder: URL = demoFolder): Promise<Demonstration | undefined> {
  const entry = new URL('demonstration.ts', folder);
  if (!existsSync(entry)) return undefined;
  const { demonstration }: { demonstration: Demonstration } = await import(entry.href);
  return demonstration;
}

/** Fills an empty database with the demonstration's goods, where there are any and nobody has said that it stays empty. */
export async function seedDemonstration(
  connection: Connection,
  { SEED }: { SEED: boolean },
  say: (line: string) => void,
): Promise<Demonstration | undefined> {
  const demonstration = await findDemonstration();
  if (!demonstration) say(noDemonstration);
  else if (SEED) await demonstration.seedWhenEmpty(connection, say);
  return demonstration;
}
