import { giftCategoryId } from '@vitrina/services/products/vocabulary.ts';
import { sql } from 'drizzle-orm';
import { type Demand, demandsOf } from '../actions/devices.ts';
import { isApplicable, priceGoods } from '../actions/pricing.ts';
import { type PromocodeState, promocodeState } from '../actions/promocode.ts';
import { type KeptAction, readActions } from '../actions/read.ts';
import { isServiceRequired } from '../actions/services.ts';
import type { Circumstances, Condition, Goods } from '../actions/terms.ts';
import { type Database, rows } from '../database/database.ts';
import { sizeOf } from '../delivery/size.ts';
import { balanceOf } from '../loyalty/ledger.ts';
import { lowered } from '../products/prices.ts';
import { smartPriceOf, withSmartPrice } from '../smartprice/in-basket.ts';
import type { SmartPrice } from '../smartprice/read.ts';
import { type Exchange, exchangeLines, readExchange, taken } from '../tradein/exchange-basket.ts';
import { type Wanted, withBonuses } from './bonuses.ts';
import { lessPercent, percentOff } from './bundle.ts';
import { smallestPrice } from './price.ts';
import { isSame, piecesOf, shared } from './same-goods.ts';

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
  /** The part of these that bonuses pay. */
  bonuses: number;
  /** The action that gives this line as a present; null for one that is bought. */
  presentOf: number | null;
  isPreorder: boolean;
  isDigital: boolean;
  isOnSale: boolean;
  isWarranty: boolean;
  /** The promotion under which it was added. */
  actionId: number | null;
  /** Pieces that can be had in the city: its stores and the warehouse, the partner's stock, or the licences left. */
  available: number;
  maxQuantity: number;
  releasedAt: string | null;
  /** Centimetres; null where nobody knows. */
  size: { width: number; height: number; depth: number } | null;
  /** Whether an old device pays a part of it, which somebody has to receive when it is handed over. */
  takesDevice: boolean;
  /** Whose old devices are taken for it, and what the shop adds to each. */
  calculators: readonly number[];
  exchangeBonus: number;
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
  /** What an old device takes off one of its goods, or would if it had not been used or gone by. */
  smartPrice: SmartPrice | null;
  /** The card whose bonuses are spent, with what of them is wanted; null where none are. */
  bonusCard: Wanted | null;
  /** Actions about the goods, with what each asks for. */
  actions: { action: KeptAction; conditions: Condition[] }[];
  /** Old devices that are handed in, and the line that each of them goes with. */
  exchange: Exchange & { takenBy: ReadonlyMap<number, number> };
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
  isWarranty: boolean;
  actionId: number | null;
  isOfBundle: boolean;
  bundleSize: number;
  available: number;
  maxQuantity: number;
  releasedAt: string | null;
  facts: Readonly<Record<string, unknown>>;
  presentOf: number | null;
  calculators: number[];
  exchangeBonus: number;
  /** What the shop's own piece costs when ordered here; a partner's has no such price. */
  online: number | null;
}

/**
 * Reads a basket for a city; undefined when there is none of that id. Promotions that ask for a way to pay count where it is that one; while
 * none is named they do not.
 */
export async function readBasket(
  db: Database,
  basketId: string | undefined,
  cityId: number,
  paymentTypeId: number | null = null,
): Promise<BasketState | undefined> {
  if (basketId === undefined) return undefined;
  const [basket] = await rows<{ revision: number; promocode: string | null; bonusCard: Wanted | null }>(
    db,
    sql`select b.revision, b.promocode, case when c.id is not null then json_build_object('cardId', c.id, 'amount', b.bonuses,
          'balance', ${balanceOf(sql`c.id`)}) end as "bonusCard"
        from baskets b left join loyalty_cards c on c.id = b.bonus_card_id and c.user_id = b.user_id where b.id = ${basketId}`,
  );
  if (basket === undefined) return undefined;
  const lines = await readLines(db, basketId, cityId);
  const actions = await readActions(db, { productIds: lines.map(({ productId }) => productId), promocode: basket.promocode });
  const exchange = await readExchange(db, basketId);
  const { revision, promocode, bonusCard } = basket;
  const smartPrice = await smartPriceOf(db, basketId);
  const isRequired = actions.some(({ recommendsService }) => recommendsService) && (await isServiceRequired(db));
  const circumstances = { devices: taken(exchange).length, paymentTypeId, isServiceRequired: isRequired };
  const state = priced(lines, actions, promocode, { exchange, circumstances });
  // The order in which they come off: promotions and old devices, the smart price, and of what is left bonuses pay their part.
  const receiving = new Set(state.exchange.takenBy.values());
  const exchanged = withSmartPrice(state.lines, smartPrice).map((line, at) => ({
    ...line,
    takesDevice: receiving.has(line.id) || line.finalPrice !== state.lines[at]?.finalPrice,
  }));
  const owed = withBonuses(exchanged, bonusCard);
  return { id: basketId, revision, bonusCard, ...state, smartPrice, lines: owed };
}

