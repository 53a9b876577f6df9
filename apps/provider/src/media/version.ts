import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { type SQL, sql } from 'drizzle-orm';

const folder = new URL('../../pictures/', import.meta.url);

/** Changes with the code that draws. */
const drawnBy = globSync('**/*.ts', { cwd: folder })
  .sort()
  .reduce((hash, file) => hash.update(readFileSync(new URL(file, folder))), createHash('sha1'))
  .digest('base64url')
  .slice(0, 5);

/** Changes with everything of a product that is drawn. */
export const lookOf: SQL<string> = sql`left(md5(concat_ws('|', p.kind, p.name, p.colour, p.model_id, p.facts::text)), 8)`;

/** The same of what is drawn of a category, of a brand, and of an article. */
export const lookOfCategory: SQL<string> = sql`left(md5(c.kind), 8)`;
export const lookOfBrand: SQL<string> = sql`left(md5(b.name), 8)`;
export const lookOfArticle: SQL<string> = sql`left(md5(concat_ws('|', a.kinds::text, a.hue)), 8)`;

/** What a picture's address carries as `v`: one that has it never changes, so it may be kept for as long as one likes. */
export const versionOf = (look: string): string => `${drawnBy}${look}`;

/** How long a picture may be kept. */
export const lifetimeOf = (address: URLSearchParams): string =>
  address.has('v') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400, stale-while-revalidate=604800';
