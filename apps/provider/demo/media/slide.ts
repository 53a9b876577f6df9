import { column, type Database, rows } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import type { Kind } from '../pictures/subject.ts';
import { kindOf } from './kind.ts';

/** Devices on one banner. */
const maxKinds = 3;

/** What a slide shows: the kinds of goods that sell best where it leads. Undefined when there is no such slide. */
export async function kindsOfSlide(db: Database, id: number): Promise<Kind[] | undefined> {
  const [slide] = await rows(db, { url: column.text }, sql`select url from slides where id = ${id}`);
  if (slide === undefined) return undefined;
  const [, first, second, third] = slide.url.split(/[/?]/).filter((part) => part !== '');
  const condition =
    first === 'tag'
      ? sql`exists (select 1 from tag_products tp join tags t on t.id = tp.tag_id where t.alias = ${second ?? ''} and tp.product_id = p.id)`
      : first === 'brand'
        ? sql`b.code = ${second ?? ''}`
        : third !== undefined && /^\d+$/.test(third)
          ? sql`p.id = ${Number(third)}`
          : sql`c.id = ${numberOf(second ?? first)} or c.parent_id = ${numberOf(second ?? first)}`;
  const kindRows = await rows(
    db,
    { kind: column.text },
    sql`select p.kind from products p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
        where ${condition} group by p.kind order by max(p.popularity) desc, p.kind limit ${maxKinds}`,
  );
  const kinds = kindRows.map(({ kind }) => kindOf(kind));
  return kinds.length === 0 ? ['tv', 'laptop', 'phone'] : kinds;
}

const numberOf = (text: string | undefined): number => (text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : 0);
