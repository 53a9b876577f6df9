import type { banners as endpoints } from '@vitrina/services/banners/endpoints.ts';
import { sql } from 'drizzle-orm';
import { rows } from '../database/database.ts';
import type { Handlers } from '../implement.ts';

interface Row extends Record<string, unknown> {
  id: number;
  type: string;
  title: string;
  text: string;
  url: string;
}

export const banners: Handlers<typeof endpoints> = {
  banners: async ({ query: { visible, location, type } = {}, context }) => {
    const found = await rows<Row>(
      context.db,
      sql`select b.id, b.type, b.title, b.text, b.url from banners b join banner_types t on t.code = b.type
          where (${type ?? null}::text is null or b.type = ${type ?? null}) and (${location ?? null}::text is null or t.location = ${location ?? null})
            and (${visible ?? null}::boolean is null or b.is_visible = ${visible ?? null}) order by b.id limit 100`,
    );
    return found.map((banner) => ({ ...banner, image: `/media/articles/banner-${banner.id}.svg` }));
  },
  types: ({ context }) => rows(context.db, sql`select code, name from banner_types order by code`),
};
