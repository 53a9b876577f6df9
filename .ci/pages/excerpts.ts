import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const excerpt = /<!-- from: (\S+) -->\n+```\w*\n(.*?)```/gs;
/** Stands in an excerpt where lines of the file are left out. */
const leftOut = /^\s*(?:\/\/ |# )?…\s*$/m;

/** Excerpts of files that their files do not say any more; indentation and line breaks do not count. */
export function staleExcerpts(root: string, page: string, text: string): string[] {
  return [...text.matchAll(excerpt)].flatMap(([, file = '', code = '']) => {
    if (!existsSync(join(root, file))) return [`${page} shows ${file}, which does not exist.`];
    const source = evened(readFileSync(join(root, file), 'utf8'));
    return code
      .split(leftOut)
      .filter((part) => part.trim() !== '' && !source.includes(evened(part)))
      .map((part) => `${page} shows what ${file} does not say: ${part.trim().split('\n', 1)[0]}`);
  });
}

const evened = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();
