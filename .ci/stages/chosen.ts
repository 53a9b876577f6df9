import { filesBelow } from '../sources.ts';

/** What `npm test -- graphql stores` names: one room, and what of its tests. */
export interface Chosen {
  readonly folder: string;
  /** For vitest: parts of paths, options, and a pattern of names. */
  readonly args: readonly string[];
}

const isTest = /\.test\.tsx?$/;

/**
 * The first word is a room, by its folder or the end of it. Of the others each that is part of a test file's path chooses files; the rest
 * are words of tests' names, in their order. Options go on to vitest as they are.
 */
export function chosen([room = '', ...words]: readonly string[], folders: readonly string[], root: string): Chosen {
  const folder = folders.find((each) => each === room.replace(/\/$/, '') || each.split('/').at(-1)?.replace(/^\./, '') === room);
  if (folder === undefined) throw new Error(`There is no room «${room}». Name one of: ${folders.join(', ')}.`);
  const files = filesBelow(root, folder, isTest).map((file) => file.slice(folder.length + 1));
  // What follows the first option is its value, or belongs to it.
  const option = words.findIndex((word) => word.startsWith('-'));
  const plain = option < 0 ? words : words.slice(0, option);
  const paths = plain.filter((word) => files.some((file) => file.includes(word)));
  const names = plain.filter((word) => !paths.includes(word));
  const pattern = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.*');
  return { folder, args: [...paths, ...(pattern === '' ? [] : ['-t', pattern]), ...(option < 0 ? [] : words.slice(option))] };
}
