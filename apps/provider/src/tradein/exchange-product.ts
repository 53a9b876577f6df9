import { sql } from 'drizzle-orm';
import { priceGoods } from '../actions/pricing.ts';
import { type KeptAction, readActions } from '../actions/read.ts';
import { type Goods, unknownCircumstances } from '../actions/terms.ts';
import { finalPrice } from '../basket/price.ts';
import { type Database, rows } from '../database/database.ts';
import { lowered } from '../products/prices.ts';
import { notFound } from '../refusal.ts';
import { bonusName, calculatorsOf, discountName, type Exchange, taken } from './exchange-basket.ts';
import { exchange } from './exchange-rule.ts';

/** One piece of a product that devices are exchanged for. Kopecks. */
export interface Exchangeable {
  id: number;
  price: number;
  bonus: number;
  calculators: number[];
  actions: KeptAction[];
}

/** Undefined when there is no such product, or no device is taken for it. */
export async function readExchangeable(db: Database, productId: number): Promise<Exchangeable | undefined> {
  const calculators = await calculatorsOf(db, productId);
  const [found] = await rows<{ price: number; online: number | null; bonus: number }>(
    db,
    sql`select p.price::float8 as price, k.online::float8 as online, coalesce(k.tradein_discount, 0)::float8 as bonus from products p
        left join product_prices k on k.product_id = p.id where p.id = ${productId} and p.status = 1`,
  );
  if (found === undefined || calculators.length === 0) return undefined;
  const { price, online, bonus } = found;
  return {
    id: productId,
    price: lowered(price, online) ?? price,
    bonus,
    calculators,
    actions: await readActions(db, { productIds: [productId] }),
  };
}

/** Why a piece costs less with devices; a name and kopecks. */
interface Reason {
  actionId: number | null;
  name: string;
  amount: number;
}

/** The price of a piece after the promotions that count with so many devices, and those that ask for them. */
function promoted({ id, price, actions }: Exchangeable, devices: number): { price: number; reasons: Reason[] } {
  const goods: Goods = { id: 1, order: 'buy', productId: id, quantity: 1, price, takesPart: true, hasService: false };
  const priced = priceGoods([goods], actions, { ...unknownCircumstances, devices }).lines.get(1)?.[0];
  const ofTradeIn = actions.filter(({ mechanic }) => mechanic === 'trade-in-1' || mechanic === 'trade-in-2');
  const reasons = (priced?.parts ?? []).flatMap(({ actionId, amount }) => {
    const action = ofTradeIn.find((one) => one.id === actionId);
    return action === undefined ? [] : [{ actionId, name: action.name, amount }];
  });
  return { price: priced?.finalPrice ?? price, reasons };
}

/** What these devices take off one piece, beside the promotions that ask for none. */
export function discountWith(product: Exchangeable, of: Exchange): { price: number; off: number; reasons: Reason[] } {
  const devices = taken(of);
  const { price, reasons } = promoted(product, devices.length);
  const receiving = { id: 1, productId: product.id, quantity: 1, price, bonus: product.bonus, calculators: product.calculators };
  const less = exchange([receiving], devices, null).lines.get(1);
  const told = (less?.parts ?? []).map(({ tId, amount }) => {
    const device = devices.find((one) => one.tId === tId);
    return { actionId: null, name: device === undefined ? bonusName : discountName(device), amount };
  });
  const now = less?.finalPrice ?? price;
  return { price: now, off: promoted(product, 0).price - now, reasons: onceEach([...reasons, ...told]) };
}

/** Devices of one name are told of together, as in a basket. */
const onceEach = (reasons: readonly Reason[]): Reason[] =>
  [...Map.groupBy(reasons, ({ actionId, name }) => actionId ?? name).values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ ...first, amount: same.reduce((sum, { amount }) => sum + amount, 0) }];
  });

/** What so many devices bring beyond their own price. */
function bonusWith(product: Exchangeable, devices: number): number {
  const { price } = promoted(product, devices);
  return promoted(product, 0).price - finalPrice(price, product.bonus);
}

/** Devices that a promotion may ask for. */
const mostAskedFor = 2;

export interface Levels {
  discount: number;
  levels: { devices: number; discount: number }[];
}

/** What old devices bring for a piece of a product, and how many of them bring more; null for goods that none is exchanged for. */
export async function tradeInLevels(db: Database, productId: number): Promise<Levels | null> {
  const product = await readExchangeable(db, productId);
  if (product === undefined) return notExchanged(db, productId);
  const levels: Levels['levels'] = [];
  for (let devices = 1; devices <= mostAskedFor; devices += 1) {
    const discount = bonusWith(product, devices);
    if (discount > (levels.at(-1)?.discount ?? 0)) levels.push({ devices, discount });
  }
  return { discount: levels.find(({ devices }) => devices === 1)?.discount ?? 0, levels };
}

/** Null for a product that is there. */
async function notExchanged(db: Database, productId: number): Promise<null> {
  const [product] = await rows(db, sql`select id from products where id = ${productId} and status = 1`);
  if (product === undefined) throw notFound('Товар не найден');
  return null;
}
