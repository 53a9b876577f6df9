import type { ProductCard } from '@vitrina/services/products/card.ts';
import { z } from 'zod';
import { column, type Database, json, jsonOrNull, type RowOf, rows } from '../../platform/database/database.ts';
import { ofOne } from '../../platform/database/indexes.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import { creditOf } from '../credit/offers.ts';
import { paintOf } from '../media/colours.ts';
import { media } from '../media/media.ts';
import { productImageHash, versionOf } from '../media/version.ts';
import { kindsOfPrice, kindsOfPriceColumns, toExtraPrices } from '../prices/prices.ts';
import { type RunningCostRow, runningCostIn, toRunningCost } from '../prices/running-cost.ts';
import { productImage, productPath } from './paths.ts';
import { screenOf, sizeOf } from './size.ts';
import { type Branches, branchesOfStickers, stickersOf } from './stickers.ts';

export type Card = WithDatabaseIds<ProductCard>;

const cardColumns = {
  ...kindsOfPriceColumns,
  id: column.number,
  status: column.number,
  name: column.text,
  brandId: column.number,
  brandCode: column.text,
  brandName: column.text,
  categoryId: column.numberOrNull,
  categoryCode: column.textOrNull,
  categoryName: column.textOrNull,
  categorySingular: column.textOrNull,
  modelId: column.numberOrNull,
  edition: column.textOrNull,
  colour: column.textOrNull,
  kind: column.text,
  price: column.number,
  priceOld: column.numberOrNull,
  orderType: column.text,
  isDigital: column.flag,
  isWarranty: column.flag,
  isMarkdown: column.flag,
  isUsed: column.flag,
  isDemo: column.flag,
  markdownGrade: column.textOrNull,
  maxQuantity: column.number,
  popularity: column.number,
  releasedAt: column.textOrNull,
  reviewCount: column.number,
  ratingSum: column.number,
  ratings: column.numbers,
  highlights: z.array(z.object({ name: column.text, value: column.text })),
  size: column.facts,
  screen: column.facts,
  imageHash: column.text,
  isLowestPrice: column.flagOrNull,
  quantity: column.number,
  branches: json<Branches>(),
  offers: json<NonNullable<Card['supplier_offers']>>(),
  runningCost: jsonOrNull<RunningCostRow>(),
};

/**
 * Pieces of a product that a city can have: those in its own stores and those in the warehouse, which serves every
 * city in two to six days; of digital goods the licences left.
 */
export const quantityIn = (cityId: number): SQL<number> => sql`
  case when p.is_digital then coalesce(p.licences, 0)
       else coalesce((select sum(s.quantity) from stock s join stores t on t.id = s.store_id
                      where s.product_id = p.id and (t.city_id = ${cityId} or t.type = 0)), 0) end::int`;

/** What partners have of a product, the cheapest first. */
const offersOfPartners = sql`
  coalesce((select json_agg(json_build_object('supplier_id', o.supplier_id, 'supplier_name', partner.name, 'price', o.price, 'price_old', o.price_old,
                'qty', o.quantity) order by o.price, o.supplier_id)
            from supplier_offers o join suppliers partner on partner.id = o.supplier_id where o.product_id = p.id and o.quantity > 0), '[]')`;

/** What is written for it, or else what its specifications say of the attributes that a card of its category names. */
const highlights = sql`
  case when p.highlights <> '[]' then p.highlights else coalesce((
    select jsonb_agg(jsonb_build_object('name', h.name, 'value', h.value) order by h.position) from (
      select a.name, v.text || coalesce(chr(160) || a.unit, '') as value, ca.position
      from category_attributes ca
      cross join lateral (${ofOne(sql`select * from product_values w where w.product_id = p.id and w.attribute_id = ca.attribute_id`)}) v
      join attributes a on a.id = ca.attribute_id
      where ca.category_id = p.category_id and ca.is_card
    ) h), '[]') end`;

/** Whether it has never cost less while its prices are kept, but more. They are plain ones: of another that an order pays nothing is known. */
const isLowestPrice = sql`case when p.online_price is null then
  (select bool_and(h.price >= p.price) and bool_or(h.price > p.price) from price_changes h where h.product_id = p.id) end`;

/** Whether the city can have at least one piece now. */
export const availableIn = (cityId: number): SQL<boolean> => sql`
  (p.order_type = 'buy' and case when p.is_digital then coalesce(p.licences, 0) > 0
       else exists (${ofOne(sql`select 1 from stock s join stores t on t.id = s.store_id
                    where s.product_id = p.id and s.quantity > 0 and (t.city_id = ${cityId} or t.type = 0)`)}) end)`;

