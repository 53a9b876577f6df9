import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({ workspaces: z.array(z.string()).default([]), scripts: z.record(z.string(), z.string()).default({}) });
const read = (root: string, folder: string) => manifest.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));

/** Folders of the workspaces that have a script, the lowest rooms first, as package.json names them backwards. */
export function workspacesWith(script: string, root: string): string[] {
  return read(root, '.')
    .workspaces.toReversed()
    .flatMap((pattern) => globSync(pattern, { cwd: root }).sort())
    .filter((folder) => existsSync(join(root, folder, 'package.json')) && script in read(root, folder).scripts);
}
