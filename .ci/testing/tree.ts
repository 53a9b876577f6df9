import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from '../command.ts';

/** A tree of its own for one test: copies of what the test names, then the files that it plants. */
export function plantTree(files: Readonly<Record<string, string>>, copiedPaths: readonly string[] = []): string {
  const tree = mkdtempSync(join(tmpdir(), 'vitrina-verify-'));
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }));
  for (const folder of ['apps', 'graphql', 'schema', 'services']) mkdirSync(join(tree, folder));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  for (const path of copiedPaths) cpSync(join(root, path), join(tree, path), { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), content);
  }
  return tree;
}
