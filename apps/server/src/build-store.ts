import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LockedError, lock } from '@vitrina/provider/src/platform/database/lock.ts';

/** Name of the variable by which a start tells the shop, and all of its processes, which built shop is theirs. */
export const buildFolderVariable = 'VITRINA_BUILT';

/** Built shops that are kept: a running one needs the files of its own, whatever has been built since. */
const maxBuilds = 5;
/** Milliseconds between two looks whether another start has built. */
const pollInterval = 200;

/** Where the parts of a built shop lie in its folder. */
export const buildPartsOf = (folder: string): { screens: string; sandbox: string } => ({
  screens: join(folder, 'screens'),
  sandbox: join(folder, 'sandbox'),
});

interface BuildStoreOptions {
  /** Where built shops are kept. */
  buildsFolder: string;
  /** What the build writes. */
  buildOutput: { screens: string; sandbox: string };
  /** Builds what has changed; resolves to whether it went well. */
  build(): Promise<boolean>;
  /** Called once when another start builds at the moment. */
  onWait(): void;
}

/**
 * Builds, one start at a time, and puts what came of it into a folder named by its content, which nobody writes to again: a start
 * that builds meanwhile, or the next one, takes nothing away from a shop that runs. Gives the folder; undefined when the
 * build failed.
 */
export async function buildExclusively({ buildsFolder, buildOutput, build, onWait }: BuildStoreOptions): Promise<string | undefined> {
  await mkdir(buildsFolder, { recursive: true });
  const release = await lockWhenFree(join(buildsFolder, 'lock'), onWait);
  try {
    return (await build()) ? await storeBuild(buildsFolder, buildOutput) : undefined;
  } finally {
    release();
  }
}

async function lockWhenFree(file: string, onWait: () => void): Promise<() => void> {
  let hasWarned = false;
  for (;;) {
    try {
      return lock(file);
    } catch (error) {
      if (!(error instanceof LockedError)) throw error;
      if (!hasWarned) onWait();
      hasWarned = true;
      await pause(pollInterval);
    }
  }
}

async function storeBuild(buildsFolder: string, buildOutput: BuildStoreOptions['buildOutput']): Promise<string> {
  const part = join(buildsFolder, 'part');
  // Of a start that was ended while it copied.
  await rm(part, { recursive: true, force: true });
  const { screens, sandbox } = buildPartsOf(part);
  await cp(buildOutput.screens, screens, { recursive: true });
  await cp(buildOutput.sandbox, sandbox, { recursive: true });
  const folder = join(buildsFolder, await digest(part));
  if (await exists(folder)) {
    await rm(part, { recursive: true });
    const now = new Date();
    await utimes(folder, now, now);
  } else await rename(part, folder);
  await removeOldBuilds(buildsFolder);
  return folder;
}

/** Sixteen letters that follow from the names and the content of all files. */
async function digest(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort())
    hash
      .update(`${file.slice(folder.length)}\0`)
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function removeOldBuilds(buildsFolder: string): Promise<void> {
  const folders = (await readdir(buildsFolder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(buildsFolder, name));
  const dated = await Promise.all(folders.map(async (folder) => ({ folder, at: (await stat(folder)).mtimeMs })));
  const old = dated.sort((left, right) => right.at - left.at).slice(maxBuilds);
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}
