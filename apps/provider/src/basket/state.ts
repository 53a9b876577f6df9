import { giftCategoryId } from '@vitrina/services/products/vocabulary.ts';
import { sql } from 'drizzle-orm';
import { isApplicable, priceGoods } from '../actions/pricing.ts';
import { type PromocodeState, promocodeState } from '../actions/promocode.ts';
import { type KeptAction, readActions } from '../actions/read.ts';
import type { Condition, Goods } from '../actions/terms.ts';
import { type Database, rows } from '../database/database.ts';
import { lowered } from '../products/prices.ts';
import { smallestPrice } from './price.ts';

/** A line of the basket with what the shop knows of its product at this moment. Amounts in kopecks. */
export interface Line {
  id: number;
  productId: number;
  supplierId: number | null;
  parentId: number | null;
  quantity: number;
  seenPrice: number;
  name: string;
  categoryId: number | null;
  categoryCode: string;
  price: number;
  priceOld: number | null;
  /** Below the price; null where ordering online saves nothing. */
  onlinePrice: number | null;
  finalPrice: number;
  /** Why the final price is lower; of one piece, together the whole difference. */
  discounts: Discount[];
  /** The action that gives this line as a present; null for one that is bought. */
  presentOf: number | null;
  isPreorder: boolean;
  isDigital: boolean;
  isOnSale: boolean;
  /** Pieces that can be had in the city: its stores and the warehouse, the partner's stock, or the licences left. */
  available: number;
  maxQuantity: number;
  releasedAt: string | null;
  /** Centimetres; null where nobody knows. */
  size: { width: number; height: number; depth: number } | null;
}

/** What takes something off the price of one piece. */
export interface Discount {
  /** Null for a price that needs no promotion. */
  actionId: number | null;
  name: string;
  /** Of the action, where it asks for one. */
  promocode: string | null;
  amount: number;
}

export interface BasketState {
  id: string;
  revision: number;
  promocode: PromocodeState | null;
  lines: Line[];
  /** Actions about the goods, with what each asks for. */
  actions: { action: KeptAction; conditions: Condition[] }[];
}

interface Row extends Record<string, unknown> {
  id: number;
  productId: number;
  supplierId: number | null;
  parentId: number | null;
  quantity: number;
  seenPrice: number;
  name: string;
  categoryId: number | null;
  categoryCode: string;
  price: number;
  priceOld: number | null;
  orderType: string;
  isDigital: boolean;
  isOnSale: boolean;
  available: number;
  maxQuantity: number;
  releasedAt: string | null;
  facts: Readonly<Record<string, unknown>>;
  presentOf: number | null;
  /** What the shop's own piece costs when ordered here; a partner's has no such price. */
  online: number | null;
}

/** Reads a basket for a city; undefined when there is none of that id. */
export async function readBasket(db: Database, basketId: string | undefined, cityId: number): Promise<BasketState | undefined> {
  if (basketId === undefined) return undefined;
  const [basket] = await rows<{ revision: number; promocode: string | null }>(
    db,
    sql`select revision, promocode from baskets where id = ${basketId}`,
  );
  if (basket === undefined) return undefined;
  const lines = await readLines(db, basketId, cityId);
  const actions = await readActions(db, { productIds: lines.map(({ productId }) => productId), promocode: basket.promocode });
  return { id: basketId, revision: basket.revision, ...priced(lines, actions, basket.promocode) };
}

/** What lowers a price without any promotion. */
const onlineDiscount = 'Цена при заказе на сайте';

/** Whether promotions touch a line: those of the shop are not a partner's, and a certificate is worth what it costs. */
const takesPart = ({ supplierId, categoryId, presentOf }: Line): boolean =>
  supplierId === null && categoryId !== giftCategoryId && presentOf === null;

export const goodsOf = (line: Line): Goods => ({
  id: line.id,
  productId: line.productId,
  quantity: line.quantity,
  price: line.finalPrice,
  takesPart: takesPart(line),
});

