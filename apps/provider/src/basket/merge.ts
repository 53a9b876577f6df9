import { maxLines } from '@vitrina/services/basket/vocabulary.ts';
import { addToList } from '../accounts/lists/state.ts';
import { checkRows, column, type RowOf, rows, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import { moveSmartPrices } from '../pricing/smartprice/in-basket.ts';
import { isExchanging, joinExchange } from '../pricing/tradein/exchange-write.ts';
import { countChange } from './change.ts';
import { type BasketRequester, transferBasket } from './owner.ts';

/** What joining did to a line of the shopper's basket; `was` is 0 for one that was the guest's alone, and `now` as well where there was no room for it. */
export interface MergedLine {
  product_id: number;
  supplier_id: number | null;
  was: number;
  now: number;
}

const lineColumns = {
  id: column.number,
  basketId: column.text,
  productId: column.number,
  supplierId: column.numberOrNull,
  parentId: column.numberOrNull,
  quantity: column.number,
  isWarranty: column.flag,
  isPresent: column.flag,
};
type Line = RowOf<typeof lineColumns>;

/**
 * The guest's basket that the header names joins the shopper's: of the same product and supplier the greater quantity, and what was
 * added to a line goes with it. What there is no room for, a line with all that was added to it, joins the shopper's favourites, as far as they
 * have room. Gives the basket of the shopper, undefined when there is none, and what has changed in it. Somebody
 * else's basket stays what it is.
 */
export async function mergeBaskets(
  tx: Transaction,
  { basketId, user }: BasketRequester,
): Promise<{ id: string | undefined; merged: MergedLine[] }> {
  const userId = user?.id ?? null;
  await lockRows(tx, 'shopper', sql`id`, sql`id = ${userId}`);
  const basketRows = checkRows(
    { id: column.text, isGuests: column.flag, updatedAt: column.text },
    await lockRows(
      tx,
      'basket',
      sql`id, user_id is null as "isGuests", updated_at::text as "updatedAt"`,
      sql`user_id = ${userId} or (id = ${basketId ?? ''} and user_id is null)`,
    ),
  );
  const guestBasketId = basketRows.find(({ isGuests }) => isGuests)?.id;
  // The one that was used last, as everywhere.
  const [ownBasket] = basketRows.filter(({ isGuests }) => !isGuests).sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
  // A guest's presents are not his goods: the joined basket has its own.
  const guestLines = guestBasketId === undefined ? [] : (await linesOf(tx, guestBasketId)).filter(({ isPresent }) => !isPresent);
  const isEmpty = guestBasketId === undefined || (guestLines.length === 0 && !(await isExchanging(tx, guestBasketId)));
  if (isEmpty || userId === null) return { id: ownBasket?.id, merged: [] };
  const ownLines = ownBasket === undefined ? [] : await linesOf(tx, ownBasket.id);
  const { merged, left } = await mergeLines(tx, guestLines, ownLines, ownBasket?.id ?? guestBasketId);
  await addToList(
    tx,
    userId,
    'favorites',
    left.filter(({ isWarranty }) => !isWarranty).map(({ productId }) => productId),
  );
  if (ownBasket === undefined) return { id: await transferBasket(tx, guestBasketId, userId), merged };
  await joinExchange(tx, guestBasketId, ownBasket.id);
  // Who was named last is sent the gift cards.
  await tx.execute(sql`update baskets set promocode = coalesce(promocode, (select promocode from baskets where id = ${guestBasketId})),
    gift = coalesce((select gift from baskets where id = ${guestBasketId}), gift) where id = ${ownBasket.id}`);
  await countChange(tx, ownBasket.id);
  await moveSmartPrices(tx, guestBasketId, ownBasket.id);
  await tx.execute(sql`delete from baskets where id = ${guestBasketId}`);
  return { id: ownBasket.id, merged };
}

const linesOf = (tx: Transaction, basketId: string): Promise<Line[]> =>
  rows(
    tx,
    lineColumns,
    sql`select id, basket_id as "basketId", product_id as "productId", supplier_id as "supplierId", parent_id as "parentId", quantity,
          exists (select 1 from warranties w where w.product_id = basket_items.product_id) as "isWarranty", present_of is not null as "isPresent"
        from basket_items where basket_id = ${basketId} order by parent_id nulls first, id`,
  );

/** Parents come first, so that each child finds the line that its parent has become; it stays behind where its parent does. */
async function mergeLines(
  tx: Transaction,
  guestLines: readonly Line[],
  ownLines: readonly Line[],
  basketId: string,
): Promise<{ merged: MergedLine[]; left: Line[] }> {
  const newLineIds = new Map<number, number>();
  const merged: MergedLine[] = [];
  const left: Line[] = [];
  let count = ownLines.length;
  for (const line of guestLines) {
    const parentId = line.parentId === null ? null : (newLineIds.get(line.parentId) ?? null);
    // A line has one warranty: the shopper's own stays.
    if (line.isWarranty && ownLines.some((own) => own.isWarranty && own.parentId === parentId)) continue;
    const same = ownLines.find(
      (own) => own.productId === line.productId && own.supplierId === line.supplierId && own.parentId === parentId,
    );
    // Below its product lies each thing once, and what is given is not paid.
    if (same?.isPresent) continue;
    const change = { product_id: line.productId, supplier_id: line.supplierId };
    if (left.some(({ id }) => id === line.parentId) || (same === undefined && count >= maxLines && ownLines.length > 0)) {
      left.push(line);
      merged.push({ ...change, was: 0, now: 0 });
      continue;
    }
    newLineIds.set(line.id, same?.id ?? line.id);
    const [was, now] = [same?.quantity ?? 0, Math.max(line.quantity, same?.quantity ?? 0)];
    if (now > was) merged.push({ ...change, was, now });
    if (same === undefined) {
      count += 1;
      await tx.execute(sql`update basket_items set basket_id = ${basketId}, parent_id = ${parentId} where id = ${line.id}`);
    } else if (now > was) await tx.execute(sql`update basket_items set quantity = ${now} where id = ${same.id}`);
  }
  return { merged, left };
}
