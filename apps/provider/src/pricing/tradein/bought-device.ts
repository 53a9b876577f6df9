import { conditionCodes } from '@vitrina/services/tradein/vocabulary.ts';
import { column, type Database, type RowOf, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { devicePrice, worthColumns } from './evaluate.ts';

const deviceColumns = {
  ...worthColumns,
  calculator_id: column.number,
  group_id: column.number,
  brand_id: column.number,
  model_id: column.number,
  memory: column.number,
};

type DeviceWorth = Pick<RowOf<typeof deviceColumns>, 'calculator_id' | 'group_id' | 'brand_id' | 'model_id' | 'memory' | 'price'>;

/** The best condition that a calculator knows. */
const best = Math.max(...conditionCodes);

/** What a product of the catalogue is worth as an old device, at the calculator that stands first; null where none takes its model with its memory. */
export async function readDeviceWorth(db: Database, productId: number): Promise<DeviceWorth | null> {
  const [row] = await rows(
    db,
    deviceColumns,
    sql`select k.id as calculator_id, m.group_id, m.brand_id, m.id as model_id, w.memory, w.price, 0 as extra, k.percent
        from products p join models c on c.id = p.model_id
        join tradein_models m on true join tradein_brands b on b.id = m.brand_id and lower(c.name) in (lower(m.name), lower(b.name || ' ' || m.name))
        join tradein_calculator_groups g on g.group_id = m.group_id
        join tradein_calculators k on k.id = g.calculator_id and k.view = 'numbers'
        join tradein_prices w on w.model_id = m.id and w.status = ${best} and w.memory in (0, coalesce(
          (select max(v.number)::int from product_values v join attributes a on a.id = v.attribute_id
           where v.product_id = p.id and a.code = 'storage'), 0))
        where p.id = ${productId} order by k.position, w.memory desc limit 1`,
  );
  if (row === undefined) return null;
  const { calculator_id, group_id, brand_id, model_id, memory } = row;
  return { calculator_id, group_id, brand_id, model_id, memory, price: devicePrice(row) };
}
