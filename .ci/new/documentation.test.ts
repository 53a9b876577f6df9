import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from '../command.ts';
import { readable } from '../testing/new.ts';
import { addCall } from './call.ts';
import { callFrom, parseOptions, usage } from './cli-options.ts';
import { addScreen } from './screen.ts';
import { Tree } from './tree.ts';

// Many files are read, on a machine that may do much else.
vi.setConfig({ testTimeout: 60_000 });

/** The commands in blocks of a page, as a shell takes them apart. */
const commandsIn = (page: string): string[][] =>
  [...page.replaceAll('\\\n', ' ').matchAll(/^npm run new -- (.*)$/gm)].map(([, line = '']) =>
    [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare = '']) => quoted ?? bare),
  );

test('docs/adding-a-call.md is followed from above, one command after another', () => {
  const tree = new Tree(root);
  const commands = commandsIn(readFileSync(join(root, 'docs/adding-a-call.md'), 'utf8'));
  for (const command of commands) {
    const { positionals, values } = parseOptions(command);
    const [what = '', name = '', method = '', path = ''] = positionals;
    if (what === 'call') addCall(tree, callFrom(name, method, path, values));
    else addScreen(tree, { name, path: method, field: values.field ?? '', title: values.title ?? null, shows: values.shows ?? null });
  }
  expect(commands.map(([what]) => what)).toEqual(['call', 'call', 'screen']);
  readable(tree);
});

test('the page names every option', () => {
  const optionsOf = (text: string) => new Set([...text.matchAll(/--[a-z]+/g)].map(([option]) => option));
  const documentedOptions = optionsOf(readFileSync(join(root, 'docs/adding-a-call.md'), 'utf8'));
  expect([...optionsOf(usage)].filter((option) => !documentedOptions.has(option))).toEqual([]);
});

test('a command that says not enough is answered with how it is written', () => {
  const from = (...args: string[]) => callFrom('lectures.rate', 'POST', '/v2/lectures', parseOptions(args).values);
  expect(() => from()).toThrow('Usage:');
  expect(() => from('--one', 'Lecture', '--answers', 'is_kept:yes')).toThrow('Usage:');
  expect(from('--answers', 'is_kept:yes')).toMatchObject({ type: 'LecturesRatePayload', hasId: false });
  expect(from('--one', 'Lecture', '--sends', 'kind:enum(A|B)').sends[0]?.kind.schema).toBe('LectureKind');
});
