import { priceOfOrder } from '../../../platform/database/order-price.ts';
import { type SQL, sql } from '../../../platform/database/sql.ts';
import { isReduced } from '../../prices/prices.ts';

/** Bits of what else is known of a product. */
export const traits = { listed: 1, discounted: 2, used: 4, demo: 8 } as const;

/** A product `p` alone. */
export const idRecord = sql`int4send(p.id)`;

/** Bytes of each kind of record. */
export const bytesOf = { id: 4, number: 12, goods: 17 } as const;

/** With a number that is told of it. */
export const numberRecord = sql`int4send(p.id) || float8send(coalesce(p.number, 'NaN'))`;

/** With its brand, its price in kopecks and its traits. */
export const goodsRecord = sql`int4send(p.id) || int4send(p.brand_id) || float8send(${priceOfOrder}::float8) || set_byte('\\x00'::bytea, 0,
  case when p.is_markdown then 0 else ${traits.listed}::int end + case when ${isReduced} then ${traits.discounted}::int else 0 end
  + case when p.is_used then ${traits.used}::int else 0 end + case when p.is_demo then ${traits.demo}::int else 0 end)`;

/** Records of all products one after another. */
export const packRecords = (record: SQL): SQL => sql`coalesce(string_agg(${record}, ''::bytea order by p.id), ''::bytea)`;

/** Reads records of so many bytes. */
export function readRecords(packed: Uint8Array, bytes: number, read: (view: DataView, at: number, index: number) => void): void {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const count = packed.byteLength / bytes;
  for (let index = 0; index < count; index += 1) read(view, index * bytes, index);
}
