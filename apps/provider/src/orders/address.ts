import { column, type Database, type RowOf, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { invalid } from '../platform/refusal.ts';
import { needsDelivery, type PartKey } from '../pricing/split.ts';
import type { Body, Choice } from './body.ts';

const placeColumns = {
  name: column.text,
  address: column.text,
};
type Place = RowOf<typeof placeColumns>;

/** «Витрина, г. Донецк, проспект Киевский, д. 7А»: what the name has of the address is said once. */
export function placeText({ name, address }: Pick<Place, 'name' | 'address'>): string {
  const addressParts = address.split(', ');
  return [...name.split(', ').filter((part) => !addressParts.includes(part)), ...addressParts].join(', ');
}

/** In one line, as it stands on the order; a courier of one city does not go to another. */
export async function addressOf(tx: Database, cityId: number, key: PartKey, body: Body, choice: Choice | undefined): Promise<string> {
  if (body.is_one_click) return 'Уточнит оператор';
  if (!needsDelivery(key)) return body.contact.email ?? 'По номеру телефона';
  if (choice?.finish_storage_id !== undefined) {
    const [store] = await rows(tx, placeColumns, sql`select name, address from stores where id = ${choice.finish_storage_id}`);
    return store === undefined ? '' : placeText(store);
  }
  const address = choice?.address;
  if (address === undefined) return '';
  const [city] = await rows(tx, { name: column.text }, sql`select name from cities where id = ${cityId}`);
  if (city?.name.toLowerCase() !== address.city.name.trim().toLowerCase()) {
    throw invalid({ [`deliveries.${key}.address.city`]: [`Курьер приедет по адресу в городе, где оформлен заказ: ${city?.name ?? ''}.`] });
  }
  const parts = [
    address.city.name,
    address.street,
    `д. ${address.house_number}`,
    address.building && `стр. ${address.building}`,
    address.housing && `корп. ${address.housing}`,
    address.flat_number && `кв. ${address.flat_number}`,
    address.floor && `этаж ${address.floor}`,
  ];
  return parts.filter(Boolean).join(', ');
}
