import { availableIn } from '../../catalogue/cards/cards.ts';
import { colours } from '../../catalogue/media/colours.ts';
import { column, type Database, type RowOf, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

const goodsColumns = {
  id: column.number,
  colour: column.textOrNull,
  memory: column.number,
  /** Kopecks. */
  price: column.number,
};
type GoodsRow = RowOf<typeof goodsColumns>;

/** Goods of a model that can be had in the city, with the memory of each; 0 where it is not said. */
export const readGoods = (db: Database, modelId: number, cityId: number): Promise<GoodsRow[]> =>
  rows(
    db,
    goodsColumns,
    sql`select p.id, p.colour, p.price,
          coalesce((select max(v.number)::int from product_values v join attributes a on a.id = v.attribute_id
                    where v.product_id = p.id and a.code = 'storage'), 0) as memory
        from products p
        where p.model_id = ${modelId} and p.status = 1 and not p.is_markdown and not p.is_digital
          and exists (select 1 from tradein_calculator_categories c where c.category_id = p.category_id)
          and (${availableIn(cityId)} or p.order_type = 'preorder')
        order by p.price, p.id`,
  );

/** Their memories, each from its lowest price. */
export const memoriesOf = (goods: readonly GoodsRow[]): { memory: number; price: number }[] =>
  [...Map.groupBy(goods, ({ memory }) => memory)]
    .map(([memory, same]) => ({ memory, price: Math.min(...same.map(({ price }) => price)) }))
    .sort((one, other) => one.memory - other.memory);

const paints = new Map<string, { name: string; hex: string }>(Object.entries(colours));

export const colorOf = ({ id, colour, memory, price }: GoodsRow) => ({
  product_id: id,
  name: paints.get(colour ?? '')?.name ?? '',
  code: colour ?? String(id),
  price,
  hex: paints.get(colour ?? '')?.hex ?? null,
  memory,
});