/** Whether the city can have it now of the shop or of a partner, or may order it before it is on sale. */
export const obtainableIn = (cityId: number): SQL<boolean> => sql`
  (p.order_type = 'preorder' or ${availableIn(cityId)}
   or exists (${ofOne(sql`select 1 from supplier_offers o where o.product_id = p.id and o.quantity > 0`)}))`;

/** Cards in the order of the ids; those of products that do not exist are left out. */
export async function readCards(db: Database, ids: readonly number[], cityId: number, now: Date): Promise<Card[]> {
  if (ids.length === 0) return [];
  const cardRows = await rows(
    db,
    cardColumns,
    sql`select p.id, p.status::int as status, p.name, b.id as "brandId", b.code as "brandCode", b.name as "brandName",
          c.id as "categoryId", c.code as "categoryCode", c.name as "categoryName", c.singular as "categorySingular",
          p.model_id as "modelId", p.edition, p.colour, p.kind, p.price, p.price_old as "priceOld", p.order_type as "orderType", p.is_digital as "isDigital",
          exists (select 1 from warranties w where w.product_id = p.id) as "isWarranty",
          p.is_markdown as "isMarkdown", p.is_used as "isUsed", p.is_demo as "isDemo", p.markdown_grade as "markdownGrade",
          p.max_quantity as "maxQuantity", p.popularity, p.released_at::text as "releasedAt", p.review_count as "reviewCount",
          p.rating_sum as "ratingSum", p.ratings, ${highlights} as highlights, json_build_object('width', p.facts -> 'width', 'height', p.facts -> 'height', 'depth', p.facts -> 'depth') as size,
          json_build_object('diagonal', p.facts -> 'diagonal', 'resolution', p.facts -> 'resolution') as screen,
          ${productImageHash} as "imageHash", (select ${branchesOfStickers}) as branches, ${quantityIn(cityId)} as quantity,
          ${offersOfPartners} as offers, ${isLowestPrice} as "isLowestPrice", ${runningCostIn(cityId)} as "runningCost", ${kindsOfPrice}
        from unnest(${sql.param([...ids])}::int[]) with ordinality as wanted (id, place)
        join products p on p.id = wanted.id
        join brands b on b.id = p.brand_id
        left join categories c on c.id = p.category_id
        left join product_prices k on k.product_id = p.id
        order by wanted.place`,
  );
  return cardRows.map((row) => toCard(row, now));
}

/** Its pictures, the main one first, and the one with its measures at the end. */
function imagesOf({ id, kind, size, imageHash }: RowOf<typeof cardColumns>): string[] {
  const numbers = Array.from({ length: media().count('products', id, kind) }, (_, number) => number);
  const keys = media().isMeasured(id, kind, sizeOf(size)) ? [...numbers, 'size' as const] : numbers;
  return keys.map((key) => productImage(id, key, versionOf(imageHash)));
}

function toCard(row: RowOf<typeof cardColumns>, now: Date): Card {
  const category =
    row.categoryId === null || row.categoryCode === null || row.categoryName === null
      ? null
      : { id: row.categoryId, code: row.categoryCode, name: row.categoryName };
  const { offer, ...otherPrices } = toExtraPrices(row.price, row.priceOld, row);
  const sitePrice = otherPrices.special_offer?.price_online ?? row.price;
  return {
    id: row.id,
    status: row.status,
    name: row.name,
    brand: { id: row.brandId, code: row.brandCode, name: row.brandName },
    category,
    category_name_singular: row.categorySingular ?? '',
    model_id: row.modelId,
    variant: row.isMarkdown || row.modelId === null ? null : { edition: row.edition, color: paintOf(row.colour) },
    images: imagesOf(row),
    short_url: productPath(category, row.id),
    offer: {
      price: row.price,
      price_old: row.priceOld,
      available: row.orderType === 'buy' && row.quantity > 0,
      quantity: row.orderType === 'buy' ? row.quantity : 0,
      order_type: row.orderType,
      credit: row.isDigital ? null : creditOf({ ...row, price: sitePrice }),
      ...offer,
    },
    ...otherPrices,
    is_markdown: row.isMarkdown,
    markdown_grade: row.markdownGrade,
    is_used: row.isUsed,
    is_demo: row.isDemo,
    is_warranty: row.isWarranty,
    is_digital: row.isDigital,
    supplier_id: null,
    supplier_offers: row.offers,
    stickers: stickersOf({ ...row, price: sitePrice }, now, row.branches),
    is_lowest_price: row.isLowestPrice,
    max_quantity: row.maxQuantity,
    review_counters: {
      count: row.reviewCount,
      rating: row.reviewCount === 0 ? null : Math.round((row.ratingSum / row.reviewCount) * 100) / 100,
      distribution: row.ratings,
    },
    highlights: row.highlights,
    dimensions: sizeOf(row.size),
    screen: screenOf(row.screen),
    running_cost: toRunningCost(row.runningCost),
  };
}
