import { floorToRubles, minPrice } from '@vitrina/services/rules/price.ts';
import { conditionCodes } from '@vitrina/services/tradein/vocabulary.ts';
import { z } from 'zod';
import { column, type Database, type RowOf, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

export const conditionColumn = z.literal(conditionCodes);

/** What a device is known by. */
export const deviceColumns = {
  calculatorId: column.number,
  modelId: column.number,
  /** Gb; 0 for a model that has none to choose. */
  memory: column.number,
  status: conditionColumn,
  /** Null for a model without colours, or while none is chosen. */
  color: column.textOrNull,
};
export type Device = RowOf<typeof deviceColumns>;

export const worthColumns = {
  /** Kopecks for this model, memory and condition. */
  price: column.number,
  /** Kopecks more for the colour. */
  extra: column.number,
  /** Of the calculator. */
  percent: column.number,
};
export type Worth = RowOf<typeof worthColumns>;

const step = 100_00;

/** Kopecks: the calculator's percent of what the device is worth, in whole hundreds of rubles, never below one ruble. */
export function devicePrice({ price, extra, percent }: Worth): number {
  const exact = Math.floor(((price + extra) * percent) / 100);
  return exact < step ? Math.max(minPrice, floorToRubles(exact)) : exact - (exact % step);
}

/** Kopecks that are given for a device; null when the calculator does not take it, or there is no such model, memory or colour. */
export async function evaluate(db: Database, device: Device): Promise<number | null> {
  const [worth] = await rows(
    db,
    worthColumns,
    sql`select p.price, coalesce(c.extra, 0) as extra, k.percent
        from tradein_models m
        join tradein_calculator_groups g on g.group_id = m.group_id and g.calculator_id = ${device.calculatorId}
        join tradein_calculators k on k.id = g.calculator_id
        join tradein_prices p on p.model_id = m.id and p.memory = ${device.memory} and p.status = ${device.status}
        left join tradein_model_colors c on c.model_id = m.id and c.color_code = ${device.color}::text
        where m.id = ${device.modelId} and (${device.color}::text is null or c.color_code is not null)`,
  );
  return worth === undefined ? null : devicePrice(worth);
}
