import { sql } from 'drizzle-orm';
import { type Database, rows } from '../database/database.ts';
import { listed } from './categories.ts';
import { brandImage } from './paths.ts';

export interface BrandAnswer {
  id: number;
  code: string;
  name: string;
  image: string;
  products_count: number;
}

/** Brands with products on sale, most products first, and how many there are. */
export async function readBrands(db: Database, limit: number, offset: number): Promise<{ brands: BrandAnswer[]; total: number }> {
  const found = await rows<{ id: number; code: string; name: string; count: number; total: number }>(
    db,
    sql`select b.id, b.code, b.name, count(*)::int as count, count(*) over ()::int as total
        from brands b join products p on p.brand_id = b.id where ${listed}
        group by b.id order by count(*) desc, b.name limit ${limit} offset ${offset}`,
  );
  return {
    brands: found.map(({ id, code, name, count }) => ({ id, code, name, image: brandImage(code), products_count: count })),
    total: found[0]?.total ?? 0,
  };
}
