import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printedSchema } from '@vitrina/graphql/commands/changes.ts';
import { expect, test } from 'vitest';
import { run } from '../command.ts';
import { plantTree } from '../testing/tree.ts';
import { changes } from './changes.ts';
import { sdlOf } from './sdl.ts';

/** A tree with the schema of today, given out as version 3.1. */
function releasedTree() {
  const tree = plantTree({}, ['graphql', 'schema', 'services']);
  const sdl = sdlOf(tree)
    .map(({ source }) => source)
    .join('\n');
  writeFileSync(join(tree, 'schema/generated/released.graphql'), `# Version 3.1\n${printedSchema(sdl)}\n`);
  writeFileSync(join(tree, 'schema/CHANGELOG.md'), '# Change log\n\n## 3.1\n\nBefore.\n');
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(tree, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(tree, file), text.replace(from, to));
  };
  return { tree, edit, log: () => readFileSync(join(tree, 'schema/CHANGELOG.md'), 'utf8') };
}

const release = (tree: string, ...args: string[]) => run('node', ['graphql/commands/release.ts', ...args], { cwd: tree });

test('a change that breaks clients is given out as a major version only, and named', async () => {
  const { tree, edit, log } = releasedTree();
  edit('schema/cities.graphql', 'hasMetro: Boolean!', 'hasMetro: Boolean');
  expect((await changes.find(tree)).problems).toContain('City.hasMetro changed type from Boolean! to Boolean.');

  const refusal = await release(tree, 'minor', 'Metros.');
  expect(refusal).toMatchObject({ code: 1, output: expect.stringContaining('City.hasMetro changed type from Boolean! to Boolean.') });
  expect(log()).not.toContain('3.2');

  expect(await release(tree, 'major', 'Nobody may know of a metro.')).toMatchObject({ code: 0 });
  expect(log()).toContain('## 4.0\n\nNobody may know of a metro.\n\n- breaking: `City.hasMetro`');
  expect((await changes.find(tree)).problems).toEqual([]);
  // The last of the major version before is kept, for who still asks by it.
  expect(readFileSync(join(tree, 'schema/generated/versions/3.1.graphql'), 'utf8')).toMatch(/^# Version 3\.1\n[\s\S]*hasMetro: Boolean!/);
});

test('an addition is a minor version, and needs a sentence', async () => {
  const { tree, edit, log } = releasedTree();
  edit('schema/stores.graphql', '  POSTAMAT', '  POSTAMAT\n  "A van. (ours)"\n  VAN');
  expect(await release(tree, 'minor')).toMatchObject({ code: 1, output: 'Say in a sentence what is new.\n' });
  expect(await release(tree, 'minor', 'Vans.')).toMatchObject({ code: 0 });
  expect(log()).toContain('## 3.2\n\nVans.\n\n- dangerous: `StoreKind.VAN`');
  expect((await changes.find(tree)).problems).toEqual([]);
  expect(await release(tree, 'minor', 'Again.')).toMatchObject({ code: 1, output: 'Nothing has changed since version 3.2.\n' });
});
