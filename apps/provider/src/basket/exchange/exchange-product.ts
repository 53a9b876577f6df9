import type { products } from '@vitrina/services/products/endpoints.ts';
import { finalPrice } from '@vitrina/services/rules/price.ts';
import { orderPrice } from '../../catalogue/prices/prices.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import type { Handler } from '../../platform/http/implement.ts';
import { notFound } from '../../platform/refusal.ts';
import { devicesOf } from '../../pricing/actions/conditions.ts';
import { priceGoods } from '../../pricing/actions/pricing.ts';
import { readActions, type StoredAction } from '../../pricing/actions/read.ts';
import { type Goods, unknownCircumstances } from '../../pricing/actions/terms.ts';
import { bonusName, calculatorsOf, discountName, type Exchange } from '../../pricing/tradein/exchange-basket.ts';
import { discountsOf, sumOf } from '../response.ts';
import { previewBasket } from '../state.ts';

/** One piece of a product that devices are exchanged for. Kopecks. */
export interface Exchangeable {
  id: number;
  price: number;
  bonus: number;
  calculators: number[];
  actions: StoredAction[];
}

/** Undefined when there is no such product, or no device is taken for it. */
export async function readExchangeable(db: Database, productId: number): Promise<Exchangeable | undefined> {
  const calculators = await calculatorsOf(db, productId);
  const [productRow] = await rows(
    db,
    { price: column.number, online: column.numberOrNull, bonus: column.number },
    sql`select p.price::float8 as price, k.online::float8 as online, coalesce(k.tradein_discount, 0)::float8 as bonus from products p
        left join product_prices k on k.product_id = p.id where p.id = ${productId} and p.status = 1`,
  );
  if (productRow === undefined || calculators.length === 0) return undefined;
  const { price, online, bonus } = productRow;
  return {
    id: productId,
    price: orderPrice(price, online),
    bonus,
    calculators,
    actions: await readActions(db, { productIds: [productId] }),
  };
}

/** The price of a piece after the promotions that count with so many devices. */
function promotedPrice({ id, price, actions }: Exchangeable, devices: number): number {
  const goods: Goods = { id: 1, order: 'buy', productId: id, quantity: 1, price, takesPart: true, hasService: false };
  return priceGoods([goods], actions, { ...unknownCircumstances, devices }).lines.get(1)?.[0]?.finalPrice ?? price;
}

/** Why a piece costs less with devices; a name and kopecks. */
type Reason = ReturnType<typeof discountsOf>[number];

const emptyExchange: Exchange = { devices: [], productId: null };

/** What these devices take off one piece, as a basket reckons it, beside the promotions that ask for none. */
export async function calculateDiscount(
  db: Database,
  { id, actions }: Exchangeable,
  tradeIn: Exchange,
  cityId: number,
): Promise<{ price: number; off: number; reasons: Reason[] }> {
  const item = { id: 1, productId: id, parentId: null, quantity: 1, actionId: null };
  const [withDevices, withoutDevices] = await Promise.all(
    [tradeIn, emptyExchange].map((exchange) => previewBasket(db, [item], { cityId, exchange })),
  );
  const lines = withDevices?.lines ?? [];
  const ofTradeIn = new Set(actions.filter((action) => devicesOf(action) > 0).map((action) => action.id));
  const names = new Set([bonusName, ...tradeIn.devices.map(discountName)]);
  const isOfDevices = ({ action_id: actionId, name }: Reason): boolean => (actionId === null ? names.has(name) : ofTradeIn.has(actionId));
  return { price: sumOf(lines), off: sumOf(withoutDevices?.lines ?? []) - sumOf(lines), reasons: discountsOf(lines).filter(isOfDevices) };
}

/** What so many devices bring beyond their own price. */
function tradeInBonus(product: Exchangeable, devices: number): number {
  return promotedPrice(product, 0) - finalPrice(promotedPrice(product, devices), product.bonus);
}

/** Devices that a promotion may ask for. */
const maxDevices = 2;

export interface TradeInLevels {
  discount: number;
  levels: { devices: number; discount: number }[];
}

/** What old devices bring for a piece of a product, and how many of them bring more; null for goods that none is exchanged for. */
export async function tradeInLevels(db: Database, productId: number): Promise<TradeInLevels | null> {
  const product = await readExchangeable(db, productId);
  if (product === undefined) return requireProduct(db, productId);
  const levels: TradeInLevels['levels'] = [];
  for (let devices = 1; devices <= maxDevices; devices += 1) {
    const discount = tradeInBonus(product, devices);
    if (discount > (levels.at(-1)?.discount ?? 0)) levels.push({ devices, discount });
  }
  return { discount: levels.find(({ devices }) => devices === 1)?.discount ?? 0, levels };
}

/** Null for a product that is there. */
async function requireProduct(db: Database, productId: number): Promise<null> {
  const [product] = await rows(db, sql`select id from products where id = ${productId} and status = 1`);
  if (product === undefined) throw notFound('Товар не найден');
  return null;
}

export const tradeInDiscount: Handler<(typeof products)['tradeInDiscount']> = ({ params, context }) =>
  tradeInLevels(context.db, toDatabaseId(params.id));
