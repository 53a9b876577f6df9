import type { Product as ProductOnWire } from '@vitrina/services/products/product.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { priceOfOrder } from '../../platform/database/order-price.ts';
import { sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { notFound } from '../../platform/refusal.ts';
import { availableIn, readCards } from '../cards/cards.ts';
import { productPath } from '../cards/paths.ts';
import { readManuals } from '../manuals/read.ts';
import { unitAfter } from '../values/units.ts';
import { coloursOf, modificationsOf, readVariants } from './variants.ts';

type Product = WithDatabaseIds<ProductOnWire>;

const detailRowColumns = {
  id: column.number,
  article: column.text,
  description: column.text,
  country: column.textOrNull,
  releasedAt: column.textOrNull,
  warrantyDays: column.number,
  questionCount: column.number,
  edition: column.textOrNull,
  colour: column.textOrNull,
  modelId: column.numberOrNull,
  parentProductId: column.numberOrNull,
};

/** Everything of one product, as its city sees it. */
export async function readProduct({ db, cityId, now }: RequestContext, id: number): Promise<Product> {
  const [[card], [row]] = await Promise.all([
    readCards(db, [id], cityId, now),
    rows(
      db,
      detailRowColumns,
      sql`select id, article, description, country, released_at::text as "releasedAt", warranty_days as "warrantyDays",
            question_count as "questionCount", edition, colour, model_id as "modelId",
            parent_product_id as "parentProductId" from products where id = ${id}`,
    ),
  ]);
  if (!card || !row) throw notFound('Такого товара нет');
  // This provider tells the code of every category.
  const category = card.category && { id: card.category.id, code: card.category.code ?? '' };
  const [specifications, manuals, children, variants, similarProduct, videos] = await Promise.all([
    readSpecifications(db, id),
    readManuals(db, id),
    readChildren(db, id, cityId),
    readVariants(db, row.modelId, cityId),
    readSimilarProduct(db, id),
    rows(db, { videoId: column.text }, sql`select video_id as "videoId" from product_videos where product_id = ${id} order by position`),
  ]);
  return {
    ...card,
    article: row.article,
    description: row.description,
    country: row.country,
    released_at: row.releasedAt,
    warranty_days: row.warrantyDays,
    new_product_id: row.parentProductId,
    specifications,
    manuals,
    supplier_offers: card.supplier_offers ?? [],
    children: children.map((child) => ({ ...child, url: productPath(category, child.id) })),
    attr: { questions_count: row.questionCount },
    youtube: videos.map(({ videoId }) => videoId),
    compared_model: similarProduct && {
      link: productPath({ id: similarProduct.categoryId, code: similarProduct.categoryCode }, similarProduct.id),
      name: similarProduct.name,
    },
    modifications: card.is_markdown ? [] : modificationsOf(row, variants, category),
    colors: card.is_markdown ? [] : coloursOf(row, variants, category),
  };
}

async function readSpecifications(db: Database, id: number): Promise<Product['specifications']> {
  const specificationRows = await rows(
    db,
    { group: column.text, code: column.text, name: column.text, value: column.text, unit: column.textOrNull, isMain: column.flag },
    sql`select coalesce(ca.group_name, 'Характеристики') as "group", a.code, a.name, v.text as value, a.unit, coalesce(ca.is_card or ca.is_filter, false) as "isMain"
        from product_values v join attributes a on a.id = v.attribute_id join products p on p.id = v.product_id
        left join category_attributes ca on ca.category_id = p.category_id and ca.attribute_id = v.attribute_id
        where v.product_id = ${id} order by ca.position nulls last, a.name`,
  );
  return [...Map.groupBy(specificationRows, ({ group }) => group)].map(([groupName, items]) => ({
    group_name: groupName,
    items: items.map(({ code, name, value, unit, isMain }) => ({
      code,
      name,
      value,
      unit: unit === null ? null : unitAfter(value, unit),
      is_main: isMain,
    })),
  }));
}

/** Refurbished pieces of the product that the city can have. */
function readChildren(
  db: Database,
  id: number,
  cityId: number,
): Promise<{ id: number; name: string; price: number; markdown_grade: string | null }[]> {
  return rows(
    db,
    { id: column.number, name: column.text, price: column.number, markdown_grade: column.textOrNull },
    sql`select p.id, p.name, ${priceOfOrder} as price, p.markdown_grade from products p
        where p.parent_product_id = ${id} and p.status = 1 and ${availableIn(cityId)} order by ${priceOfOrder}, p.id`,
  );
}

/** The product that is most like it. */
async function readSimilarProduct(
  db: Database,
  id: number,
): Promise<{ id: number; name: string; categoryId: number; categoryCode: string } | null> {
  const [similarProduct] = await rows(
    db,
    { id: column.number, name: column.text, categoryId: column.number, categoryCode: column.text },
    sql`select p.id, p.name, c.id as "categoryId", c.code as "categoryCode" from product_relations r join products p on p.id = r.related_id join categories c on c.id = p.category_id
        where r.product_id = ${id} and r.kind = 'similar' and p.status = 1 order by r.position limit 1`,
  );
  return similarProduct ?? null;
}
