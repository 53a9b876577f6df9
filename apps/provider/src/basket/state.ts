import { giftCategoryId } from '@vitrina/services/contract/fields/special-ids.ts';
import { lessPercent, minPrice } from '@vitrina/services/rules/price.ts';
import { sizeOf, weightOf } from '../catalogue/cards/size.ts';
import { lowerPrice } from '../catalogue/prices/prices.ts';
import { column, type Database, jsonOrNull, type RowOf, rows } from '../platform/database/database.ts';
import { type SQL, sql } from '../platform/database/sql.ts';
import { type PricingResult, priceGoods } from '../pricing/actions/pricing.ts';
import { type PromocodeState, promocodeState } from '../pricing/actions/promocode.ts';
import { readActions, type StoredAction } from '../pricing/actions/read.ts';
import { isServiceRequired as isServiceRequiredBy } from '../pricing/actions/services.ts';
import type { Condition, Goods } from '../pricing/actions/terms.ts';
import { type BonusSpending, bonusSpending, withBonuses } from '../pricing/bonuses/bonuses.ts';
import { percentOff } from '../pricing/bundle.ts';
import { balanceOf } from '../pricing/loyalty/ledger.ts';
import { typeFor } from '../pricing/payment-methods/methods.ts';
import { smartDiscount, smartPriceOf, withSmartPrice } from '../pricing/smartprice/in-basket.ts';
import type { SmartPrice } from '../pricing/smartprice/read.ts';
import { type PartKey, split } from '../pricing/split.ts';
import { acceptedDevices, type Demand, type Exchange, exchangeLines, readExchange } from '../pricing/tradein/exchange-basket.ts';
import type { GiftRecipient } from './gift-recipient.ts';
import { countPieces, isSame, shareStock } from './same-goods.ts';

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
  /** All of its pieces, those together that cost the same: a set or an old device lowers the price of some of them. */
  pieces: PricedPieces[];
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
  /** Kilograms of one piece; null where nobody knows. */
  weight: number | null;
  /** Whether an old device pays a part of it, which somebody has to receive when it is handed over. */
  takesDevice: boolean;
  /** Whether it is in an order of its own, so that the rest need not wait for it. */
  isLater: boolean;
  /** Whose old devices are taken for it, and what the shop adds to each. */
  calculators: readonly number[];
  exchangeBonus: number;
}

/** Pieces of a line that cost the same. */
export interface PricedPieces {
  quantity: number;
  /** Of one piece. */
  finalPrice: number;
  /** Why the final price is lower; of one piece, together the whole difference. */
  discounts: Discount[];
  /** The part of these that bonuses pay. */
  bonuses: number;
}

/** A line without its prices. */
type UnpricedLine = Omit<Line, 'pieces'>;

/** Pieces of a line by themselves, known by a number of their own. */
interface Portion extends UnpricedLine, PricedPieces {
  lineId: number;
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
  /** Who is sent its gift cards instead of the buyer. */
  gift: GiftRecipient | null;
  lines: Line[];
  /** What an old device takes off one of its goods, or would if it had not been used or gone by. */
  smartPrice: SmartPrice | null;
  /** The card whose bonuses are spent, with what of them is wanted; null where none are. */
  bonusCard: BonusSpending | null;
  /** Actions about the goods, with what each asks for. */
  actions: { action: StoredAction; conditions: Condition[]; countsIn: ReadonlySet<PartKey> }[];
  /** Presents that actions give: with how many pieces of which line each of them comes. */
  givenPresents: PricingResult['presents'];
  /** Old devices that are handed in, and the line that each of them goes with. */
  exchange: Exchange & { lineByDevice: ReadonlyMap<number, number> };
}

const rowColumns = {
  id: column.number,
  productId: column.number,
  supplierId: column.numberOrNull,
  parentId: column.numberOrNull,
  quantity: column.number,
  seenPrice: column.number,
  name: column.text,
  categoryId: column.numberOrNull,
  categoryCode: column.text,
  price: column.number,
  priceOld: column.numberOrNull,
  orderType: column.text,
  isDigital: column.flag,
  isOnSale: column.flag,
  isWarranty: column.flag,
  actionId: column.numberOrNull,
  isOfBundle: column.flag,
  bundleSize: column.number,
  available: column.number,
  maxQuantity: column.number,
  releasedAt: column.textOrNull,
  facts: column.facts,
  presentOf: column.numberOrNull,
  calculators: column.numbers,
  exchangeBonus: column.number,
  isLater: column.flag,
  /** What the shop's own piece costs when ordered here; a partner's has no such price. */
  online: column.numberOrNull,
};
type Row = RowOf<typeof rowColumns>;

