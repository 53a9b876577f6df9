import type { actions as endpoints } from '@vitrina/services/actions/endpoints.ts';
import { giftCategoryId } from '@vitrina/services/contract/fields/special-ids.ts';
import { reducedPrice } from '@vitrina/services/rules/reduced-price.ts';
import { orderPrice } from '../../catalogue/prices/prices.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { notFound } from '../../platform/refusal.ts';
import { partKeyOf } from '../split.ts';
import { type Action, actionAnswer, type DisplayedGoods } from './answer.ts';
import { conditionsOf } from './conditions.ts';
import { readCode } from './promocode.ts';
import { type ActionFilter, readActions, type StoredAction } from './read.ts';
import { isServiceRequired } from './services.ts';
import { type Circumstances, type Condition, type Goods, unknownCircumstances } from './terms.ts';

interface RequestedGoods {
  productId: number;
  quantity: number;
  isPartners?: boolean;
  presentOf?: number | null;
  hasService?: boolean;
}

/** Goods with what a piece costs before promotions; those that are not sold are left out. */
async function goodsOf(db: Database, requestedGoods: readonly RequestedGoods[]): Promise<DisplayedGoods[]> {
  const ids = sql.param(requestedGoods.map(({ productId }) => productId));
  const productRows = await rows(
    db,
    {
      id: column.number,
      price: column.number,
      online: column.numberOrNull,
      categoryId: column.numberOrNull,
      isService: column.flag,
      isPreorder: column.flag,
      isDigital: column.flag,
    },
    sql`select p.id, exists (select 1 from warranties w where w.product_id = p.id) as "isService", p.price::float8 as price, p.order_type = 'preorder' as "isPreorder", p.is_digital as "isDigital", k.online::float8 as online, p.category_id as "categoryId" from products p
        left join product_prices k on k.product_id = p.id where p.id = any(${ids}::int[]) and p.status = 1`,
  );
  return requestedGoods.flatMap(({ productId, quantity, isPartners = false, presentOf = null, hasService = false }, at) => {
    const product = productRows.find(({ id }) => id === productId);
    if (product === undefined) return [];
    const price = orderPrice(product.price, product.online);
    const order = partKeyOf({ ...product, isPreorder: product.isPreorder && !isPartners });
    const takesPart = !isPartners && presentOf === null && !product.isService && product.categoryId !== giftCategoryId;
    return [{ id: at + 1, order, productId, quantity, price, takesPart, hasService, presentOf }];
  });
}

interface Standing {
  action: StoredAction;
  conditions: Condition[];
}

async function standings(
  { db }: RequestContext,
  goods: readonly Goods[],
  filter: Omit<ActionFilter, 'productIds'>,
  overrides: Partial<Circumstances> = {},
): Promise<Standing[]> {
  const circumstances = { ...unknownCircumstances, isServiceRequired: await isServiceRequired(db), ...overrides };
  const actions = await readActions(db, { ...filter, productIds: goods.map(({ productId }) => productId) });
  return actions.map((action) => ({ action, conditions: conditionsOf(action, goods, circumstances) }));
}

type AnyId = Parameters<typeof toDatabaseId>[0];

const asIds = (ids: readonly AnyId[] | undefined): number[] | undefined => ids?.map((id) => toDatabaseId(id));

/** What an action would take off these goods if nothing were missing. */
const worth = ({ action }: Standing, goods: readonly Goods[]): number =>
  goods
    .filter(({ productId }) => action.isForAll || action.targets.includes(productId))
    .reduce((sum, { price, quantity }) => sum + (price - reducedPrice(price, [action])) * quantity, 0);

const unmet = ({ conditions }: Standing): number => conditions.filter(({ isMet }) => !isMet).length;

/** What is asked of the goods of a product or an accessory. */
interface OfGoods {
  query?:
    | { action_ids?: AnyId[] | undefined; show_hidden?: boolean | undefined; is_show_super_price_actions?: boolean | undefined }
    | undefined;
  body: { products: { id: AnyId; quantity?: number | undefined }[] };
  context: RequestContext;
}

async function best({ query = {}, body, context }: OfGoods, isTaken: (standing: Standing) => boolean): Promise<Action | null> {
  const requestedGoods = body.products.map(({ id, quantity = 1 }) => ({ productId: toDatabaseId(id), quantity }));
  const goods = await goodsOf(context.db, requestedGoods);
  const isHiddenShown = query.show_hidden === true || query.is_show_super_price_actions === true;
  const candidates = (await standings(context, goods, { actionIds: asIds(query.action_ids), isHiddenShown })).filter(isTaken);
  const [first] = candidates.sort((a, b) => unmet(a) - unmet(b) || worth(b, goods) - worth(a, goods) || a.action.id - b.action.id);
  return first === undefined ? null : actionAnswer(first.action, first.conditions, goods);
}

/** What gives or lowers something beside the goods themselves. */
const isAboutMore = ({ action }: Standing): boolean => action.type === 'present' || action.mechanic === 'combo';

export const actions: Handlers<typeof endpoints> = {
  list: async ({ query = {}, context }) => {
    const requestedGoods = (query.basket ?? []).map(({ product_id, qty, supplier_id, present_of, warranty_id }) => ({
      productId: toDatabaseId(product_id),
      quantity: Math.max(1, qty),
      isPartners: supplier_id !== undefined,
      presentOf: present_of === undefined ? null : toDatabaseId(present_of),
      hasService: warranty_id !== undefined,
    }));
    const goods = await goodsOf(context.db, requestedGoods);
    const filter = {
      actionIds: asIds(query.action_ids),
      isHiddenShown: query.show_hidden === true || query.super_price === true,
      promocode: query.promocode === undefined ? null : readCode(query.promocode),
    };
    const listed = await standings(context, goods, filter, {
      devices: query.devices ?? 0,
      paymentTypeId: query.payment_type_id ?? null,
    });
    return listed.map(({ action, conditions }) => actionAnswer(action, conditions, goods));
  },
  ofProducts: (request) => best(request, () => true),
  ofAccessories: (request) => best(request, isAboutMore),
  mechanics: async ({ params, body, context }) => {
    const goods = await goodsOf(context.db, [{ productId: toDatabaseId(body.product.id), quantity: body.product.quantity }]);
    const [standing] = await standings(context, goods, { actionIds: [toDatabaseId(params.id)] });
    if (standing === undefined) throw notFound('Такой акции нет');
    if (goods.length === 0) throw notFound('Товар не найден');
    return actionAnswer(standing.action, standing.conditions, goods);
  },
};
