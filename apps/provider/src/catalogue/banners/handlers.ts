import type { banners as endpoints } from '@vitrina/services/banners/endpoints.ts';
import { sql } from 'drizzle-orm';
import { rows } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { bannerImage } from '../cards/paths.ts';
import { lookOfBanner, versionOf } from '../media/version.ts';

interface Row extends Record<string, unknown> {
  id: number;
  type: string;
  title: string;
  text: string;
  url: string;
  /** See `lookOfBanner`. */
  look: string;
}

export const banners: Handlers<typeof endpoints> = {
  banners: async ({ query: { visible, location, type } = {}, context }) => {
    const found = await rows<Row>(
      context.db,
      sql`select b.id, b.type, b.title, b.text, b.url, ${lookOfBanner} as look from banners b join banner_types t on t.code = b.type
          where (${type ?? null}::text is null or b.type = ${type ?? null}) and (${location ?? null}::text is null or t.location = ${location ?? null})
            and (${visible ?? null}::boolean is null or b.is_visible = ${visible ?? null}) order by b.id limit 100`,
    );
    return found.map(({ look, ...banner }) => ({ ...banner, image: bannerImage(banner.id, versionOf(look)) }));
  },
  types: ({ context }) => rows(context.db, sql`select code, name from banner_types order by code`),
};