/** How the orders of a basket are to be made. */
export interface BasketOptions {
  /** Promotions that ask for a way to pay count in the orders that are paid so; while none is named they do not. */
  paymentTypeId?: number | null;
  /** Preorders are orders of their own, unless the shopper wants them with the rest. */
  isPreorderApart?: boolean;
}

/** Reads a basket for a city; undefined when there is none of that id. */
export async function readBasket(
  db: Database,
  basketId: string | undefined,
  cityId: number,
  options: BasketOptions = {},
): Promise<BasketState | undefined> {
  if (basketId === undefined) return undefined;
  const [basket] = await rows(
    db,
    { revision: column.number, promocode: column.textOrNull, gift: jsonOrNull<GiftRecipient>(), bonusCard: bonusSpending.nullable() },
    sql`select b.revision, b.promocode, b.gift, case when c.id is not null then json_build_object('cardId', c.id, 'amount', b.bonuses,
          'balance', ${balanceOf(sql`c.id`)}) end as "bonusCard"
        from baskets b left join loyalty_cards c on c.id = b.bonus_card_id and c.user_id = b.user_id where b.id = ${basketId}`,
  );
  if (basket === undefined) return undefined;
  const items = sql`(select * from basket_items where basket_id = ${basketId})`;
  const exchange = await readExchange(db, basketId);
  return priceBasket(db, { id: basketId, ...basket, smartPrice: await smartPriceOf(db, basketId) }, items, {
    cityId,
    exchange,
    ...options,
  });
}

interface PricingContext extends BasketOptions {
  cityId: number;
  exchange: Exchange;
}

/** What these items cost, wherever they are kept. */
async function priceBasket(
  db: Database,
  basket: Pick<BasketState, 'id' | 'revision' | 'gift' | 'bonusCard' | 'smartPrice'> & { promocode: string | null },
  items: SQL,
  { cityId, exchange, paymentTypeId = null, isPreorderApart = true }: PricingContext,
): Promise<BasketState> {
  const itemRows = await readRows(db, items, cityId);
  const actions = await readActions(db, { productIds: itemRows.map(({ productId }) => productId), promocode: basket.promocode });
  const isServiceAsked = actions.some(({ recommendsService }) => recommendsService);
  const isServiceRequired = isServiceAsked && (await isServiceRequiredBy(db));
  const pricing = priceLines(itemRows, actions, { basket, exchange, paymentTypeId, isPreorderApart, isServiceRequired });
  const { id, revision, gift, bonusCard, smartPrice } = basket;
  return { id, revision, gift, bonusCard, smartPrice, ...pricing };
}

/** An item of a basket that nobody keeps. */
export interface PreviewItem {
  id: number;
  productId: number;
  parentId: number | null;
  quantity: number;
  actionId: number | null;
  presentOf?: number | null;
}

/** What these items of a basket that nobody keeps cost: the reckoning of every basket, with nothing written. */
export function previewBasket(
  db: Database,
  previewItems: readonly PreviewItem[],
  { cityId, exchange }: Pick<PricingContext, 'cityId' | 'exchange'>,
): Promise<BasketState> {
  const items = sql`(select w.id, w.product_id, null::int as supplier_id, w.parent_id, w.quantity, 0 as seen_price, w.present_of, w.action_id, false as is_later
    from jsonb_to_recordset(${JSON.stringify(
      previewItems.map(({ id, productId, parentId, quantity, actionId, presentOf = null }) => ({
        id,
        product_id: productId,
        parent_id: parentId,
        quantity,
        action_id: actionId,
        present_of: presentOf,
      })),
    )}::jsonb) as w(id int, product_id int, parent_id int, quantity int, action_id int, present_of int))`;
  return priceBasket(db, { id: '', revision: 0, promocode: null, gift: null, bonusCard: null, smartPrice: null }, items, {
    cityId,
    exchange,
  });
}

/** What lowers a price without any promotion. */
export const onlineDiscount = 'Цена при заказе на сайте';
/** What lowers that of an accessory that is bought with its product. */
export const bundleDiscount = 'Вместе с товаром';

/** Whether promotions touch a line: those of the shop are not a partner's, a certificate is worth what it costs, and a warranty is a service. */
export const takesPart = ({ supplierId, categoryId, presentOf, isWarranty }: UnpricedLine): boolean =>
  supplierId === null && categoryId !== giftCategoryId && presentOf === null && !isWarranty;

interface PricingInput {
  basket: Pick<BasketState, 'bonusCard' | 'smartPrice'> & { promocode: string | null };
  exchange: Exchange;
  paymentTypeId: number | null;
  isPreorderApart: boolean;
  isServiceRequired: boolean;
}

