import { readdirSync, readFileSync } from 'node:fs';
import type { Kind } from '../pictures/subject.ts';
import { type Bank, parseBank } from './bank.ts';

const folder = new URL('./banks/', import.meta.url);
const read = (file: string): Bank => parseBank(readFileSync(new URL(file, folder), 'utf8'));

/** For goods of a kind that nobody has written about: nothing is said that could be untrue of a thing. */
const general = read('general.txt');

/** A bank for each group of goods. */
export const banks: readonly Bank[] = readdirSync(folder)
  .filter((file) => file !== 'general.txt')
  .sort()
  .map(read);

const byKind = new Map<Kind, Bank>(banks.flatMap((bank) => bank.kinds.map((kind) => [kind, bank] as const)));

/** The bank of a kind; of a kind that has none people speak in general words. */
export const bankOf = (kind: Kind): Bank => byKind.get(kind) ?? general;
