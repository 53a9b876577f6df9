import { randomInt } from 'node:crypto';
import { maxDevices } from '@vitrina/services/tradein/exchange-vocabulary.ts';
import { deviceIds } from '@vitrina/services/tradein/vocabulary.ts';
import { column, type Database, type RowOf, rows, type Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid, notFound } from '../../platform/refusal.ts';
import { type Device, deviceColumns, evaluate } from './evaluate.ts';
import { calculatorsOf } from './exchange-basket.ts';

export const messages = {
  notTaken: 'Это устройство не принимаем в обмен. Проверьте модель, память и состояние.',
  tooMany: `За один заказ можно сдать не больше ${maxDevices} устройств.`,
  notExchanged: 'На этот товар старое устройство не обменять.',
} as const;

export interface Offer extends Device {
  tId?: number | undefined;
}

const savedDeviceColumns = { ...deviceColumns, tId: column.number };
type SavedDevice = RowOf<typeof savedDeviceColumns>;

const readSavedDevices = (db: Database, basketId: string): Promise<SavedDevice[]> =>
  rows(
    db,
    savedDeviceColumns,
    sql`select t_id as "tId", calculator_id as "calculatorId", model_id as "modelId", memory, status, color_code as color from exchange_devices
        where basket_id = ${basketId} order by saved_at, t_id`,
  );

/** Keeps a device; the one of the same number goes. `path` leads to it in what the shopper has sent. */
export async function saveDevice(tx: Transaction, basketId: string, { tId, ...device }: Offer, path = ''): Promise<void> {
  if ((await evaluate(tx, device)) === null) throw invalid({ [`${path}model_id`]: [messages.notTaken] });
  const savedDevices = await readSavedDevices(tx, basketId);
  const isThere = savedDevices.some((one) => one.tId === tId);
  if (!isThere && savedDevices.length >= maxDevices) throw invalid({ [path === '' ? 'model_id' : 'devices']: [messages.tooMany] });
  await write(tx, basketId, tId ?? freeId(savedDevices), device);
}

async function write(tx: Database, basketId: string, tId: number, { calculatorId, modelId, memory, status, color }: Device): Promise<void> {
  await tx.execute(sql`insert into exchange_devices (basket_id, t_id, calculator_id, model_id, memory, status, color_code, saved_at)
    values (${basketId}, ${tId}, ${calculatorId}, ${modelId}, ${memory}, ${status}, ${color}, clock_timestamp())
    on conflict (basket_id, t_id) do update set calculator_id = excluded.calculator_id, model_id = excluded.model_id,
      memory = excluded.memory, status = excluded.status, color_code = excluded.color_code`);
}

/** A random number that no other device of the basket has (spec 2 §9). */
function freeId(savedDevices: readonly { tId: number }[]): number {
  const tId = randomInt(deviceIds.least, deviceIds.most + 1);
  return savedDevices.some((one) => one.tId === tId) ? freeId(savedDevices) : tId;
}

/** Takes a device back; without its number all of them, and the new one. */
export async function removeDevices(tx: Transaction, basketId: string, tId?: number): Promise<void> {
  await tx.execute(
    sql`delete from exchange_devices where basket_id = ${basketId} and (${tId ?? null}::bigint is null or t_id = ${tId ?? null}::bigint)`,
  );
  if (tId === undefined) await removeDerivable(tx, basketId);
}

/** Chooses the new device. */
export async function setDerivable(tx: Transaction, basketId: string, productId: number): Promise<void> {
  const [product] = await rows(tx, sql`select id from products where id = ${productId} and status = 1`);
  if (product === undefined) throw notFound('Товар не найден');
  if ((await calculatorsOf(tx, productId)).length === 0) throw invalid({ product_id: [messages.notExchanged] });
  await tx.execute(sql`insert into exchange_goods (basket_id, product_id) values (${basketId}, ${productId})
    on conflict (basket_id) do update set product_id = excluded.product_id`);
}

export const removeDerivable = (tx: Database, basketId: string): Promise<unknown> =>
  tx.execute(sql`delete from exchange_goods where basket_id = ${basketId}`);

/** Whether anything is exchanged in a basket. */
export async function isExchanging(db: Database, basketId: string): Promise<boolean> {
  const ids = sql`select basket_id from exchange_devices where basket_id = ${basketId}`;
  return (await rows(db, sql`${ids} union all select basket_id from exchange_goods where basket_id = ${basketId} limit 1`)).length > 0;
}

/** All of it goes with a basket that gets another id. */
export async function moveExchange(tx: Database, from: string, to: string): Promise<void> {
  await tx.execute(sql`update exchange_devices set basket_id = ${to} where basket_id = ${from}`);
  await tx.execute(sql`update exchange_goods set basket_id = ${to} where basket_id = ${from}`);
}

/**
 * A guest's devices join the shopper's: as with goods, of the same device the greater number, and no more than one basket may have. The
 * new device that the shopper has chosen stays.
 */
export async function joinExchange(tx: Transaction, guests: string, own: string): Promise<void> {
  const ownDevices = await readSavedDevices(tx, own);
  const unmatchedDevices = [...ownDevices];
  for (const { tId, ...device } of await readSavedDevices(tx, guests)) {
    const same = unmatchedDevices.findIndex((one) => isSame(one, device));
    if (same !== -1) unmatchedDevices.splice(same, 1);
    else if (ownDevices.length < maxDevices) {
      const id = ownDevices.some((one) => one.tId === tId) ? freeId(ownDevices) : tId;
      await write(tx, own, id, device);
      ownDevices.push({ ...device, tId: id });
    }
  }
  await tx.execute(sql`insert into exchange_goods (basket_id, product_id) select ${own}, product_id from exchange_goods
    where basket_id = ${guests} on conflict do nothing`);
}

const isSame = (one: Device, other: Device): boolean =>
  one.modelId === other.modelId &&
  one.memory === other.memory &&
  one.status === other.status &&
  one.color === other.color &&
  one.calculatorId === other.calculatorId;