/** The lines with all that lowers their prices; a present whose action does not count any more, or that has run out, is not there. */
function priceLines(
  itemRows: readonly Row[],
  actions: readonly StoredAction[],
  { basket, exchange, paymentTypeId, isPreorderApart, isServiceRequired }: PricingInput,
): Pick<BasketState, 'lines' | 'actions' | 'givenPresents' | 'promocode' | 'exchange'> {
  const lines = shareStock(itemRows.map((row) => toLine(row, itemRows)));
  const orders = ordersOf(lines, isPreorderApart);
  const portions = lines.flatMap((line) => portionsOf(line, itemRows, orders)).map((portion, at) => ({ ...portion, id: at + 1 }));
  const prices = priceGoods(
    portions.map((portion) => goodsOf(portion, lines, orders)),
    actions,
    {
      devices: acceptedDevices(exchange).length,
      paymentTypeId,
      paymentTypeIn: (order) => typeFor(order, paymentTypeId),
      isServiceRequired,
    },
  );
  const byId = new Map(actions.map((action) => [action.id, action]));
  const lineIds = new Map(portions.map(({ id, lineId }) => [id, lineId]));
  const givenPresents = mergePresents(prices.presents.map((one) => ({ ...one, lineId: lineIds.get(one.lineId) ?? 0 })));
  const demands: Demand[] = [];
  const pricedPortions = portions.flatMap((portion): Portion[] => {
    if (portion.presentOf !== null) return [portion];
    return (prices.lines.get(portion.id) ?? []).map(({ quantity, finalPrice, parts, devices }) => {
      if (devices > 0) demands.push({ lineId: portion.lineId, devices });
      const discounts = parts.flatMap(({ actionId, amount }) => toDiscounts(byId.get(actionId), amount));
      return { ...portion, quantity, finalPrice, discounts: [...portion.discounts, ...discounts] };
    });
  });
  const presents: Line[] = [];
  for (const line of lines.filter(({ presentOf }) => presentOf !== null)) {
    const gift = givenPresents.find(({ lineId, actionId }) => lineId === line.parentId && actionId === line.presentOf);
    const present = priceAsPresent(line, [...lines.filter(isBought), ...presents], gift && byId.get(gift.actionId), gift?.quantity ?? 0);
    presents.push(...present);
    if (present.length > 0 && gift !== undefined && gift.devices > 0) demands.push({ lineId: gift.lineId, devices: gift.devices });
  }
  const boughtPortions = pricedPortions.filter(isBought).map((portion, at) => ({ ...portion, id: at + 1 }));
  const exchangeResult = exchangeLines(boughtPortions, takesPart, exchange, demands);
  // The order in which they come off: promotions and old devices, the smart price, and of what is left bonuses pay their part.
  const smartPriced = withSmartPrice(exchangeResult.lines, basket.smartPrice).map((portion, at) => ({ ...portion, id: at + 1 }));
  const finalPortions = withBonuses(smartPriced, basket.bonusCard);
  const tradeInLineIds = new Set(exchangeResult.lineByDevice.values());
  for (const { lineId, discounts } of smartPriced) if (discounts.some(({ name }) => name === smartDiscount)) tradeInLineIds.add(lineId);
  const pricedLines = lines.flatMap((line) =>
    isBought(line)
      ? [
          {
            ...line,
            takesDevice: tradeInLineIds.has(line.id),
            pieces: mergePieces(finalPortions.filter(({ lineId }) => lineId === line.id)),
          },
        ]
      : presents.filter(({ id }) => id === line.id),
  );
  const conditionsOf = (id: number): Condition[] => prices.conditions.get(id) ?? [];
  const promocodeAction = basket.promocode === null ? undefined : actions.find((action) => action.promocode === basket.promocode);
  const isFromPromocode = ({ actionId }: Discount): boolean => actionId !== null && actionId === promocodeAction?.id;
  const isApplied = pricedLines.some(({ pieces }) => pieces.some(({ discounts }) => discounts.some(isFromPromocode)));
  return {
    lines: pricedLines,
    givenPresents,
    exchange: { ...exchange, lineByDevice: exchangeResult.lineByDevice },
    actions: actions.map((action) => ({
      action,
      conditions: conditionsOf(action.id),
      countsIn: prices.countsIn.get(action.id) ?? new Set(),
    })),
    promocode: promocodeState(
      basket.promocode,
      promocodeAction,
      promocodeAction === undefined ? [] : conditionsOf(promocodeAction.id),
      isApplied,
    ),
  };
}

