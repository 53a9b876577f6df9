import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { products as endpoints } from '@vitrina/services/products/endpoints.ts';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { notFound } from '../../platform/refusal.ts';
import { readCards } from '../cards/cards.ts';
import { isListed } from '../categories/categories.ts';

type Compilation = WithDatabaseIds<Output<(typeof endpoints)['compilations']>[number]>;

/** Compilations of one answer, and goods of one of them. */
const limits = { compilations: 3, products: 12 } as const;

/** What has been put together with a product; a refurbished piece is in the compilations of what it is a piece of. */
export async function readCompilations({ db, cityId, now }: RequestContext, id: number): Promise<Compilation[]> {
  const [product] = await rows(db, { id: column.number }, sql`select coalesce(parent_product_id, id) as id from products where id = ${id}`);
  if (!product) throw notFound('Такого товара нет');
  const compilationRows = await rows(
    db,
    { id: column.number, name: column.text, productIds: column.numbers },
    sql`select c.id, c.name, array(
          select o.product_id from compilation_products o join products p on p.id = o.product_id
          where o.compilation_id = c.id and o.product_id <> ${product.id} and ${isListed} order by o.position limit ${limits.products}) as "productIds"
        from compilations c
        where c.id in (select m.compilation_id from compilation_products m where m.product_id = ${product.id} order by 1 limit ${limits.compilations})
        order by c.id`,
  );
  const cards = await readCards(db, [...new Set(compilationRows.flatMap(({ productIds }) => productIds))], cityId, now);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return compilationRows
    .map(({ id, name, productIds }) => ({ id, name, products: productIds.flatMap((productId) => byId.get(productId) ?? []) }))
    .filter(({ products }) => products.length > 0);
}
