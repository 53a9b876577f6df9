import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { totalOf } from '../../platform/page.ts';
import { brandImage } from '../cards/paths.ts';
import { brandImageHash, versionOf } from '../media/version.ts';

export interface BrandSummary {
  id: number;
  code: string;
  name: string;
  image: string | null;
  products_count: number;
}

/** Brands with products on sale, most products first, and how many there are. */
export async function readBrands(db: Database, limit: number, offset: number): Promise<{ brands: BrandSummary[]; total: number }> {
  const read = (maxRows: number, from: number) =>
    rows(
      db,
      { id: column.number, code: column.text, name: column.text, imageHash: column.text, count: column.number, total: column.number },
      sql`select b.id, b.code, b.name, ${brandImageHash} as "imageHash", sum(k.products)::int as count, count(*) over ()::int as total
        from brands b join counted_goods k on k.brand_id = b.id
        group by b.id order by count desc, b.name limit ${maxRows} offset ${from}`,
    );
  const brandRows = await read(limit, offset);
  return {
    brands: brandRows.map(({ id, code, name, imageHash, count }) => ({
      id,
      code,
      name,
      image: brandImage(code, versionOf(imageHash)),
      products_count: count,
    })),
    total: await totalOf(brandRows, offset, () => read(1, 0)),
  };
}
