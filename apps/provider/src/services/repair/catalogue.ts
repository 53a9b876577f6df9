import type { repairBrand, repairDeviceType, repairModel, repairProblem } from '@vitrina/services/repair/endpoints.ts';
import type * as z from 'zod';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';

type Row<Schema extends z.ZodType> = WithDatabaseIds<z.output<Schema>>;
type Problem = Row<typeof repairProblem>;

const problemColumns = {
  id: column.number,
  name: column.text,
  repair_cost: column.numberOrNull,
  is_installation: column.flagOrNull,
  is_visible_damage: column.flagOrNull,
};

export const readDeviceTypes = (db: Database, isMajor: boolean): Promise<Row<typeof repairDeviceType>[]> =>
  rows(
    db,
    {
      id: column.number,
      name: column.text,
      singular: column.text,
      has_imei: column.flagOrNull,
      has_data: column.flagOrNull,
      is_plumbed: column.flagOrNull,
    },
    sql`select id, name, singular, has_imei, has_data, is_plumbed from repair_device_types where is_major = ${isMajor} order by position`,
  );

export const readDeviceProblems = (db: Database, deviceTypeId: number, isMajor: boolean): Promise<Problem[]> =>
  rows(
    db,
    problemColumns,
    sql`select p.id, p.name, p.cost as repair_cost, p.is_installation, p.is_visible_damage
        from repair_problems p join repair_device_types t on t.id = p.device_type_id
        where p.device_type_id = ${deviceTypeId} and p.model_id is null and t.is_major = ${isMajor} order by p.position`,
  );

export const readBrands = (db: Database, deviceTypeId: number | null): Promise<Row<typeof repairBrand>[]> =>
  rows(
    db,
    { id: column.number, name: column.text, code: column.textOrNull },
    sql`select b.id, b.name, b.code from repair_brands b
        where exists (select 1 from repair_models m
                      where m.brand_id = b.id and (${deviceTypeId}::int is null or m.device_type_id = ${deviceTypeId}::int))
        order by b.name`,
  );

/** Null when there is no such brand. */
export async function readModels(db: Database, brandId: number, deviceTypeId: number | null): Promise<Row<typeof repairModel>[] | null> {
  const [brand] = await rows(db, sql`select id from repair_brands where id = ${brandId}`);
  if (brand === undefined) return null;
  const ofType = deviceTypeId === null ? sql`` : sql`and device_type_id = ${deviceTypeId}`;
  return rows(
    db,
    { id: column.number, name: column.text },
    sql`select id, name from repair_models where brand_id = ${brandId} ${ofType} order by name`,
  );
}

export const readModelProblems = (db: Database, modelId: number): Promise<Problem[]> =>
  rows(
    db,
    problemColumns,
    sql`select id, name, cost as repair_cost, is_installation, is_visible_damage
        from repair_problems where model_id = ${modelId} order by position`,
  );
