import type { basketEndpoints as endpoints } from '@vitrina/services/basket/endpoints.ts';
import { maxLines } from '@vitrina/services/basket/vocabulary.ts';
import { maxQuantity } from '@vitrina/services/contract/fields/quantity.ts';
import { minPrice } from '@vitrina/services/rules/price.ts';
import { lowerPrice } from '../catalogue/prices/prices.ts';
import { column, type Database, rows, type Transaction } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { transaction } from '../platform/database/transaction.ts';
import { toDatabaseId } from '../platform/database-id.ts';
import type { Handlers } from '../platform/http/implement.ts';
import type { RequestContext } from '../platform/http/request-context.ts';
import { invalid, notFound, outOfStock, unauthorized } from '../platform/refusal.ts';
import { checkPromocode, readCode } from '../pricing/actions/promocode.ts';
import { takeSmartPrice } from '../pricing/smartprice/in-basket.ts';
import { chooseBonuses, spendableCard } from './bonuses/spending.ts';
import { changeBasket } from './change.ts';
import { addAccessory, addWarranty, parentOf } from './child-lines.ts';
import { checkRecipient } from './gift-recipient.ts';
import { mergeBaskets } from './merge.ts';
import { basketIdOf, clearBaskets, markVisited } from './owner.ts';
import { choosePresent, declinePresent, readWithPresents } from './presents.ts';
import { preview } from './preview.ts';
import { toBasketResponse } from './response.ts';
import { countWantedAfter } from './same-goods.ts';
import { type BasketState, type Line, maxQuantityOf, readBasket, unitPriceOf } from './state.ts';

/** Changes a basket in one transaction and answers with what it has become. */
const change = async (
  context: RequestContext,
  { split }: { split?: boolean | undefined },
  work: (tx: Transaction, basket: BasketState) => Promise<void>,
): Promise<ReturnType<typeof toBasketResponse>> => toBasketResponse(await changeBasket(context, work, split), split);

async function addLine(tx: Database, basketId: string, productId: number, quantity: number, supplierId: number | undefined): Promise<void> {
  const [product] = await rows(
    tx,
    { price: column.number, online: column.numberOrNull, orderType: column.text },
    sql`select coalesce(o.price, p.price) as price, case when o.price is null then k.online end as online, p.order_type as "orderType" from products p
        left join supplier_offers o on o.product_id = p.id and o.supplier_id = ${supplierId ?? null}
        left join product_prices k on k.product_id = p.id
        where p.id = ${productId} and p.status = 1 and p.category_id is not null and (${supplierId ?? null}::int is null or o.product_id is not null)`,
  );
  if (product === undefined) throw notFound('Товар не найден');
  const isOrderable = supplierId !== undefined || product.orderType !== 'false';
  if (!isOrderable || product.price < minPrice) throw outOfStock('Товара сейчас нет в продаже');
  await tx.execute(sql`
    insert into basket_items (basket_id, product_id, supplier_id, quantity, seen_price)
    values (${basketId}, ${productId}, ${supplierId ?? null}, ${quantity}, ${unitPriceOf({ price: product.price, onlinePrice: lowerPrice(product.price, product.online) })})
    on conflict (basket_id, product_id, coalesce(supplier_id, 0), coalesce(parent_id, 0))
    do update set quantity = basket_items.quantity + excluded.quantity, seen_price = excluded.seen_price`);
}

/** Refuses what cannot be had beside the other lines, with what is left. */
function checkQuantity(line: Line | undefined, lines: readonly Line[]): void {
  if (line === undefined) return;
  const maxAllowed = maxQuantityOf(line) - countWantedAfter(line, lines);
  if (line.quantity <= maxAllowed) return;
  if (maxAllowed <= 0) throw outOfStock('Товар закончился');
  throw outOfStock(`Можно заказать не больше ${maxAllowed} шт.`, maxAllowed);
}

/** What is in the basket after something was put in: not more lines than it may have. */
async function readCheckedLines(tx: Database, id: string, cityId: number, before: readonly Line[]): Promise<readonly Line[]> {
  const lines = (await readBasket(tx, id, cityId))?.lines ?? [];
  if (lines.length > Math.max(maxLines, before.length)) {
    throw invalid({
      product_id: [`В корзине может быть не больше ${maxLines} разных товаров. Уберите что-нибудь или оформите заказ.`],
    });
  }
  return lines;
}

const checkLine = (lines: readonly Line[], target: Pick<Line, 'productId' | 'supplierId' | 'parentId'>): void =>
  checkQuantity(
    lines.find(
      ({ productId, supplierId, parentId }) =>
        productId === target.productId && supplierId === target.supplierId && parentId === target.parentId,
    ),
    lines,
  );