const ordersOf = (lines: readonly UnpricedLine[], isPreorderApart: boolean): ReadonlyMap<number, PartKey> =>
  new Map(split(lines, isPreorderApart).flatMap(({ key, items }) => items.map(({ id }): [number, PartKey] => [id, key])));

const goodsOf = (portion: Portion, all: readonly UnpricedLine[], orders: ReadonlyMap<number, PartKey>): Goods => ({
  id: portion.id,
  order: orders.get(portion.lineId) ?? 'buy',
  productId: portion.productId,
  quantity: portion.quantity,
  price: portion.finalPrice,
  takesPart: takesPart(portion),
  hasService: all.some(({ isWarranty, parentId }) => isWarranty && parentId === portion.lineId),
});

/** The presents of a line under one action are together, whatever its pieces cost. */
const mergePresents = (presents: PricingResult['presents']): PricingResult['presents'] =>
  [...Map.groupBy(presents, ({ lineId, actionId }) => `${lineId} of ${actionId}`).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    return [{ ...first, quantity: countPieces(same), devices: same.reduce((sum, { devices }) => sum + devices, 0) }];
  });

/** Pieces that cost the same for the same reasons are told of together, the cheapest first. */
function mergePieces(portions: readonly Portion[]): PricedPieces[] {
  const same = Map.groupBy(portions, ({ finalPrice, discounts }) => JSON.stringify([finalPrice, discounts]));
  return [...same.values()]
    .flatMap((group) =>
      group.slice(0, 1).map(({ finalPrice, discounts, bonuses }) => ({ quantity: countPieces(group), finalPrice, discounts, bonuses })),
    )
    .sort((one, other) => one.finalPrice - other.finalPrice);
}

const toDiscounts = (action: StoredAction | undefined, amount: number): Discount[] =>
  action === undefined ? [] : [{ actionId: action.id, name: action.name, promocode: action.promocode, amount }];

const isBought = ({ presentOf }: Pick<Line, 'presentOf'>): boolean => presentOf === null;

/** A present costs the least that a thing may cost (spec 1 §5), and there are never more of it than the others leave: what is bought, and earlier presents. */
function priceAsPresent(
  line: UnpricedLine,
  others: readonly UnpricedLine[],
  action: StoredAction | undefined,
  giftQuantity: number,
): Line[] {
  const remaining = line.available - countPieces(others.filter((other) => isSame(other, line)));
  const perPiece = action?.presents.find(({ productId }) => productId === line.productId)?.quantity ?? 1;
  const quantity = Math.min(line.quantity, giftQuantity * perPiece, remaining);
  if (action === undefined || quantity < 1) return [];
  const discounts = toDiscounts(action, line.price - minPrice).filter(({ amount }) => amount > 0);
  const pieces = [{ quantity, finalPrice: minPrice, discounts, bonuses: 0 }];
  return [{ ...line, quantity, available: quantity, maxQuantity: quantity, onlinePrice: null, pieces }];
}

async function readRows(db: Database, items: SQL, cityId: number): Promise<Row[]> {
  return rows(
    db,
    rowColumns,
    sql`select i.id, i.product_id as "productId", i.supplier_id as "supplierId", i.parent_id as "parentId", i.quantity, i.seen_price as "seenPrice", i.present_of as "presentOf", i.is_later as "isLater",
          p.name, p.category_id as "categoryId", coalesce(c.code, '') as "categoryCode",
          coalesce(o.price, p.price) as price, case when o.price is null then p.price_old else o.price_old end as "priceOld",
          case when i.supplier_id is null then k.online end as online, p.order_type as "orderType", p.is_digital as "isDigital", p.status = 1 as "isOnSale",
          i.action_id as "actionId", w.product_id is not null as "isWarranty",
          exists (select 1 from ${items} b join products bp on bp.id = b.product_id
            join product_relations r on r.product_id = coalesce(bp.parent_product_id, bp.id) and r.kind = 'bundle' and r.related_id = i.product_id
            where b.id = i.parent_id) as "isOfBundle",
          (select count(*)::int from product_relations r where r.product_id = coalesce(p.parent_product_id, p.id) and r.kind = 'bundle') as "bundleSize",
          case when i.supplier_id is not null then coalesce(o.quantity, 0)
               when p.is_digital then coalesce(p.licences, 0)
               else (select greatest(0, s.city + greatest(0, s.warehouse - g.elsewhere) - g.here) from ${stockOf(cityId)} s, ${promisedQuantity(cityId)} g)
          end::int as available,
          p.max_quantity as "maxQuantity", p.released_at::text as "releasedAt", p.facts, coalesce(k.tradein_discount, 0)::float8 as "exchangeBonus",
          array(select e.calculator_id from tradein_calculator_categories e where e.category_id = p.category_id) as calculators
        from ${items} i
        join products p on p.id = i.product_id
        left join categories c on c.id = p.category_id
        left join product_prices k on k.product_id = i.product_id
        left join warranties w on w.product_id = i.product_id
        left join supplier_offers o on o.product_id = i.product_id and o.supplier_id = i.supplier_id
        order by i.id`,
  );
}

