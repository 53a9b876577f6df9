import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CodegenConfig, generate } from '@graphql-codegen/cli';
import type { Check } from '../check.ts';

/** Generated types are those of today's schema and operations: generated anew in memory and compared. */
export const codegen: Check = {
  async find(root) {
    const { default: config }: { default: CodegenConfig } = await import(pathToFileURL(join(root, 'codegen.ts')).href);
    const files: { filename: string; content: string }[] = await generate({ ...config, cwd: root, silent: true }, false);
    return {
      problems: files
        .map(({ filename, content }) => ({ path: resolve(root, filename), content }))
        .filter(({ path, content }) => !existsSync(path) || readFileSync(path, 'utf8') !== content)
        .map(({ path }) => `${relative(root, path)} is ${existsSync(path) ? 'stale' : 'missing'}: npm run codegen`),
    };
  },
};