export const basket: Handlers<typeof endpoints> = {
  getBasket: async ({ query, context }) => {
    const id = await basketIdOf(context.db, context);
    if (id !== undefined) await markVisited(context.db, id);
    const wishes = { paymentTypeId: query?.payment_type_id ?? null, isPreorderApart: query?.split ?? true };
    return toBasketResponse(await readBasket(context.db, id, context.cityId, wishes), query?.split);
  },
  preview: async ({ body, context: { db, cityId } }) => ({ ...toBasketResponse(await preview(db, body, cityId)), changes: [] }),
  addItem: async ({ query, context }) => {
    const productId = toDatabaseId(query.product_id);
    const supplierId = query.supplier_id === undefined ? undefined : toDatabaseId(query.supplier_id);
    const quantity = requireQuantity(query.quantity);
    return change(context, query, async (tx, basket) => {
      const { id, lines } = basket;
      if (query.action_id !== undefined) {
        if (await choosePresent(tx, basket, toDatabaseId(query.action_id), productId)) return;
        throw notFound('Этого подарка больше нет');
      }
      const isInBasket = lines.some((line) => line.productId === productId && line.supplierId === null && line.parentId === null);
      if (query.tx !== undefined) await takeSmartPrice(tx, id, query.tx, productId);
      if (query.tx !== undefined && isInBasket) return;
      await addLine(tx, id, productId, quantity, supplierId);
      checkLine(await readCheckedLines(tx, id, context.cityId, lines), { productId, supplierId: supplierId ?? null, parentId: null });
    });
  },
  addAccessory: async ({ query, context }) => {
    const productId = toDatabaseId(query.product_id);
    const actionId = query.action_id === undefined ? null : toDatabaseId(query.action_id);
    return change(context, query, async (tx, basket) => {
      const parent = parentOf(basket, toDatabaseId(query.parent_id));
      await addAccessory(tx, basket.id, parent, productId, actionId);
      const after = await readCheckedLines(tx, basket.id, context.cityId, basket.lines);
      checkLine(after, { productId, supplierId: null, parentId: parent.id });
    });
  },
  addWarranty: async ({ query, context }) =>
    change(context, query, async (tx, basket) => {
      await addWarranty(tx, basket.id, parentOf(basket, toDatabaseId(query.parent_id)), toDatabaseId(query.warranty_id));
      await readCheckedLines(tx, basket.id, context.cityId, basket.lines);
    }),
  trace: async ({ context: { db, ...requester } }) => {
    const id = await basketIdOf(db, requester);
    if (id !== undefined) await db.execute(sql`update baskets set shown_at = now() where id = ${id}`);
    return { is_traced: id !== undefined };
  },
  updateItemQuantity: async ({ query, context }) => {
    const quantity = requireQuantity(query.quantity);
    return change(context, query, async (tx, state) => {
      const line = state.lines.find(({ id }) => id === toDatabaseId(query.id));
      if (line === undefined) throw notFound('Товара уже нет в корзине');
      if (line.presentOf !== null) throw invalid({ quantity: ['Подарков столько, сколько товаров, к которым они идут'] });
      if (line.isWarranty) throw invalid({ quantity: ['Гарантий столько же, сколько товаров.'] });
      checkQuantity({ ...line, quantity }, state.lines);
      await tx.execute(sql`update basket_items set quantity = ${quantity}, seen_price = ${unitPriceOf(line)} where id = ${line.id}`);
    });
  },
  removeItem: async ({ query, context }) =>
    change(context, query, async (tx, state) => {
      const line = state.lines.find(({ id }) => id === toDatabaseId(query.id));
      if (line !== undefined && line.presentOf !== null) await declinePresent(tx, state.id, line.presentOf);
      await tx.execute(sql`delete from basket_items where id = ${toDatabaseId(query.id)} and basket_id = ${state.id}`);
    }),
  setLater: async ({ body, context }) =>
    change(context, {}, async (tx, { id }) => {
      const itemIds = body.item_ids.map(toDatabaseId);
      await tx.execute(
        sql`update basket_items set is_later = id = any(${sql.param(itemIds)}::int[]) where basket_id = ${id} and parent_id is null`,
      );
    }),
  setPromocode: async ({ body, context }) => {
    const code = readCode(body.promocode);
    await checkPromocode(context.db, code);
    return change(context, {}, async (tx, { id }) => {
      await tx.execute(sql`update baskets set promocode = ${code} where id = ${id}`);
    });
  },
  removePromocode: async ({ context }) =>
    change(context, {}, async (tx, { id }) => {
      await tx.execute(sql`update baskets set promocode = null where id = ${id}`);
    }),
  setGift: async ({ body, context }) => {
    checkRecipient(body);
    return change(context, {}, async (tx, { id }) => {
      await tx.execute(sql`update baskets set gift = ${JSON.stringify(body)}::jsonb where id = ${id}`);
    });
  },
  removeGift: async ({ context }) =>
    change(context, {}, async (tx, { id }) => {
      await tx.execute(sql`update baskets set gift = null where id = ${id}`);
    }),
  setBonuses: async ({ body, context }) => {
    const cardId = await spendableCard(context, body);
    return change(context, {}, (tx, state) => chooseBonuses(tx, state, cardId, body.amount));
  },
  removeBonuses: async ({ context }) =>
    change(context, {}, async (tx, { id }) => {
      await tx.execute(sql`update baskets set bonus_card_id = null, bonuses = 0 where id = ${id}`);
    }),
  merge: async ({ context }) => {
    if (context.user === null) throw unauthorized();
    return transaction(context.db, 'merge-baskets', async (tx) => {
      const { id, merged } = await mergeBaskets(tx, context);
      const basket = id === undefined ? undefined : await readWithPresents(tx, id, context.cityId);
      return { ...toBasketResponse(basket), merged };
    });
  },
  clear: async ({ context }) =>
    transaction(context.db, 'clear-basket', async (tx) => {
      await clearBaskets(tx, context);
      return { is_cleared: true };
    }),
};

function requireQuantity(quantity: number): number {
  if (quantity < 1) throw invalid({ quantity: ['Количество должно быть не меньше 1'] });
  if (quantity > maxQuantity) throw invalid({ quantity: [`Количество должно быть не больше ${maxQuantity}`] });
  return quantity;
}