/** Pieces of the product `p` in the stores of a city, and in the warehouse. */
const stockOf = (cityId: number): SQL => sql`(select coalesce(sum(k.quantity) filter (where t.type <> 0), 0) as city,
    coalesce(sum(k.quantity) filter (where t.type = 0), 0) as warehouse
  from stock k join stores t on t.id = k.store_id where k.product_id = p.id and (t.city_id = ${cityId} or t.type = 0))`;

/** Pieces of the product `p` that whoever has ordered before its release has yet to get (`subtractPromised`). */
const promisedQuantity = (cityId: number): SQL => sql`(select coalesce(sum(quantity) filter (where city_id = ${cityId}), 0) as here,
    coalesce(sum(quantity) filter (where city_id <> ${cityId}), 0) as elsewhere
  from promised_goods where product_id = p.id and p.order_type <> 'preorder')`;

/** A row as a line, with the pieces of a warranty: it is for each piece of what it stands on. */
function toLine({ orderType, facts, online, isOfBundle: _, bundleSize: __, ...row }: Row, all: readonly Row[]): UnpricedLine {
  // What a partner offers is there already, whenever the shop has it itself.
  const isPreorder = orderType === 'preorder' && row.supplierId === null;
  const isOrderable = row.supplierId !== null || orderType !== 'false';
  // Nothing is free by a rule yet: what costs less than a ruble is a mistake, and nobody orders by it.
  const isOnSale = row.isOnSale && isOrderable && row.price >= minPrice;
  const parent = all.find(({ id }) => id === row.parentId);
  const quantity = row.isWarranty && parent !== undefined ? parent.quantity : row.quantity;
  return {
    ...row,
    quantity,
    isPreorder,
    isOnSale,
    takesDevice: false,
    onlinePrice: lowerPrice(row.price, online),
    available: !isOnSale ? 0 : row.isWarranty ? quantity : isPreorder ? row.maxQuantity : row.available,
    size: sizeOf(facts),
    weight: weightOf(facts),
  };
}

/** A line as it costs before promotions: what belongs to the bundle of its product is cheaper, one piece for each of the product. */
function portionsOf(line: UnpricedLine, all: readonly Row[], orders: ReadonlyMap<number, PartKey>): Portion[] {
  const unitPrice = unitPriceOf(line);
  const onlineSaving = savingDiscount(onlineDiscount, null, line.price - unitPrice);
  const portion = (quantity: number, finalPrice: number): Portion[] =>
    quantity <= 0
      ? []
      : [
          {
            ...line,
            lineId: line.id,
            quantity,
            finalPrice,
            bonuses: 0,
            discounts: [...onlineSaving, ...savingDiscount(bundleDiscount, line.actionId, unitPrice - finalPrice)],
          },
        ];
  const row = all.find(({ id }) => id === line.id);
  const parent = all.find(({ id }) => id === line.parentId);
  // A price does not depend on goods of another order: that one may be cancelled, and this one stay.
  const isBeside = ({ id }: { id: number }): boolean => orders.get(id) === orders.get(line.id);
  if (row === undefined || parent === undefined || !isBeside(parent)) return portion(line.quantity, unitPrice);
  const children = all.filter((one) => one.parentId === parent.id && isBeside(one));
  const bundlePrice = lessPercent(unitPrice, percentOff(row, { bundleSize: parent.bundleSize, children }));
  const bundledQuantity = bundlePrice < unitPrice ? Math.min(line.quantity, parent.quantity) : 0;
  return [...portion(bundledQuantity, bundlePrice), ...portion(line.quantity - bundledQuantity, unitPrice)];
}

/** What a piece costs by itself. */
export const unitPriceOf = ({ onlinePrice, price }: Pick<Line, 'onlinePrice' | 'price'>): number => onlinePrice ?? price;

const savingDiscount = (name: string, actionId: number | null, amount: number): Discount[] =>
  amount > 0 ? [{ actionId, name, promocode: null, amount }] : [];

/** The largest quantity a line may have. */
export const maxQuantityOf = (line: UnpricedLine): number => (line.isWarranty ? line.quantity : Math.min(line.maxQuantity, line.available));
