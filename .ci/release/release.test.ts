import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { release } from './release.ts';

let root: string;
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...words], { cwd: root, encoding: 'utf8' });
const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const write = (path: string, content: object | string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
};
const commit = (subject: string) => git('commit', '--quiet', '--allow-empty', '-m', subject);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrina-release-'));
  git('init', '--quiet');
  git('config', 'user.name', 'T');
  git('config', 'user.email', 't@example.org');
  write('package.json', { name: 'vitrina', version: '0.1.0', workspaces: ['apps/*'], devDependencies: { other: '0.1.0' } });
  write('apps/web/package.json', {
    name: '@vitrina/web',
    version: '0.1.0',
    dependencies: { '@vitrina/services': '0.1.0', other: '0.1.0' },
  });
  write('package-lock.json', {
    name: 'vitrina',
    version: '0.1.0',
    packages: { 'apps/web': { name: '@vitrina/web', version: '0.1.0' }, 'node_modules/other': { version: '0.1.0' } },
  });
  write('docs/changes.md', '# Changes\n\nWhat is new.\n\n## 0.1.0\n\n- The first one\n');
  git('add', '-A');
  commit('Begin');
});
afterEach(() => rmSync(root, { recursive: true }));

it('raises every version of its own, notes what has changed, commits and tags', () => {
  expect(release(root, 'minor', '2026-03-01')).toBe('0.2.0');
  commit('Sell pears');
  expect(release(root, 'patch', '2026-03-02')).toBe('0.2.1');
  expect(json('package.json')).toMatchObject({ version: '0.2.1', devDependencies: { other: '0.1.0' } });
  expect(json('apps/web/package.json')).toMatchObject({ version: '0.2.1', dependencies: { '@vitrina/services': '0.2.1', other: '0.1.0' } });
  expect(json('package-lock.json')).toMatchObject({
    version: '0.2.1',
    packages: { 'apps/web': { version: '0.2.1' }, 'node_modules/other': { version: '0.1.0' } },
  });
  expect(readFileSync(join(root, 'docs/changes.md'), 'utf8')).toBe(
    '# Changes\n\nWhat is new.\n\n## 0.2.1 (2026-03-02)\n\n- Sell pears\n\n## 0.2.0 (2026-03-01)\n\n- Begin\n\n## 0.1.0\n\n- The first one\n',
  );
  expect(git('tag', '--list').trim().split('\n')).toEqual(['v0.2.0', 'v0.2.1']);
  expect(git('status', '--porcelain')).toBe('');
});

it('releases neither what is not committed nor nothing', () => {
  release(root, 'minor', '2026-03-01');
  expect(() => release(root, 'minor', '2026-03-01')).toThrow('Nothing has changed since v0.2.0.');
  write('new.txt', '');
  expect(() => release(root, 'minor', '2026-03-01')).toThrow('not committed');
});
