import { giftCategoryId } from '@vitrina/services/contract/fields/special-ids.ts';
import { checkRows, column, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import { transaction } from '../platform/database/transaction.ts';
import type { RequestContext } from '../platform/http/request-context.ts';
import { notFound } from '../platform/refusal.ts';
import { newBasketId } from './id.ts';
import { type BasketRequester, basketIdOf, transferBasket } from './owner.ts';
import { readWithPresents } from './presents.ts';
import { type BasketState, readBasket } from './state.ts';

/** Changes a basket in one transaction and gives what it has become. A basket comes into being when there is none. */
export async function changeBasket(
  context: RequestContext,
  work: (tx: Transaction, basket: BasketState) => Promise<void>,
  isPreorderApart = true,
): Promise<BasketState | undefined> {
  const { db, cityId } = context;
  return transaction(db, 'change-basket', async (tx) => {
    const id = await lockOrCreate(tx, context);
    const basket = await readBasket(tx, id, cityId, { isPreorderApart });
    if (basket === undefined) throw notFound('Корзина не найдена');
    await work(tx, basket);
    await countChange(tx, id);
    return readWithPresents(tx, id, cityId, isPreorderApart);
  });
}

/** Counts a change of a basket. Who was to be sent its gift cards leaves with the last of them. */
export async function countChange(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`update baskets set revision = revision + 1, updated_at = now(), gift = case when exists (
    select 1 from basket_items i join products p on p.id = i.product_id where i.basket_id = ${id} and p.category_id = ${giftCategoryId}) then gift end
    where id = ${id}`);
}

/** Ids are made here only: one that nobody has given out is not taken over. */
async function lockOrCreate(tx: Transaction, requester: BasketRequester): Promise<string> {
  const userId = requester.user?.id ?? null;
  // Two changes of a shopper who has no basket yet must not make two.
  if (userId !== null) await lockRows(tx, 'shopper', sql`id`, sql`id = ${userId}`);
  const basketId = await basketIdOf(tx, requester);
  const [lockedBasket] = checkRows(
    { id: column.text, userId: column.numberOrNull },
    await lockRows(tx, 'basket', sql`id, user_id as "userId"`, sql`id = ${basketId ?? ''}`),
  );
  if (lockedBasket !== undefined)
    return userId === null || lockedBasket.userId !== null ? lockedBasket.id : transferBasket(tx, lockedBasket.id, userId);
  const id = newBasketId();
  await tx.execute(sql`insert into baskets (id, user_id) values (${id}, ${userId})`);
  return id;
}
