import { type SQL, sql } from '../../platform/database/sql.ts';
import { media } from './media.ts';

/** Changes with everything of a product that is drawn. */
export const lookOf: SQL<string> = sql`left(md5(concat_ws('|', p.kind, p.name, p.colour, p.model_id, p.facts::text)), 8)`;

/** The same of what is drawn of a category, and of a brand. */
export const lookOfCategory: SQL<string> = sql`left(md5(c.kind), 8)`;
export const lookOfBrand: SQL<string> = sql`left(md5(b.name), 8)`;

/** Of an article, a banner, a day of the advent calendar: their things, and the tone of their ground. */
const lookOfScene = (of: SQL): SQL<string> => sql`left(md5(concat_ws('|', ${of}.kinds::text, ${of}.hue)), 8)`;
export const lookOfArticle = lookOfScene(sql`a`);
export const lookOfBanner = lookOfScene(sql`b`);
export const lookOfDay = lookOfScene(sql`d`);

/** Of a store, a pick-up point, a postamat. */
export const lookOfStore: SQL<string> = sql`left(md5(concat_ws('|', t.type, t.address)), 8)`;

/** Of a slide: it shows what sells where it leads, and what sold there once stands for it as well. */
export const lookOfSlide: SQL<string> = sql`left(md5(s.url), 8)`;

/** What a picture's address carries as `v`: one that has it never changes, so it may be kept for as long as one likes. */
export const versionOf = (look: string): string | undefined => {
  const { revision } = media();
  return revision === undefined ? undefined : `${revision}${look}`;
};

/** How long a picture may be kept. */
export const lifetimeOf = (address: URLSearchParams): string =>
  address.has('v') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400, stale-while-revalidate=604800';
