import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Made by tools, not written. */
const generatedFolders = new Set(['node_modules', 'build', 'generated', '.react-router', '.nx', 'test-results', 'playwright-report']);

/** Files below a folder of the tree whose names fit, as paths from the root with forward slashes, in a fixed order. */
export function filesBelow(root: string, folder: string, name: RegExp): string[] {
  const filesUnder = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      const below = join(path, entry.name);
      if (entry.isDirectory()) return generatedFolders.has(entry.name) ? [] : filesUnder(below);
      return name.test(entry.name) ? [relative(root, below).split(sep).join('/')] : [];
    });
  return filesUnder(join(root, folder)).sort();
}
