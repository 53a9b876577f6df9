import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Check } from '../check.ts';
import { filesBelow } from '../sources.ts';
import { importsOf } from './imports.ts';

const names = z.record(z.string(), z.string()).default({});
const manifest = z.object({ name: z.string(), dependencies: names, devDependencies: names });

/** Run by tools, which the root declares for everybody. */
const isOfTools = (file: string): boolean =>
  /\.(?:test|spec|config)\.tsx?$/.test(file) || /(?:^|\/)(?:e2e|testing|test|fuzz|bench|soak|chaos)\//.test(file);

/** What a workspace uses it declares: what npm happens to put within reach belongs to somebody else, and goes when he goes. */
export const packages: Check = {
  find(root) {
    const manifests = new Map<string, z.infer<typeof manifest> | undefined>();
    const manifestOf = (folder: string) => {
      const path = join(root, folder, 'package.json');
      if (!manifests.has(folder))
        manifests.set(folder, existsSync(path) ? manifest.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined);
      return manifests.get(folder);
    };
    const ofRoot = new Set(Object.keys(manifestOf('.')?.devDependencies ?? {}));
    return {
      problems: ['.ci', 'apps', 'graphql', 'schema', 'services']
        .flatMap((top) => (existsSync(join(root, top)) ? filesBelow(root, top, /(?<!\.d)\.tsx?$/) : []))
        .flatMap((file) => {
          const folder = workspaceOf(file, (candidate) => manifestOf(candidate) !== undefined);
          const own = manifestOf(folder);
          const declared = new Set([own?.name, ...Object.keys({ ...own?.dependencies, ...own?.devDependencies })]);
          return importsOf(file, readFileSync(join(root, file), 'utf8')).flatMap(({ specifier, line }) => {
            const name = packageOf(specifier);
            // Which room may see which is the matter of the table of rooms; the root sees all of them.
            const isRoom = folder === '.' && name?.startsWith('@vitrina/');
            if (name === undefined || isRoom || declared.has(name) || ((folder === '.' || isOfTools(file)) && ofRoot.has(name))) return [];
            const where = folder === '.' ? '' : ` -w ${own?.name}`;
            return [`${file}:${line}: ${join(folder, 'package.json')} does not declare ${name}: npm install --save-exact ${name}${where}`];
          });
        }),
    };
  },
};

/** The nearest folder upwards that is a workspace; the root itself when there is none. */
function workspaceOf(file: string, isWorkspace: (folder: string) => boolean): string {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) if (isWorkspace(folder)) return folder;
  return '.';
}

/** The package of a specifier; undefined for a file of ours, also when it is started by its address, for what Node has itself and for what a bundler makes up. */
function packageOf(specifier: string): string | undefined {
  if (/^[./#]|^(?:virtual|data|https?|file):|^[^@].*\.tsx?$/.test(specifier) || isBuiltin(specifier)) return undefined;
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}
