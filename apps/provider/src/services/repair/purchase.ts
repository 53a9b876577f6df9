import type { Id } from '@vitrina/services/contract/wire.ts';
import { type Purchase, readPurchase } from '../../orders/aftercare.ts';
import { cityClock } from '../../platform/clock/city-clock.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { invalid, type Refusal } from '../../platform/refusal.ts';

/** A device by the ids of the lists of repair; null for what is on none of them. */
export interface ListedDevice {
  readonly typeId: number;
  readonly brandId: number | null;
  readonly modelId: number | null;
}

const refuse = (text: string): Refusal => invalid({ 'docs.purchase': [text] });

/**
 * Checks that an order stands for the receipt of a device: it is the asker's, has this device in it, and the maker's warranty goes on. Gives
 * the day of the purchase. A stranger's order and one that there is not are refused alike.
 */
export async function checkPurchase(
  tx: Database,
  context: Pick<RequestContext, 'user' | 'orderKeys' | 'now'>,
  { order_id, product_id }: { order_id: Id | number; product_id: Id | number },
  device: ListedDevice,
): Promise<string> {
  const purchase = await readPurchase(tx, toDatabaseId(order_id), toDatabaseId(product_id), context);
  if (purchase === undefined) throw refuse(`Среди ваших полученных заказов нет № ${order_id} с этим товаром. Приложите чек.`);
  if (!(await isDevice(tx, purchase, device))) throw refuse(`В заказе № ${order_id} не это устройство, а ${purchase.name}. Приложите чек.`);
  const { date, warrantyUntil: until, timeZone } = purchase;
  if (until === null) throw refuse('На этот товар нет гарантии производителя. Закажите платный ремонт.');
  if (until < cityClock(context.now, timeZone).day)
    throw refuse(`Гарантия на этот товар закончилась ${until.split('-').toReversed().join('.')}. Закажите платный ремонт.`);
  return date;
}

const isSame = (one: string, other: string): boolean => one.toLocaleLowerCase('ru') === other.toLocaleLowerCase('ru');

/**
 * Whether what was bought is of the kind, the brand and the model that are to be repaired, as far as those are on a list: what has no kind of
 * its own there is handed in as the one most like it.
 */
async function isDevice(tx: Database, { name, brand, category }: Purchase, { typeId, brandId, modelId }: ListedDevice): Promise<boolean> {
  const [listed] = await rows(
    tx,
    { type: column.text, brand: column.textOrNull, model: column.textOrNull },
    sql`select t.name as type, (select name from repair_brands where id = ${brandId}::int) as brand,
          (select name from repair_models where id = ${modelId}::int) as model
        from repair_device_types t where t.id = ${typeId}`,
  );
  const types = await rows(tx, { name: column.text }, sql`select name from repair_device_types`);
  const isListed = types.some((type) => category !== null && isSame(type.name, category));
  if (listed === undefined || category === null || (isListed && !isSame(listed.type, category))) return false;
  // Where the kind says nothing, the maker does.
  if (listed.brand === null ? !isListed : !isSame(listed.brand, brand)) return false;
  return listed.model === null || name.toLocaleLowerCase('ru').includes(listed.model.toLocaleLowerCase('ru'));
}
