import { pageSize } from '@vitrina/services/products/vocabulary.ts';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { notFound } from '../../platform/refusal.ts';
import { type Card, readCards } from '../cards/cards.ts';
import { isListed } from '../categories/categories.ts';

const maxRelated = 24;

/** Cards of products that stand in a relation to this one; where none is written, others of its category. */
export async function readRelated(
  { db, cityId, now }: RequestContext,
  id: number,
  kind: 'similar' | 'looked_with',
  perPage: number | undefined,
): Promise<Card[]> {
  const limit = Math.min(Math.max(perPage ?? pageSize.products, 1), maxRelated);
  const [product] = await rows(
    db,
    { categoryId: column.numberOrNull, price: column.number, relatedTo: column.number },
    sql`select category_id as "categoryId", price, coalesce(parent_product_id, id) as "relatedTo" from products where id = ${id}`,
  );
  if (!product) throw notFound('Такого товара нет');
  const relatedRows = await rows(
    db,
    { id: column.number },
    sql`select p.id from product_relations r join products p on p.id = r.related_id
        where r.product_id = ${product.relatedTo} and r.kind = ${kind} and ${isListed} order by r.position limit ${limit}`,
  );
  if (relatedRows.length > 0 || product.categoryId === null)
    return readCards(
      db,
      relatedRows.map((row) => row.id),
      cityId,
      now,
    );
  const order = kind === 'similar' ? sql`abs(p.price - ${product.price})` : sql`p.popularity desc`;
  const otherRows = await rows(
    db,
    { id: column.number },
    sql`select p.id from products p where ${isListed} and p.category_id = ${product.categoryId} and p.id <> ${id} order by ${order}, p.id limit ${limit}`,
  );
  return readCards(
    db,
    otherRows.map((row) => row.id),
    cityId,
    now,
  );
}
