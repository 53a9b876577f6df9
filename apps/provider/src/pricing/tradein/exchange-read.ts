import { deviceIds } from '@vitrina/services/tradein/vocabulary.ts';
import { column, type Database, type RowOf, rows } from '../../platform/database/database.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import { conditionColumn, type Device, devicePrice } from './evaluate.ts';

/** An old device of a basket. */
const chosenColumns = {
  tId: column.number,
  calculatorId: column.number,
  modelId: column.number,
  brandId: column.number,
  groupId: column.number,
  brand: column.text,
  model: column.text,
  /** Gb; 0 for one that has none to choose. */
  memory: column.number,
  status: conditionColumn,
  color: column.textOrNull,
  /** Kopecks at this moment; null for one that is not taken any more. */
  price: column.numberOrNull,
};
export type ChosenDevice = RowOf<typeof chosenColumns>;

const deviceRowColumns = { ...chosenColumns, extra: column.number, percent: column.number };

/** The devices of a basket in the order in which they were named. */
export const readDevices = (db: Database, basketId: string): Promise<ChosenDevice[]> =>
  pricedDevices(db, sql`(select * from exchange_devices where basket_id = ${basketId})`);

/** Devices that no basket keeps, as they are told. */
export function readOfferedDevices(db: Database, offers: readonly Device[]): Promise<ChosenDevice[]> {
  const records = offers.map(({ calculatorId, modelId, memory, status, color }, at) => ({
    ...{ t_id: deviceIds.least + at, calculator_id: calculatorId, model_id: modelId, memory, status, color_code: color, saved_at: at },
  }));
  return pricedDevices(
    db,
    sql`(select * from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as told(t_id int, calculator_id int, model_id int, memory int, status smallint, color_code text, saved_at int))`,
  );
}

async function pricedDevices(db: Database, devices: SQL): Promise<ChosenDevice[]> {
  const deviceRows = await rows(
    db,
    deviceRowColumns,
    sql`select d.t_id as "tId", d.calculator_id as "calculatorId", d.model_id as "modelId", m.brand_id as "brandId", m.group_id as "groupId", b.name as brand, m.name as model, d.memory, d.status,
          d.color_code as color, case when g.group_id is not null then p.price end as price, coalesce(c.extra, 0) as extra, k.percent
        from ${devices} d
        join tradein_models m on m.id = d.model_id
        join tradein_brands b on b.id = m.brand_id
        join tradein_calculators k on k.id = d.calculator_id
        left join tradein_calculator_groups g on g.calculator_id = d.calculator_id and g.group_id = m.group_id
        left join tradein_prices p on p.model_id = d.model_id and p.memory = d.memory and p.status = d.status
        left join tradein_model_colors c on c.model_id = d.model_id and c.color_code = d.color_code
        order by d.saved_at, d.t_id`,
  );
  return deviceRows.map(({ extra, percent, price, ...device }) => ({
    ...device,
    price: price === null ? null : devicePrice({ price, extra, percent }),
  }));
}

/** The new device that a basket's are to be exchanged for. */
export async function readDerivable(db: Database, basketId: string): Promise<number | null> {
  const [row] = await rows(
    db,
    { productId: column.number },
    sql`select product_id as "productId" from exchange_goods where basket_id = ${basketId}`,
  );
  return row?.productId ?? null;
}

/** «Apple iPhone 12, 128 ГБ» */
export const deviceName = ({ brand, model, memory }: Pick<ChosenDevice, 'brand' | 'model' | 'memory'>): string =>
  `${brand} ${model}${memory === 0 ? '' : `, ${memory >= 1024 && memory % 1024 === 0 ? `${memory / 1024}\u00a0ТБ` : `${memory}\u00a0ГБ`}`}`;