/** What lowers a price without any promotion. */
const onlineDiscount = 'Цена при заказе на сайте';
/** What lowers that of an accessory that is bought with its product. */
const bundleDiscount = 'Вместе с товаром';

/** Whether promotions touch a line: those of the shop are not a partner's, a certificate is worth what it costs, and a warranty is a service. */
const takesPart = ({ supplierId, categoryId, presentOf, isWarranty }: Line): boolean =>
  supplierId === null && categoryId !== giftCategoryId && presentOf === null && !isWarranty;

export const goodsOf = (line: Line, all: readonly Line[]): Goods => ({
  id: line.id,
  productId: line.productId,
  quantity: line.quantity,
  price: line.finalPrice,
  takesPart: takesPart(line),
  hasService: all.some(({ isWarranty, parentId }) => isWarranty && parentId === line.id),
});

/** The lines with all promotions that count; a present whose action does not count any more, or that has run out, is not there. */
function priced(
  lines: readonly Line[],
  actions: readonly KeptAction[],
  promocode: string | null,
  { exchange, circumstances }: { exchange: Exchange; circumstances: Circumstances },
): Pick<BasketState, 'lines' | 'actions' | 'promocode' | 'exchange'> {
  const prices = priceGoods(
    lines.map((line) => goodsOf(line, lines)),
    actions,
    circumstances,
  );
  const byId = new Map(actions.map((action) => [action.id, action]));
  const conditionsOf = (id: number): Condition[] => prices.conditions.get(id) ?? [];
  const given: Line[] = [];
  const promoted = lines.flatMap((line) => {
    if (line.presentOf !== null) {
      const present = presented(line, [...lines.filter(isBought), ...given], byId.get(line.presentOf), conditionsOf(line.presentOf));
      given.push(...present);
      return present;
    }
    const price = prices.lines.get(line.id);
    const parts = price?.parts ?? [];
    const discounts = parts.flatMap(({ actionId, amount }) => discountBy(byId.get(actionId), amount));
    return [{ ...line, finalPrice: price?.finalPrice ?? line.finalPrice, discounts: [...line.discounts, ...discounts] }];
  });
  const { lines: shown, takenBy } = exchangeLines(promoted, takesPart, exchange, devicesAsked(promoted, byId));
  const ofCode = promocode === null ? undefined : actions.find((action) => action.promocode === promocode);
  const isApplied = shown.some(({ discounts }) => discounts.some(({ actionId }) => actionId !== null && actionId === ofCode?.id));
  return {
    lines: shown,
    exchange: { ...exchange, takenBy },
    actions: actions.map((action) => ({ action, conditions: conditionsOf(action.id) })),
    promocode: promocodeState(promocode, ofCode, ofCode === undefined ? [] : conditionsOf(ofCode.id), isApplied),
  };
}

/** The devices that the promotions of these lines have asked for; a present is given for what it lies below. */
function devicesAsked(lines: readonly Line[], actions: ReadonlyMap<number, KeptAction>): Demand[] {
  const isOf = (line: Line) => (other: Line) => other.id === line.id || (other.presentOf !== null && other.parentId === line.id);
  const used = lines.filter(isBought).map((line) => {
    const ids = new Set(lines.filter(isOf(line)).flatMap(({ discounts }) => discounts.map(({ actionId }) => actionId)));
    return { lineId: line.id, quantity: line.quantity, actions: [...actions.values()].filter(({ id }) => ids.has(id)) };
  });
  return demandsOf(used);
}

