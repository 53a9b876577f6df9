import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface CachedFile {
  readonly bytes: Buffer;
  /** Milliseconds since 1970. */
  readonly cachedAt: number;
}

/** Files by name in a folder that is never much larger than it may be. */
export interface FileCache {
  read(name: string): Promise<CachedFile | undefined>;
  /** Milliseconds since 1970; undefined for what is not there. Costs no memory. */
  cachedAt(name: string): Promise<number | undefined>;
  write(name: string, bytes: Buffer): Promise<void>;
}

/** Share of the bound after which the folder is looked through again, and down to which it is then emptied. */
const lookAfter = 1 / 16;
const emptyTo = 15 / 16;

/**
 * Several processes may share a folder: a file is there whole or not at all, and each process looks the whole folder through
 * when it has written its share. What was put there first goes first.
 */
export function createFileCache(folder: string, maxBytes: number): FileCache {
  const fileOf = (name: string): string => {
    const hash = createHash('sha256').update(name).digest('hex');
    return join(folder, hash.slice(0, 2), hash.slice(2));
  };
  // Looked through at the first write: an earlier start may have left more than is allowed now.
  let writtenBytes = Number.POSITIVE_INFINITY;
  let eviction: Promise<void> | undefined;

  return {
    async read(name) {
      const file = await open(fileOf(name)).catch(() => undefined);
      if (file === undefined) return undefined;
      try {
        const { mtimeMs } = await file.stat();
        return { bytes: await file.readFile(), cachedAt: mtimeMs };
      } finally {
        await file.close();
      }
    },
    async cachedAt(name) {
      return (await stat(fileOf(name)).catch(() => undefined))?.mtimeMs;
    },
    async write(name, bytes) {
      const file = fileOf(name);
      const temporaryFile = `${file}.${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(temporaryFile, bytes);
      await rename(temporaryFile, file);
      writtenBytes += bytes.length;
      if (writtenBytes <= maxBytes * lookAfter) return;
      writtenBytes = 0;
      eviction ??= evictOldFiles(folder, maxBytes).finally(() => {
        eviction = undefined;
      });
      await eviction;
    },
  };
}

async function evictOldFiles(folder: string, maxBytes: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        // Another process may have taken it away meanwhile.
        const stats = await stat(path).catch(() => undefined);
        return { path, size: stats?.size ?? 0, cachedAt: stats?.mtimeMs ?? 0 };
      }),
  );
  let size = files.reduce((sum, file) => sum + file.size, 0);
  if (size <= maxBytes) return;
  for (const file of files.toSorted((one, other) => one.cachedAt - other.cachedAt)) {
    if (size <= maxBytes * emptyTo) break;
    await rm(file.path, { force: true });
    size -= file.size;
  }
}
