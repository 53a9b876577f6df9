import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

export const kinds = ['major', 'minor', 'patch'] as const;
export type Kind = (typeof kinds)[number];

/** A line for whoever releases. */
export class ReleaseError extends Error {}

const manifest = z.looseObject({ version: z.string(), workspaces: z.array(z.string()) });
const changesPage = 'docs/changes.md';

export function nextVersion(version: string, kind: Kind): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (kind === 'major') return `${major + 1}.0.0`;
  return kind === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Raises the version of the product and all of its rooms, notes what has changed since the last tag, commits and tags. Gives the version. */
export function release(root: string, kind: Kind, day: string): string {
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  if (git('status', '--porcelain') !== '') throw new ReleaseError('There are changes that are not committed.');
  const { version: old } = manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const version = nextVersion(old, kind);
  const tags = git('tag', '--list', 'v*', '--sort=-version:refname').split('\n');
  const subjects = git('log', '--no-merges', '--format=%s', ...(tags[0] ? [`${tags[0]}..HEAD`] : []))
    .split('\n')
    .filter(Boolean);
  if (subjects.length === 0) throw new ReleaseError(`Nothing has changed since ${tags[0]}.`);

  const files = git('ls-files', '*package.json', 'package-lock.json')
    .split('\n')
    .filter((file) => existsSync(join(root, file)));
  for (const file of files) raise(join(root, file), old, version);
  const page = join(root, changesPage);
  const [head = '', ...entries] = readFileSync(page, 'utf8').split(/^(?=## )/m);
  const entry = `## ${version} (${day})\n\n${subjects.map((subject) => `- ${subject}`).join('\n')}\n\n`;
  writeFileSync(page, [head, entry, ...entries].join(''));
  git('commit', '--all', '--quiet', '--message', `Release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Release ${version}`);
  return version;
}

/** The version of the rooms, and of what each takes from another; those of packages from elsewhere stay. */
function raise(file: string, old: string, version: string): void {
  const own = (node: unknown, isRoom: boolean): unknown => {
    if (Array.isArray(node) || typeof node !== 'object' || node === null) return node;
    const isOwn = isRoom || ('name' in node && (node.name === 'vitrina' || String(node.name).startsWith('@vitrina/')));
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        if (value === old && (key.startsWith('@vitrina/') || (key === 'version' && isOwn))) return [key, version];
        return [key, own(value, false)];
      }),
    );
  };
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${JSON.stringify(own(JSON.parse(text), true), null, 2)}\n`);
}