const discountBy = (action: KeptAction | undefined, amount: number): Discount[] =>
  action === undefined ? [] : [{ actionId: action.id, name: action.name, promocode: action.promocode, amount }];

const isBought = ({ presentOf }: Line): boolean => presentOf === null;

/** A present costs the least that a thing may cost (spec 1 §5), and there are never more of it than the others leave: what is bought, and earlier presents. */
function presented(line: Line, others: readonly Line[], action: KeptAction | undefined, conditions: readonly Condition[]): Line[] {
  const left = line.available - piecesOf(others.filter((other) => isSame(other, line)));
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
          i.action_id as "actionId", w.product_id is not null as "isWarranty",
          exists (select 1 from basket_items b join products bp on bp.id = b.product_id
            join product_relations r on r.product_id = coalesce(bp.parent_product_id, bp.id) and r.kind = 'bundle' and r.related_id = i.product_id
            where b.id = i.parent_id) as "isOfBundle",
          (select count(*)::int from product_relations r where r.product_id = coalesce(p.parent_product_id, p.id) and r.kind = 'bundle') as "bundleSize",
          case when i.supplier_id is not null then coalesce(o.quantity, 0)
               when p.is_digital then coalesce(p.licences, 0)
               else coalesce((select sum(s.quantity) from stock s join stores t on t.id = s.store_id
                              where s.product_id = p.id and (t.city_id = ${cityId} or t.type = 0)), 0)
          end::int as available,
          p.max_quantity as "maxQuantity", p.released_at::text as "releasedAt", p.facts, coalesce(k.tradein_discount, 0)::float8 as "exchangeBonus",
          array(select e.calculator_id from tradein_calculator_categories e where e.category_id = p.category_id) as calculators
        from basket_items i
        join products p on p.id = i.product_id
        left join categories c on c.id = p.category_id
        left join product_prices k on k.product_id = i.product_id
        left join warranties w on w.product_id = i.product_id
        left join supplier_offers o on o.product_id = i.product_id and o.supplier_id = i.supplier_id
        where i.basket_id = ${basketId}
        order by i.id`,
  );
  return shared(found.map((row) => toLine(beside(row, found))));
}

interface Priced extends Row {
  /** Of one piece, kopecks. */
  finalPrice: number;
}

/** A row with what it costs beside the others, and with the pieces of a warranty: it is for each piece of what it stands on. */
function beside(row: Row, all: readonly Row[]): Priced {
  const parent = all.find(({ id }) => id === row.parentId);
  const children = all.filter(({ parentId }) => parentId === parent?.id);
  const percent = percentOff(row, parent && { quantity: parent.quantity, bundleSize: parent.bundleSize, children });
  const alone = lowered(row.price, row.online) ?? row.price;
  const quantity = row.isWarranty && parent !== undefined ? parent.quantity : row.quantity;
  return { ...row, quantity, finalPrice: lessPercent(alone, percent) };
}

function toLine({ orderType, facts, online, isOfBundle: _, bundleSize: __, ...row }: Priced): Line {
  // What a partner offers is there already, whenever the shop has it itself.
  const isPreorder = orderType === 'preorder' && row.supplierId === null;
  const isOrderable = row.supplierId !== null || orderType !== 'false';
  // Nothing is free by a rule yet: what costs less than a ruble is a mistake, and nobody orders by it.
  const isOnSale = row.isOnSale && isOrderable && row.price >= smallestPrice;
  const onlinePrice = lowered(row.price, online);
  const alone = onlinePrice ?? row.price;
  return {
    ...row,
    isPreorder,
    isOnSale,
    onlinePrice,
    bonuses: 0,
    takesDevice: false,
    discounts: [...saved(onlineDiscount, null, row.price - alone), ...saved(bundleDiscount, row.actionId, alone - row.finalPrice)],
    available: !isOnSale ? 0 : row.isWarranty ? row.quantity : isPreorder ? row.maxQuantity : row.available,
    size: sizeOf(facts),
  };
}

const saved = (name: string, actionId: number | null, amount: number): Discount[] =>
  amount > 0 ? [{ actionId, name, promocode: null, amount }] : [];

/** The largest quantity a line may have. */
export const mostOf = (line: Line): number => (line.isWarranty ? line.quantity : Math.min(line.maxQuantity, line.available));
