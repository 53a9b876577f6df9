import type { banners as endpoints } from '@vitrina/services/banners/endpoints.ts';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { bannerImage } from '../cards/paths.ts';
import { bannerImageHash, versionOf } from '../media/version.ts';

const rowColumns = {
  id: column.number,
  type: column.text,
  title: column.text,
  text: column.text,
  url: column.text,
  /** Version of the drawn picture, see `bannerImageHash`. */
  imageHash: column.text,
};

export const banners: Handlers<typeof endpoints> = {
  banners: async ({ query: { visible, location, type } = {}, context }) => {
    const bannerRows = await rows(
      context.db,
      rowColumns,
      sql`select b.id, b.type, b.title, b.text, b.url, ${bannerImageHash} as "imageHash" from banners b join banner_types t on t.code = b.type
          where (${type ?? null}::text is null or b.type = ${type ?? null}) and (${location ?? null}::text is null or t.location = ${location ?? null})
            and (${visible ?? null}::boolean is null or b.is_visible = ${visible ?? null}) order by b.id limit 100`,
    );
    return bannerRows.map(({ imageHash, ...banner }) => ({ ...banner, image: bannerImage(banner.id, versionOf(imageHash)) }));
  },
  types: ({ context }) =>
    rows(context.db, { code: column.text, name: column.textOrNull }, sql`select code, name from banner_types order by code`),
};
