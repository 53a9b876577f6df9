import { type ConditionCode, conditionCodes } from '@vitrina/services/tradein/vocabulary.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { conditionColumn, devicePrice, worthColumns } from './evaluate.ts';

interface PriceRow extends Record<string, unknown> {
  memory: number;
  status: ConditionCode;
  /** Kopecks that the calculator gives, without regard to the colour. */
  price: number;
}

/** What the calculator gives for a model, by memory and condition; nothing when it does not take it. */
export async function readPrices(db: Database, calculatorId: number, modelId: number): Promise<PriceRow[]> {
  const priceRows = await rows(
    db,
    { memory: column.number, status: conditionColumn, ...worthColumns },
    sql`select p.memory, p.status, p.price, 0 as extra, k.percent
        from tradein_models m
        join tradein_calculator_groups g on g.group_id = m.group_id and g.calculator_id = ${calculatorId}
        join tradein_calculators k on k.id = g.calculator_id
        join tradein_prices p on p.model_id = m.id
        where m.id = ${modelId} order by p.memory, p.status desc`,
  );
  return priceRows.map(({ memory, status, ...worth }) => ({ memory, status, price: devicePrice(worth) }));
}

/** An object by memory, each part of it by a condition under the name that it has in the view. */
export function groupByMemory<Name extends string | number>(
  priceRows: readonly PriceRow[],
  nameOf: Readonly<Record<ConditionCode, Name>>,
): Record<string, Record<Name, number | null>> {
  const byMemory = Map.groupBy(priceRows, ({ memory }) => String(memory));
  return Object.fromEntries(
    [...byMemory].map(([memory, prices]) => [
      memory,
      Object.fromEntries(
        conditionCodes.map((code) => [nameOf[code], prices.find(({ status }) => status === code)?.price ?? null]),
      ) as Record<Name, number | null>,
    ]),
  );
}

const colorRowColumns = {
  code: column.text,
  name: column.text,
  hex: column.text,
  extra: column.number,
};

/** Colours of a model, with what the device is worth in each once its memory and condition are known. */
export async function readColors(db: Database, calculatorId: number, modelId: number, device: { memory: number; status: number } | null) {
  const colors = await rows(
    db,
    colorRowColumns,
    sql`select c.code, c.name, c.hex, o.extra
        from tradein_models m
        join tradein_calculator_groups g on g.group_id = m.group_id and g.calculator_id = ${calculatorId}
        join tradein_model_colors o on o.model_id = m.id join tradein_colors c on c.code = o.color_code
        where m.id = ${modelId} order by o.position`,
  );
  const [worth] =
    device === null
      ? []
      : await rows(
          db,
          worthColumns,
          sql`select p.price, 0 as extra, k.percent from tradein_prices p join tradein_calculators k on k.id = ${calculatorId}
              where p.model_id = ${modelId} and p.memory = ${device.memory} and p.status = ${device.status}`,
        );
  return colors.map(({ code, name, hex, extra }) => ({
    product_id: null,
    memory: null,
    name,
    code,
    hex,
    price: worth === undefined ? null : devicePrice({ ...worth, extra }),
  }));
}
