import { type SQL, sql } from '../../platform/database/sql.ts';
import { media } from './media.ts';

/** Hash of what the pictures of a product are drawn from: the `v` in their addresses changes with it. */
export const productImageHash: SQL<string> = sql`left(md5(concat_ws('|', p.kind, p.name, p.colour, p.model_id, p.facts::text)), 8)`;

/** The same for a category and for a brand. */
export const categoryImageHash: SQL<string> = sql`left(md5(c.kind), 8)`;
export const brandImageHash: SQL<string> = sql`left(md5(b.name), 8)`;

/** For an article, a banner, a day of the advent calendar: the products drawn and the background hue. */
const sceneImageHash = (of: SQL): SQL<string> => sql`left(md5(concat_ws('|', ${of}.kinds::text, ${of}.hue)), 8)`;
export const articleImageHash = sceneImageHash(sql`a`);
export const bannerImageHash = sceneImageHash(sql`b`);
export const dayImageHash = sceneImageHash(sql`d`);

/** For a store, a pick-up point, a postamat. */
export const storeImageHash: SQL<string> = sql`left(md5(concat_ws('|', t.type, t.address)), 8)`;

/** For a slide: its picture follows from where the slide leads. */
export const slideImageHash: SQL<string> = sql`left(md5(s.url), 8)`;

/** What a picture's address carries as `v`: one that has it never changes, so it may be kept for as long as one likes. */
export const versionOf = (imageHash: string): string | undefined => {
  const { revision } = media();
  return revision === undefined ? undefined : `${revision}${imageHash}`;
};

/** How long a picture may be kept. */
export const lifetimeOf = (address: URLSearchParams): string =>
  address.has('v') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400, stale-while-revalidate=604800';