/** The lines with all promotions that count; a present whose action does not count any more, or that has run out, is not there. */
function priced(
  lines: readonly Line[],
  actions: readonly KeptAction[],
  promocode: string | null,
): Pick<BasketState, 'lines' | 'actions' | 'promocode'> {
  const prices = priceGoods(lines.map(goodsOf), actions, { devices: 0 });
  const byId = new Map(actions.map((action) => [action.id, action]));
  const conditionsOf = (id: number): Condition[] => prices.conditions.get(id) ?? [];
  const shown = lines.flatMap((line) => {
    if (line.presentOf !== null) return presented(line, lines, byId.get(line.presentOf), conditionsOf(line.presentOf));
    const price = prices.lines.get(line.id);
    const parts = price?.parts ?? [];
    const discounts = parts.flatMap(({ actionId, amount }) => discountBy(byId.get(actionId), amount));
    return [{ ...line, finalPrice: price?.finalPrice ?? line.finalPrice, discounts: [...line.discounts, ...discounts] }];
  });
  const ofCode = promocode === null ? undefined : actions.find((action) => action.promocode === promocode);
  const isApplied = shown.some(({ discounts }) => discounts.some(({ actionId }) => actionId !== null && actionId === ofCode?.id));
  return {
    lines: shown,
    actions: actions.map((action) => ({ action, conditions: conditionsOf(action.id) })),
    promocode: promocodeState(promocode, ofCode, ofCode === undefined ? [] : conditionsOf(ofCode.id), isApplied),
  };
}

const discountBy = (action: KeptAction | undefined, amount: number): Discount[] =>
  action === undefined ? [] : [{ actionId: action.id, name: action.name, promocode: action.promocode, amount }];

/** A present costs the least that a thing may cost (spec 1 §5), and there are never more of it than are left beside what is bought. */
function presented(line: Line, lines: readonly Line[], action: KeptAction | undefined, conditions: readonly Condition[]): Line[] {
  const bought = lines.filter((other) => other.productId === line.productId && other.presentOf === null && other.supplierId === null);
  const left = line.available - bought.reduce((sum, { quantity }) => sum + quantity, 0);
  const quantity = Math.min(line.quantity, left);
  if (action === undefined || !isApplicable(conditions) || quantity < 1) return [];
  const discounts = discountBy(action, line.price - smallestPrice).filter(({ amount }) => amount > 0);
  return [{ ...line, quantity, available: quantity, maxQuantity: quantity, onlinePrice: null, finalPrice: smallestPrice, discounts }];
}

async function readLines(db: Database, basketId: string, cityId: number): Promise<Line[]> {
  const found = await rows<Row>(
    db,
    sql`select i.id, i.product_id as "productId", i.supplier_id as "supplierId", i.parent_id as "parentId", i.quantity, i.seen_price as "seenPrice", i.present_of as "presentOf",
          p.name, p.category_id as "categoryId", coalesce(c.code, '') as "categoryCode",
          coalesce(o.price, p.price) as price, case when o.price is null then p.price_old else o.price_old end as "priceOld",
          case when i.supplier_id is null then k.online end as online, p.order_type as "orderType", p.is_digital as "isDigital", p.status = 1 as "isOnSale",
          case when i.supplier_id is not null then coalesce(o.quantity, 0)
               when p.is_digital then coalesce(p.licences, 0)
               else coalesce((select sum(s.quantity) from stock s join stores t on t.id = s.store_id
                              where s.product_id = p.id and (t.city_id = ${cityId} or t.type = 0)), 0)
          end::int as available,
          p.max_quantity as "maxQuantity", p.released_at::text as "releasedAt", p.facts
        from basket_items i
        join products p on p.id = i.product_id
        left join categories c on c.id = p.category_id
        left join product_prices k on k.product_id = i.product_id
        left join supplier_offers o on o.product_id = i.product_id and o.supplier_id = i.supplier_id
        where i.basket_id = ${basketId}
        order by i.id`,
  );
  return found.map(toLine);
}

function toLine({ orderType, facts, online, ...row }: Row): Line {
  const isPreorder = orderType === 'preorder';
  const isOrderable = row.supplierId !== null || orderType !== 'false';
  // Nothing is free by a rule yet: what costs less than a ruble is a mistake, and nobody orders by it.
  const isOnSale = row.isOnSale && isOrderable && row.price >= smallestPrice;
  const onlinePrice = lowered(row.price, online);
  return {
    ...row,
    isPreorder,
    isOnSale,
    onlinePrice,
    finalPrice: onlinePrice ?? row.price,
    discounts: onlinePrice === null ? [] : [{ actionId: null, name: onlineDiscount, promocode: null, amount: row.price - onlinePrice }],
    available: !isOnSale ? 0 : isPreorder ? row.maxQuantity : row.available,
    size: sizeOf(facts),
  };
}

function sizeOf({ width, height, depth }: Readonly<Record<string, unknown>>): Line['size'] {
  return typeof width === 'number' && typeof height === 'number' && typeof depth === 'number' ? { width, height, depth } : null;
}

/** The largest quantity a line may have. */
export const mostOf = (line: Line): number => Math.min(line.maxQuantity, line.available);
