import { postamatTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import type { CityNow } from '../../platform/clock/city-day.ts';
import { ofOne } from '../../platform/database/indexes.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';

/** Minutes a store needs to put aside what lies on its shelves. */
export const reserveMinutes = 15;

/** Whether somebody at the place `t` hands goods over: the warehouse is shown to nobody, and a locker takes small parcels only. */
export const isStaffed = sql`t.type <> 0 and t.type <> all(${sql.param([...postamatTypes])}::int[])`;

/** Minutes after midnight at which the place `t` closes on a weekday, 0 is Monday; 0 on a day off. */
export function closingOn(weekday: number): SQL {
  const part = (place: number) => sql`split_part(t.work_time -> ${weekday}::int ->> 'closes', ':', ${place}::int)::int`;
  return sql`coalesce(${part(1)} * 60 + ${part(2)}, 0)`;
}

/** Whether goods are still handed over today where the last of their stores closes at so many minutes. */
export const isBefore = ({ minutes }: CityNow, closing: SQL): SQL<boolean> => sql`${closing} > ${minutes + reserveMinutes}::int`;

/** Whether a store of the city has the product `p` and hands it over today. */
export const handedOverToday = (city: CityNow): SQL<boolean> => sql`
  (p.order_type = 'buy' and not p.is_digital and exists (${ofOne(sql`select 1 from stock s where s.product_id = p.id and s.quantity > 0
    and s.store_id = any(array(select t.id from stores t where t.city_id = ${city.id} and ${isStaffed} and ${isBefore(city, closingOn(city.weekday))}))`)}))`;
