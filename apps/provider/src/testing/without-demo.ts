import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url));
const copiedPaths = ['tsconfig.base.json', ...['package.json', 'tsconfig.json', 'src'].map((part) => `apps/provider/${part}`)];

export interface ProviderCopy {
  /** Its folder, with a slash at its end. */
  readonly folder: URL;
  remove(): Promise<void>;
}

/** The same for each run: what Node keeps compiled, it keeps by the path of a file. */
const root = join(repositoryRoot, 'apps/provider/test-results/without-demo');

/** This provider as a company has it that has deleted the folder `demo`. */
export async function withoutDemo(): Promise<ProviderCopy> {
  await rm(root, { recursive: true, force: true });
  await mkdir(join(root, 'apps/provider'), { recursive: true });
  await symlink(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'));
  for (const path of copiedPaths) await cp(join(repositoryRoot, path), join(root, path), { recursive: true });
  return {
    folder: pathToFileURL(`${join(root, 'apps/provider')}/`),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
