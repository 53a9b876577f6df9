import { coloursOf, readVariants } from '../../catalogue/products/variants.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Exchange } from '../../pricing/tradein/exchange-basket.ts';
import type { DeviceAnswer } from '../../pricing/tradein/exchange-device.ts';
import { calculateDiscount, readExchangeable } from './exchange-product.ts';

const rowColumns = {
  id: column.number,
  name: column.text,
  brand: column.textOrNull,
  edition: column.textOrNull,
  colour: column.textOrNull,
  modelId: column.numberOrNull,
  categoryId: column.number,
  categoryCode: column.text,
};

/** The new device; null when it is not sold any more, or no device is taken for it. */
export async function readDerivableDevice(db: Database, exchange: Exchange, cityId: number): Promise<DeviceAnswer | null> {
  const product = exchange.productId === null ? undefined : await readExchangeable(db, exchange.productId);
  const [row] = await rows(
    db,
    rowColumns,
    sql`select p.id, p.name, b.name as brand, p.edition, p.colour, p.model_id as "modelId", c.id as "categoryId", c.code as "categoryCode"
        from products p join categories c on c.id = p.category_id left join brands b on b.id = p.brand_id where p.id = ${exchange.productId}`,
  );
  if (product === undefined || row === undefined) return null;
  const variants = await readVariants(db, row.modelId, cityId);
  const { price, reasons } = await calculateDiscount(db, product, exchange, cityId);
  return {
    tId: null,
    type: 'derivable',
    brand: row.brand,
    model: row.name,
    memory: gigabytes(row.edition),
    status: null,
    price: product.price,
    product_id: row.id,
    colors: coloursOf(row, variants, { id: row.categoryId, code: row.categoryCode }).map(({ product_id, name, code }) => ({
      product_id,
      name,
      code,
      price: variants.find(({ id }) => id === product_id)?.price ?? null,
    })),
    discounts: reasons,
    newPrice: price,
    calculator_id: null,
    model_id: null,
    brand_id: null,
    group_id: null,
    color: row.colour,
  };
}

/** «128 ГБ» or «1 ТБ» in Gb; null for an edition that is no memory. */
export function gigabytes(edition: string | null): number | null {
  const [, digits, unit] = /(\d+) ?(ГБ|ТБ)$/i.exec(edition?.replaceAll('\u00a0', ' ') ?? '') ?? [];
  return digits === undefined ? null : Number(digits) * (unit?.toUpperCase() === 'ТБ' ? 1024 : 1);
}
