import type { FileStream } from '@vitrina/services/contract/file.ts';
import { type Id, maxNumber } from '@vitrina/services/contract/wire.ts';

/** What an id that this provider has never given is read as: nothing has it, so whoever asks for it hears that there is no such thing. */
export const NO_ID = -1;

/** An id of the wire as the number by which this provider knows its things: each has one way of being written. */
export function toDatabaseId(id: Id | number): number {
  const number = Number(id);
  return /^[1-9]\d*$/.test(String(id)) && number <= maxNumber ? number : NO_ID;
}

/** What the wire has, as this provider makes it: with its numbers for ids. */
export type WithDatabaseIds<T> = T extends Id
  ? number
  : T extends FileStream
    ? T
    : T extends string | number | boolean | null | undefined
      ? T
      : T extends readonly (infer Item)[]
        ? WithDatabaseIds<Item>[]
        : { [K in keyof T]: WithDatabaseIds<T[K]> };
