import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, run } from './command.ts';
import { plantTree } from './testing/tree.ts';

test('npm version raises the version, notes what has changed, commits and tags, and releases neither nothing nor what is not committed', async () => {
  const { version: _, scripts, ...rest } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const preversion = scripts.preversion.replace('.ci', join(root, '.ci'));
  const tree = plantTree({
    'package.json': JSON.stringify({ ...rest, workspaces: [], version: '0.1.0', scripts: { preversion } }, null, 2),
    'package-lock.json': JSON.stringify({ name: 'vitrina', version: '0.1.0', lockfileVersion: 3, packages: {} }),
    '.npmrc': readFileSync(join(root, '.npmrc'), 'utf8'),
    '.gitignore': 'node_modules',
    'docs/changes.md': '# Changes\n\nWhat is new.\n\n## 0.1.0\n\n- The first one\n',
  });
  // What npm says is read, however quietly the tests were started.
  const who = {
    npm_config_loglevel: 'notice',
    GIT_AUTHOR_NAME: 'T',
    GIT_AUTHOR_EMAIL: 't@example.org',
    GIT_COMMITTER_NAME: 'T',
    GIT_COMMITTER_EMAIL: 't@example.org',
  };
  const call = (command: string, ...args: string[]) => run(command, args, { cwd: tree, env: who });
  const commit = (subject: string) => call('git', 'commit', '--quiet', '--allow-empty', '-m', subject);
  await call('git', 'init', '--quiet');
  await call('git', 'add', '.');
  await commit('Begin');

  expect(await call('npm', 'version', 'minor')).toMatchObject({ code: 0 });
  expect(await call('npm', 'version', 'patch')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Nothing has changed since v0.2.0.'),
  });
  await commit('Sell pears');
  expect(await call('npm', 'version', 'patch')).toMatchObject({ code: 0 });
  const read = (file: string) => readFileSync(join(tree, file), 'utf8');
  expect(JSON.parse(read('package.json')).version).toBe('0.2.1');
  expect(JSON.parse(read('package-lock.json')).version).toBe('0.2.1');
  expect(read('docs/changes.md').replaceAll(/\(\d{4}-\d\d-\d\d\)/g, '(today)')).toBe(
    '# Changes\n\nWhat is new.\n\n## 0.2.1 (today)\n\n- Sell pears\n\n## 0.2.0 (today)\n\n- Begin\n\n## 0.1.0\n\n- The first one\n',
  );
  expect((await call('git', 'tag', '--list')).output).toBe('v0.2.0\nv0.2.1\n');
  expect((await call('git', 'log', '-1', '--format=%s')).output).toBe('Release 0.2.1\n');
  expect((await call('git', 'status', '--porcelain')).output).toBe('');
  await call('git', 'rm', '--cached', '--quiet', '.npmrc');
  expect(await call('npm', 'version', 'patch')).toMatchObject({ code: 1, output: expect.stringContaining('not clean') });
});
