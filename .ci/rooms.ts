import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { filesBelow } from './sources.ts';

const manifest = z.object({ workspaces: z.array(z.string()).default([]), scripts: z.record(z.string(), z.string()).default({}) });
const read = (root: string, folder: string) => manifest.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));

/** npm scripts that are suites of tests: those of a room, and of `apps/server` its start, whole shops and the journeys in a browser. */
export const suiteNames = ['test', 'starts', 'full-stack', 'journeys'] as const;

export interface Suite {
  /** Folder of the room, from the root. */
  readonly folder: string;
  readonly name: (typeof suiteNames)[number];
}

/** Every suite of the tree, the lowest rooms first, as package.json names them backwards. */
export const suitesOf = (root: string): Suite[] => [
  // These checks themselves, which are no package.
  { folder: '.ci', name: 'test' },
  ...workspacesOf(root).flatMap((folder) =>
    suiteNames.filter((name) => name in read(root, folder).scripts).map((name) => ({ folder, name })),
  ),
];

const workspacesOf = (root: string): string[] =>
  read(root, '.')
    .workspaces.toReversed()
    .flatMap((pattern) => globSync(pattern, { cwd: root }).sort())
    .filter((folder) => existsSync(join(root, folder, 'package.json')));

/** What `npm test -- graphql stores` names: one room, and what of its tests. */
export interface Selection {
  readonly folder: string;
  /** For vitest: parts of paths, options, and a pattern of names. */
  readonly args: readonly string[];
}

const isTest = /\.test\.tsx?$/;

/**
 * The first word is a room, by its folder or the end of it. Of the others each that is part of a test file's path chooses files; the rest
 * are words of tests' names, in their order. Options go on to vitest as they are.
 */
export function selectTests([room = '', ...args]: readonly string[], folders: readonly string[], root: string): Selection {
  const folder = folders.find(
    (candidate) => candidate === room.replace(/\/$/, '') || candidate.split('/').at(-1)?.replace(/^\./, '') === room,
  );
  if (folder === undefined) throw new Error(`There is no room «${room}». Name one of: ${folders.join(', ')}.`);
  const files = filesBelow(root, folder, isTest).map((file) => file.slice(folder.length + 1));
  // What follows the first option is its value, or belongs to it.
  const option = args.findIndex((word) => word.startsWith('-'));
  const plain = option < 0 ? args : args.slice(0, option);
  const paths = plain.filter((word) => files.some((file) => file.includes(word)));
  const names = plain.filter((word) => !paths.includes(word));
  const pattern = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.*');
  return { folder, args: [...paths, ...(pattern === '' ? [] : ['-t', pattern]), ...(option < 0 ? [] : args.slice(option))] };
}
