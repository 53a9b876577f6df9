import { existsSync, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Media } from './media.ts';

/** The files of a folder, `products/42/0.webp` or `manuals/7.pdf`; undefined where there is no such folder. What it holds is looked up once. */
export function mediaFolder(folder: string): Media | undefined {
  if (!existsSync(folder)) return undefined;
  const names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(sep, '/')));
  const pathOf = (name: string): string | undefined => (names.has(name) ? join(folder, name) : undefined);
  const read = async (name: string): Promise<Buffer | undefined> => {
    const path = pathOf(name);
    return path === undefined ? undefined : readFile(path);
  };
  return {
    format: 'webp',
    count: (of, id) => {
      let count = 0;
      while (names.has(`${of}/${id}${of === 'products' ? '/' : '-'}${count}.webp`)) count += 1;
      return count;
    },
    isMeasured: (id) => names.has(`products/${id}/size.webp`),
    has: (key) => names.has(`${key}.webp`),
    picture: (_db, key) => read(`${key}.webp`),
    manual: (_db, id) => read(`manuals/${id}.pdf`),
    manualSize: async (_db, id) => {
      const path = pathOf(`manuals/${id}.pdf`);
      return path === undefined ? undefined : (await stat(path)).size;
    },
  };
}
