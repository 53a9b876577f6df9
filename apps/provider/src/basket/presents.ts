import { column, type Database, type RowOf, rows, type Transaction } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import type { StoredAction } from '../pricing/actions/read.ts';
import { type BasketState, readBasket } from './state.ts';

const presentLineColumns = {
  id: column.number,
  parentId: column.number,
  productId: column.number,
  quantity: column.number,
  presentOf: column.number,
};
type PresentLine = RowOf<typeof presentLineColumns>;

interface Wanted {
  parentId: number;
  productId: number;
  quantity: number;
  presentOf: number;
}

/**
 * Makes the presents of a basket what its goods bring: one line below each line of a target, with as many pieces as belong to it. A present
 * that the shopper has taken out stays out as long as its action counts. Gives whether anything has changed.
 */
async function keepPresents(tx: Transaction, basket: BasketState, cityId: number): Promise<boolean> {
  const giving = basket.actions.filter(({ action }) => basket.giving.some(({ actionId }) => actionId === action.id));
  const declined = await declinedOf(tx, basket.id);
  const ids = giving.map(({ action }) => action.id);
  const still = declined.filter((id) => ids.includes(id));
  // Also when nothing brings a present any more: what is put in again later brings its own.
  if (still.length !== declined.length) await writeDeclined(tx, basket.id, still);
  const kept = await rows(
    tx,
    presentLineColumns,
    sql`select id, parent_id as "parentId", product_id as "productId", quantity, present_of as "presentOf" from basket_items
        where basket_id = ${basket.id} and present_of is not null order by id`,
  );
  if (giving.length === 0 && kept.length === 0) return false;
  const brought: Wanted[] = [];
  for (const { action } of giving) if (!still.includes(action.id)) brought.push(...(await wantedOf(tx, action, basket, kept, cityId)));
  const wanted = onceEach(brought);
  const isSame = (a: Wanted, b: Wanted): boolean => a.parentId === b.parentId && a.presentOf === b.presentOf && a.productId === b.productId;
  for (const row of kept) {
    const same = wanted.find((one) => isSame(one, row));
    if (same === undefined) await tx.execute(sql`delete from basket_items where id = ${row.id}`);
    else if (same.quantity !== row.quantity)
      await tx.execute(sql`update basket_items set quantity = ${same.quantity} where id = ${row.id}`);
  }
  for (const one of wanted.filter((each) => !kept.some((row) => isSame(each, row)))) {
    await tx.execute(sql`insert into basket_items (basket_id, product_id, parent_id, quantity, seen_price, present_of)
      values (${basket.id}, ${one.productId}, ${one.parentId}, ${one.quantity}, 0, ${one.presentOf}) on conflict do nothing`);
  }
  return true;
}

/** The presents that goods bring which no basket keeps. */
export async function presentsOf(db: Database, basket: BasketState, cityId: number): Promise<Wanted[]> {
  const brought: Wanted[] = [];
  for (const { action } of basket.actions) brought.push(...(await wantedOf(db, action, basket, [], cityId)));
  return onceEach(brought);
}

/** The same present of several actions is given once with a piece: below each line by the action that gives most of it. */
const onceEach = (brought: readonly Wanted[]): Wanted[] =>
  [...Map.groupBy(brought, ({ parentId, productId }) => `${parentId} ${productId}`).values()].flatMap((same) =>
    same.toSorted((one, other) => other.quantity - one.quantity || one.presentOf - other.presentOf).slice(0, 1),
  );

/** The present that was chosen, else the first that can be had, else the first. */
async function wantedOf(
  tx: Database,
  action: StoredAction,
  basket: BasketState,
  kept: readonly PresentLine[],
  cityId: number,
): Promise<Wanted[]> {
  const chosenId = kept.find(({ presentOf }) => presentOf === action.id)?.productId;
  const present =
    action.presents.find(({ productId }) => productId === chosenId) ?? (await firstToBeHad(tx, action, cityId)) ?? action.presents[0];
  if (present === undefined) return [];
  return givenWith(action, basket).map(({ lineId, quantity }) => ({
    parentId: lineId,
    productId: present.productId,
    quantity: quantity * present.quantity,
    presentOf: action.id,
  }));
}

/** The lines that an action gives presents with, and with how many of their pieces. */
const givenWith = ({ id }: Pick<StoredAction, 'id'>, { giving, lines }: BasketState): BasketState['giving'] =>
  giving.filter(({ actionId, lineId }) => actionId === id && lines.some((line) => line.id === lineId && line.parentId === null));

async function firstToBeHad(
  db: Database,
  { presents }: StoredAction,
  cityId: number,
): Promise<StoredAction['presents'][number] | undefined> {
  if (presents.length < 2) return presents[0];
  const found = await rows(
    db,
    { id: column.number },
    sql`select s.product_id as id from stock s join stores t on t.id = s.store_id
        where s.product_id = any(${sql.param(presents.map(({ productId }) => productId))}::int[]) and s.quantity > 0
          and (t.city_id = ${cityId} or t.type = 0) group by 1`,
  );
  return presents.find(({ productId }) => found.some(({ id }) => id === productId));
}

async function declinedOf(db: Database, basketId: string): Promise<number[]> {
  const [basket] = await rows(
    db,
    { declined: column.numbers },
    sql`select declined_presents as declined from baskets where id = ${basketId}`,
  );
  return basket?.declined ?? [];
}

async function writeDeclined(tx: Database, basketId: string, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`update baskets set declined_presents = ${sql.param([...ids])}::int[] where id = ${basketId}`);
}

/** The shopper does not want it. */
export async function declinePresent(tx: Database, basketId: string, actionId: number): Promise<void> {
  await writeDeclined(tx, basketId, [...new Set([...(await declinedOf(tx, basketId)), actionId])]);
}

/** The shopper wants this of the presents of an action. Gives whether the action has it to give to this basket. */
export async function choosePresent(tx: Transaction, basket: BasketState, actionId: number, productId: number): Promise<boolean> {
  const found = basket.actions.find(({ action }) => action.id === actionId && givenWith(action, basket).length > 0);
  const present = found?.action.presents.find((one) => one.productId === productId);
  if (found === undefined || present === undefined) return false;
  await writeDeclined(
    tx,
    basket.id,
    (await declinedOf(tx, basket.id)).filter((id) => id !== actionId),
  );
  await tx.execute(sql`delete from basket_items where basket_id = ${basket.id} and present_of = ${actionId}`);
  for (const { lineId, quantity } of givenWith(found.action, basket)) {
    await tx.execute(sql`insert into basket_items (basket_id, product_id, parent_id, quantity, seen_price, present_of)
      values (${basket.id}, ${productId}, ${lineId}, ${quantity * present.quantity}, 0, ${actionId}) on conflict do nothing`);
  }
  return true;
}

/** Reads a basket whose presents are those of this moment, under its lock. */
export async function readWithPresents(
  tx: Transaction,
  basketId: string,
  cityId: number,
  isPreorderApart = true,
): Promise<BasketState | undefined> {
  const basket = await readBasket(tx, basketId, cityId, { isPreorderApart });
  return basket !== undefined && (await keepPresents(tx, basket, cityId)) ? readBasket(tx, basketId, cityId, { isPreorderApart }) : basket;
}
