import { dirname, join } from 'node:path';
import { buildSchema } from 'graphql';
import { parseSync } from 'oxc-parser';
import { expect } from 'vitest';
import { holesOf } from '../checks/domains.ts';
import { root } from '../command.ts';
import { addCall } from '../new/call.ts';
import type { Call } from '../new/call-description.ts';
import { Tree } from '../new/tree.ts';

/** A list that the command names no more of than it has to. */
export const lectures: Call = {
  domain: 'lectures',
  name: 'main',
  field: null,
  method: 'GET',
  path: '/v2/lectures/main',
  form: 'paged',
  type: 'Lecture',
  hasId: true,
  spec: '1 §9',
  cache: 'features',
  summary: null,
  fields: [],
  sends: [],
  table: null,
  keeps: null,
  isForGuests: false,
};

/** Whatever code was written can be read, and what it imports is there. */
export function readable(tree: Tree): void {
  const files = tree.changed.filter((path) => path.endsWith('.ts'));
  for (const file of files) expect(parseSync(file, tree.read(file)).errors).toEqual([]);
  expect(files.flatMap((file) => missingImports(tree, file))).toEqual([]);
}

/** Names that a file takes from files of the tree which do not export them. */
function missingImports(tree: Tree, file: string): string[] {
  return parseSync(file, tree.read(file)).module.staticImports.flatMap(({ moduleRequest: { value: from }, entries }) => {
    const source = [join(dirname(file), from), from.replace('@vitrina/', ''), from.replace('@vitrina/', 'apps/')].find((path) =>
      tree.has(path),
    );
    if (source === undefined) return /^(\.|@vitrina\/)/.test(from) ? [`${file}: ${from} is not there`] : [];
    // What is generated is so after what was written.
    if (!source.endsWith('.ts') || source.includes('/generated/')) return [];
    const exportedEntries = parseSync(source, tree.read(source)).module.staticExports.flatMap((each) => each.entries);
    return entries.flatMap(({ importName: { kind, name } }) =>
      kind !== 'Name' ||
      exportedEntries.some(({ exportName, importName }) => exportName.name === name || importName.kind === 'AllButDefault')
        ? []
        : [`${file}: ${source} exports no ${name}`],
    );
  });
}

/** What is left to fill in all that was written. */
export const holesIn = (tree: Tree): string[] => tree.changed.flatMap((file) => holesOf(file, tree.read(file)));

/** Adds calls to today's tree, of which nothing is saved; what is written can be read by those who read it. */
export function addCalls(...calls: readonly Call[]) {
  const tree = new Tree(root);
  for (const call of calls) addCall(tree, call);
  readable(tree);
  const schema = tree.filesIn('schema').filter((file) => file.endsWith('.graphql'));
  expect(() => buildSchema(schema.map((file) => tree.read(file)).join('\n'))).not.toThrow();
  return { tree, problems: holesIn(tree) };
}

/** Places where something is left, without their lines. */
export const remainingProblems = (problems: readonly string[]) =>
  problems.map((problem) => problem.replace(/:\d+: still to be written: /, ': '));
