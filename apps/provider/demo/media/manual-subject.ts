import { manualNames } from '../../src/catalogue/manuals/names.ts';
import { withUnit } from '../../src/catalogue/values/units.ts';
import { code, column, type Database, type RowOf, rows } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import type { ManualSubject } from '../manuals/subject.ts';
import { kindOf } from './kind.ts';

const productRowColumns = {
  type: code(manualNames),
  device: column.text,
  kind: column.text,
  name: column.text,
  article: column.text,
  brand: column.text,
  country: column.textOrNull,
  warrantyDays: column.number,
};

const valueRowColumns = {
  group: column.text,
  code: column.text,
  name: column.text,
  unit: column.textOrNull,
  value: column.text,
  number: column.numberOrNull,
};
type ValueRow = RowOf<typeof valueRowColumns>;

/** Undefined when there is no such document. */
export async function readSubject(db: Database, id: number): Promise<ManualSubject | undefined> {
  const products = await rows(
    db,
    productRowColumns,
    sql`select m.type, m.device, p.kind, p.name, p.article, b.name as brand, p.country, p.warranty_days as "warrantyDays"
        from manuals m join product_manuals pm on pm.manual_id = m.id join products p on p.id = pm.product_id join brands b on b.id = p.brand_id
        where m.id = ${id} order by p.name, p.id`,
  );
  const [first] = products;
  if (!first) return undefined;
  const values = await rows(
    db,
    valueRowColumns,
    sql`select coalesce(ca.group_name, 'Характеристики') as "group", a.code, a.name, a.unit, v.text as value, v.number
        from product_manuals pm join products p on p.id = pm.product_id join product_values v on v.product_id = p.id
        join attributes a on a.id = v.attribute_id
        left join category_attributes ca on ca.category_id = p.category_id and ca.attribute_id = v.attribute_id
        where pm.manual_id = ${id} order by ca.position nulls last, a.name, v.number, v.text`,
  );
  return {
    type: first.type,
    kind: kindOf(first.kind),
    device: first.device,
    brand: first.brand,
    country: first.country,
    warrantyDays: Math.min(...products.map(({ warrantyDays }) => warrantyDays)),
    variants: products.map(({ name, article }) => ({ name, article })),
    specifications: specificationsOf(values),
    power: powerOf(values),
  };
}

function specificationsOf(values: readonly ValueRow[]): ManualSubject['specifications'] {
  return [...Map.groupBy(values, ({ group }) => group)].map(([group, all]) => ({
    group,
    items: [...Map.groupBy(all, ({ code }) => code).values()].flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const texts = [...new Set(same.map(({ value }) => value))];
      return [[first.name, withUnit(texts.join(' / '), first.unit)] as const];
    }),
  }));
}

function powerOf(values: readonly ValueRow[]): number | undefined {
  const power = values.find(({ code, unit }) => code === 'power' && (unit === 'Вт' || unit === 'кВт'));
  return power?.number == null ? undefined : power.number * (power.unit === 'кВт' ? 1000 : 1);
}
