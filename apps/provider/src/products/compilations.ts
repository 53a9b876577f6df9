import { mostCompilations, pageSize } from '@vitrina/services/products/vocabulary.ts';
import { type SQL, sql } from 'drizzle-orm';
import { rows } from '../database/database.ts';
import { ofOne } from '../database/indexes.ts';
import { notFound } from '../failure.ts';
import type { RequestContext } from '../request-context.ts';
import { readCards } from './cards.ts';
import { listed } from './categories.ts';
import { tagPath } from './paths.ts';

/** Products without which a compilation is none. */
const fewest = 3;

/** Selections that this product is in, whatever its size or colour, each with other models of its category: the most popular first. */
export async function readCompilations({ db, cityId, now }: RequestContext, id: number) {
  const [product] = await rows<{ categoryId: number | null; code: string | null; modelId: number | null; main: number }>(
    db,
    sql`select p.category_id as "categoryId", c.code, p.model_id as "modelId", coalesce(p.parent_product_id, p.id) as main
        from products p left join categories c on c.id = p.category_id where p.id = ${id}`,
  );
  if (!product) throw notFound('Такого товара нет');
  const { categoryId, code, modelId, main } = product;
  if (categoryId === null || code === null) return [];
  const isOfIt = (alias: SQL) => sql`(${alias}.id = ${main} or ${alias}.model_id = ${modelId})`;
  const found = await rows<{ alias: string; name: string; ids: number[] }>(
    db,
    sql`select t.alias, t.name, array(
          select p.id from products p
          where ${listed} and p.category_id = ${categoryId} and not coalesce(${isOfIt(sql`p`)}, false)
            and exists (${ofOne(sql`select 1 from tag_products h where h.tag_id = t.id and h.product_id = p.id`)})
          order by p.popularity desc, p.id limit ${pageSize.tag}) as ids
        from tags t
        where t.id in (select m.tag_id from products v join tag_products m on m.product_id = v.id where ${isOfIt(sql`v`)})
        order by t.position`,
  );
  const full = found.filter(({ ids }) => ids.length >= fewest).slice(0, mostCompilations);
  const cards = await readCards(db, [...new Set(full.flatMap(({ ids }) => ids))], cityId, now);
  return full.map(({ alias, name, ids }) => ({
    name,
    url: `${tagPath(alias)}/${code}/${categoryId}`,
    products: ids.flatMap((wanted) => cards.filter((card) => card.id === wanted)),
  }));
}
