import type { Product as ProductOnWire } from '@vitrina/services/products/product.ts';
import { column, type Database, type RowOf, rows } from '../../platform/database/database.ts';
import { priceOfOrder } from '../../platform/database/order-price.ts';
import { sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import { availableIn } from '../cards/cards.ts';
import { firstProductImage, productPath } from '../cards/paths.ts';
import { paintOf } from '../media/colours.ts';
import { productImageHash, versionOf } from '../media/version.ts';

type Product = WithDatabaseIds<ProductOnWire>;

/** One variant of a model. */
const variantColumns = {
  id: column.number,
  edition: column.textOrNull,
  colour: column.textOrNull,
  /** By an order on the site. */
  price: column.number,
  available: column.flag,
  /** See `productImageHash`. */
  imageHash: column.text,
};
export type Variant = RowOf<typeof variantColumns>;

/** The variants of a model that are on sale, by their price, then by edition. */
export async function readVariants(db: Database, modelId: number | null, cityId: number): Promise<Variant[]> {
  if (modelId === null) return [];
  return rows(
    db,
    variantColumns,
    sql`select p.id, p.edition, p.colour, ${priceOfOrder} as price, ${productImageHash} as "imageHash", (${availableIn(cityId)} or p.order_type = 'preorder') as available
        from products p where p.model_id = ${modelId} and p.status = 1 and not p.is_markdown order by ${priceOfOrder}, p.edition, p.id`,
  );
}

type Place = Parameters<typeof productPath>[0];

/** What sets editions apart, by how they are written: «Память», «Диагональ», «Номинал» … */
export function editionName(editions: readonly string[]): string {
  const all = (sign: RegExp): boolean => editions.every((edition) => sign.test(edition));
  if (all(/(ГБ|ТБ)(?![а-яё])/i)) return 'Память';
  if (all(/["″”]|дюйм/i)) return 'Диагональ';
  if (all(/₽|руб/i)) return 'Номинал';
  if (all(/мес|год|лет|дн|недел/i)) return 'Срок';
  if (all(/^[\d,.]+ ?(м|см|мм)$/i)) return 'Длина';
  if (all(/^[\d,.]+ ?л$/i)) return 'Объём';
  if (all(/Вт|Вт·ч/)) return 'Мощность';
  if (all(/устройств|ПК|пользовател|компьютер/i)) return 'Устройства';
  if (all(/шт/i)) return 'Количество';
  return 'Комплектация';
}

/** Editions of the model, each in the colour looked at where it exists in it. */
export function modificationsOf(
  current: { id: number; edition: string | null; colour: string | null },
  variants: readonly Variant[],
  category: Place,
): Product['modifications'] {
  const byEdition = Map.groupBy(
    variants.filter(({ edition }) => edition !== null),
    ({ edition }) => edition ?? '',
  );
  if (byEdition.size < 2) return [];
  const values = [...byEdition].map(([value, list]) => {
    const same =
      list.find(({ id }) => id === current.id) ??
      list.find(({ colour }) => colour === current.colour) ??
      list.find(({ available }) => available) ??
      list[0];
    const id = same?.id ?? current.id;
    return {
      product_id: id,
      value,
      url: productPath(category, id),
      is_current: value === current.edition,
      available: list.some(({ available }) => available),
    };
  });
  return [{ name: editionName([...byEdition.keys()]), values }];
}

/** Colours of the same edition. */
export function coloursOf(
  current: { id: number; edition: string | null },
  variants: readonly Variant[],
  category: Place,
): Product['colors'] {
  const same = variants.filter(({ edition }) => edition === current.edition);
  if (same.length < 2) return [];
  return same.flatMap(({ id, colour, price, imageHash }) => {
    const paint = paintOf(colour);
    if (paint === null) return [];
    return [
      {
        product_id: id,
        ...paint,
        url: productPath(category, id),
        image: firstProductImage(id, versionOf(imageHash)),
        is_current: id === current.id,
        price,
      },
    ];
  });
}
