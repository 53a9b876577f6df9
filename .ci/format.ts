import { run, show } from './command.ts';

/** What git prints of this tree, line by line; nothing where it fails. */
async function git(...args: readonly string[]): Promise<string[]> {
  const { code, output } = await run('git', args);
  return code === 0 ? output.split('\n').filter((text) => text !== '') : [];
}

/** Files that differ from where this branch left the main one, committed or not; from the last commit, where there is no main branch. */
async function changedFiles(): Promise<string[]> {
  const [base = 'HEAD'] = await git('merge-base', 'HEAD', 'main');
  const [changed, added] = await Promise.all([
    git('diff', '--name-only', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...changed, ...added];
}

/** `npm run format` writes what has changed as biome.json has it; `npm run format -- --all` everything. */
const files = process.argv.includes('--all') ? ['.'] : await changedFiles();
if (files.length > 0) {
  process.exitCode = await show('biome', ['check', '--write', '--files-ignore-unknown=true', '--no-errors-on-unmatched', ...files]);
}
