import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Made by tools, not written. */
const made = new Set(['node_modules', 'build', 'generated', '.react-router', '.nx', 'test-results', 'playwright-report']);

/** Files below a folder of the tree whose names fit, as paths from the root with forward slashes, in a fixed order. */
export function filesBelow(root: string, folder: string, name: RegExp): string[] {
  const walk = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      const below = join(path, entry.name);
      if (entry.isDirectory()) return made.has(entry.name) ? [] : walk(below);
      return name.test(entry.name) ? [relative(root, below).split(sep).join('/')] : [];
    });
  return walk(join(root, folder)).sort();
}
