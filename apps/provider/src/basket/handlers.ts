import type { basketEndpoints as endpoints } from '@vitrina/services/basket/endpoints.ts';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../database/database.ts';
import { invalid, notFound, outOfStock } from '../failure.ts';
import type { Handlers } from '../implement.ts';
import type { RequestContext } from '../request-context.ts';
import { basketAnswer } from './answer.ts';
import { newBasketId } from './id.ts';
import { type Asker, basketIdOf, giveBasket } from './owner.ts';
import { type BasketState, type Line, mostOf, readBasket } from './state.ts';

/** Changes a basket in one transaction and answers with what it has become. A basket comes into being when there is none. */
async function change(
  context: RequestContext,
  work: (tx: Database, basket: BasketState) => Promise<void>,
): Promise<ReturnType<typeof basketAnswer>> {
  const { db, cityId } = context;
  return db.transaction(async (tx) => {
    const id = await lockOrMake(tx, context);
    const basket = await readBasket(tx, id, cityId);
    if (basket === undefined) throw notFound('Корзина не найдена');
    await work(tx, basket);
    await tx.execute(sql`update baskets set revision = revision + 1, updated_at = now() where id = ${id}`);
    return basketAnswer(await readBasket(tx, id, cityId));
  });
}

/** Ids are made here only: one that nobody has given out is not taken over. */
async function lockOrMake(tx: Database, asker: Asker): Promise<string> {
  const userId = asker.user?.id ?? null;
  // Two changes of a shopper who has no basket yet must not make two.
  if (userId !== null) await tx.execute(sql`select id from users where id = ${userId} for update`);
  const basketId = await basketIdOf(tx, asker);
  const [locked] = await rows<{ id: string; userId: number | null }>(
    tx,
    sql`select id, user_id as "userId" from baskets where id = ${basketId ?? ''} for update`,
  );
  if (locked !== undefined) return userId === null || locked.userId !== null ? locked.id : giveBasket(tx, locked.id, userId);
  const id = newBasketId();
  await tx.execute(sql`insert into baskets (id, user_id) values (${id}, ${userId})`);
  return id;
}

async function addLine(tx: Database, basketId: string, productId: number, quantity: number, supplierId: number | undefined): Promise<void> {
  const [product] = await rows<{ price: number; orderType: string }>(
    tx,
    sql`select coalesce(o.price, p.price) as price, p.order_type as "orderType" from products p
        left join supplier_offers o on o.product_id = p.id and o.supplier_id = ${supplierId ?? null}
        where p.id = ${productId} and p.status = 1 and p.category_id is not null and (${supplierId ?? null}::int is null or o.product_id is not null)`,
  );
  if (product === undefined) throw notFound('Товар не найден');
  if (supplierId === undefined && product.orderType === 'false') throw outOfStock('Товара сейчас нет в продаже');
  await tx.execute(sql`
    insert into basket_items (basket_id, product_id, supplier_id, quantity, seen_price)
    values (${basketId}, ${productId}, ${supplierId ?? null}, ${quantity}, ${product.price})
    on conflict (basket_id, product_id, coalesce(supplier_id, 0), coalesce(parent_id, 0))
    do update set quantity = basket_items.quantity + excluded.quantity, seen_price = excluded.seen_price`);
}

/** Refuses what cannot be had, with what is left. */
function checkQuantity(line: Line | undefined): void {
  if (line === undefined) return;
  const most = mostOf(line);
  if (line.quantity <= most) return;
  if (line.available === 0) throw outOfStock('Товар закончился');
  throw outOfStock(`Можно заказать не больше ${most} шт.`);
}

export const basket: Handlers<typeof endpoints> = {
  getBasket: async ({ context }) => basketAnswer(await readBasket(context.db, await basketIdOf(context.db, context), context.cityId)),
  addItem: async ({ query, context }) => {
    const { product_id: productId, supplier_id: supplierId } = query;
    const quantity = positive(query.quantity);
    return change(context, async (tx, { id }) => {
      await addLine(tx, id, productId, quantity, supplierId);
      const added = await readBasket(tx, id, context.cityId);
      checkQuantity(
        added?.lines.find((line) => line.productId === productId && line.supplierId === (supplierId ?? null) && line.parentId === null),
      );
    });
  },
  updateItemQuantity: async ({ query, context }) => {
    const quantity = positive(query.quantity);
    return change(context, async (tx, state) => {
      const line = state.lines.find(({ id }) => id === query.id);
      if (line === undefined) throw notFound('Товара уже нет в корзине');
      checkQuantity({ ...line, quantity });
      await tx.execute(sql`update basket_items set quantity = ${quantity}, seen_price = ${line.price} where id = ${line.id}`);
    });
  },
  removeItem: async ({ query, context }) =>
    change(context, async (tx, state) => {
      await tx.execute(sql`delete from basket_items where id = ${query.id} and basket_id = ${state.id}`);
    }),
};

function positive(quantity: number): number {
  if (quantity >= 1) return quantity;
  throw invalid({ quantity: ['Количество должно быть не меньше 1'] });
}
