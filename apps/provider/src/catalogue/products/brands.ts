import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { totalOf } from '../../platform/page.ts';
import { brandImage } from '../cards/paths.ts';
import { lookOfBrand, versionOf } from '../media/version.ts';

export interface BrandAnswer {
  id: number;
  code: string;
  name: string;
  image: string | null;
  products_count: number;
}

/** Brands with products on sale, most products first, and how many there are. */
export async function readBrands(db: Database, limit: number, offset: number): Promise<{ brands: BrandAnswer[]; total: number }> {
  const read = (most: number, from: number) =>
    rows(
      db,
      { id: column.number, code: column.text, name: column.text, look: column.text, count: column.number, total: column.number },
      sql`select b.id, b.code, b.name, ${lookOfBrand} as look, sum(k.products)::int as count, count(*) over ()::int as total
        from brands b join counted_goods k on k.brand_id = b.id
        group by b.id order by 4 desc, b.name limit ${most} offset ${from}`,
    );
  const found = await read(limit, offset);
  return {
    brands: found.map(({ id, code, name, look, count }) => ({
      id,
      code,
      name,
      image: brandImage(code, versionOf(look)),
      products_count: count,
    })),
    total: await totalOf(found, offset, () => read(1, 0)),
  };
}
