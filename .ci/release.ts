import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** What npm calls before it raises the version (`npm version minor`): notes what has changed since the last one, for npm to commit and tag. */
const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
const page = 'docs/changes.md';
const [last] = git('tag', '--list', 'v*', '--sort=-version:refname').split('\n');
const subjects = git('log', '--no-merges', '--format=- %s', ...(last ? [`${last}..HEAD`] : []));
if (subjects === '') throw new Error(`Nothing has changed since ${last}.`);
const [head = '', ...entries] = readFileSync(page, 'utf8').split(/^(?=## )/m);
const entry = `## ${process.env.npm_new_version} (${new Date().toISOString().slice(0, 10)})\n\n${subjects}\n\n`;
writeFileSync(page, [head, entry, ...entries].join(''));
git('add', page);
