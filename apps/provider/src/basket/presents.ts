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

interface PlannedPresent {
  parentId: number;
  productId: number;
  quantity: number;
  presentOf: number;
}

/**
 * Makes the presents of a basket what its goods bring: one line below each line of a target, with as many pieces as belong to it. A present
 * that the shopper has taken out stays out as long as its action counts. Gives whether anything has changed.
 */
async function syncPresents(tx: Transaction, basket: BasketState, cityId: number): Promise<boolean> {
  const presentActions = basket.actions.filter(({ action }) => basket.givenPresents.some(({ actionId }) => actionId === action.id));
  const declinedIds = await readDeclinedIds(tx, basket.id);
  const ids = presentActions.map(({ action }) => action.id);
  const activeDeclinedIds = declinedIds.filter((id) => ids.includes(id));
  // Also when nothing brings a present any more: what is put in again later brings its own.
  if (activeDeclinedIds.length !== declinedIds.length) await writeDeclinedIds(tx, basket.id, activeDeclinedIds);
  const currentLines = await rows(
    tx,
    presentLineColumns,
    sql`select id, parent_id as "parentId", product_id as "productId", quantity, present_of as "presentOf" from basket_items
        where basket_id = ${basket.id} and present_of is not null order by id`,
  );
  if (presentActions.length === 0 && currentLines.length === 0) return false;
  const candidates: PlannedPresent[] = [];
  for (const { action } of presentActions)
    if (!activeDeclinedIds.includes(action.id)) candidates.push(...(await planPresents(tx, action, basket, currentLines, cityId)));
  const planned = dropDuplicates(candidates);
  const isSame = (a: PlannedPresent, b: PlannedPresent): boolean =>
    a.parentId === b.parentId && a.presentOf === b.presentOf && a.productId === b.productId;
  for (const row of currentLines) {
    const same = planned.find((one) => isSame(one, row));
    if (same === undefined) await tx.execute(sql`delete from basket_items where id = ${row.id}`);
    else if (same.quantity !== row.quantity)
      await tx.execute(sql`update basket_items set quantity = ${same.quantity} where id = ${row.id}`);
  }
  for (const one of planned.filter((each) => !currentLines.some((row) => isSame(each, row)))) {
    await tx.execute(sql`insert into basket_items (basket_id, product_id, parent_id, quantity, seen_price, present_of)
      values (${basket.id}, ${one.productId}, ${one.parentId}, ${one.quantity}, 0, ${one.presentOf}) on conflict do nothing`);
  }
  return true;
}

/** The presents that goods bring which no basket keeps. */
export async function planPreviewPresents(db: Database, basket: BasketState, cityId: number): Promise<PlannedPresent[]> {
  const candidates: PlannedPresent[] = [];
  for (const { action } of basket.actions) candidates.push(...(await planPresents(db, action, basket, [], cityId)));
  return dropDuplicates(candidates);
}

/** The same present of several actions is given once with a piece: below each line by the action that gives most of it. */
const dropDuplicates = (candidates: readonly PlannedPresent[]): PlannedPresent[] =>
  [...Map.groupBy(candidates, ({ parentId, productId }) => `${parentId} ${productId}`).values()].flatMap((same) =>
    same.toSorted((one, other) => other.quantity - one.quantity || one.presentOf - other.presentOf).slice(0, 1),
  );

/** The present that was chosen, else the first that can be had, else the first. */
async function planPresents(
  tx: Database,
  action: StoredAction,
  basket: BasketState,
  currentLines: readonly PresentLine[],
  cityId: number,
): Promise<PlannedPresent[]> {
  const chosenId = currentLines.find(({ presentOf }) => presentOf === action.id)?.productId;
  const present =
    action.presents.find(({ productId }) => productId === chosenId) ??
    (await findAvailablePresent(tx, action, cityId)) ??
    action.presents[0];
  if (present === undefined) return [];
  return presentLinesOf(action, basket).map(({ lineId, quantity }) => ({
    parentId: lineId,
    productId: present.productId,
    quantity: quantity * present.quantity,
    presentOf: action.id,
  }));
}

/** The lines that an action gives presents with, and with how many of their pieces. */
const presentLinesOf = ({ id }: Pick<StoredAction, 'id'>, { givenPresents: giving, lines }: BasketState): BasketState['givenPresents'] =>
  giving.filter(({ actionId, lineId }) => actionId === id && lines.some((line) => line.id === lineId && line.parentId === null));

async function findAvailablePresent(
  db: Database,
  { presents }: StoredAction,
  cityId: number,
): Promise<StoredAction['presents'][number] | undefined> {
  if (presents.length < 2) return presents[0];
  const availableRows = await rows(
    db,
    { id: column.number },
    sql`select s.product_id as id from stock s join stores t on t.id = s.store_id
        where s.product_id = any(${sql.param(presents.map(({ productId }) => productId))}::int[]) and s.quantity > 0
          and (t.city_id = ${cityId} or t.type = 0) group by 1`,
  );
  return presents.find(({ productId }) => availableRows.some(({ id }) => id === productId));
}

async function readDeclinedIds(db: Database, basketId: string): Promise<number[]> {
  const [basket] = await rows(
    db,
    { declined: column.numbers },
    sql`select declined_presents as declined from baskets where id = ${basketId}`,
  );
  return basket?.declined ?? [];
}

async function writeDeclinedIds(tx: Database, basketId: string, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`update baskets set declined_presents = ${sql.param([...ids])}::int[] where id = ${basketId}`);
}

/** The shopper does not want it. */
export async function declinePresent(tx: Database, basketId: string, actionId: number): Promise<void> {
  await writeDeclinedIds(tx, basketId, [...new Set([...(await readDeclinedIds(tx, basketId)), actionId])]);
}

/** The shopper wants this of the presents of an action. Gives whether the action has it to give to this basket. */
export async function choosePresent(tx: Transaction, basket: BasketState, actionId: number, productId: number): Promise<boolean> {
  const match = basket.actions.find(({ action }) => action.id === actionId && presentLinesOf(action, basket).length > 0);
  const present = match?.action.presents.find((one) => one.productId === productId);
  if (match === undefined || present === undefined) return false;
  await writeDeclinedIds(
    tx,
    basket.id,
    (await readDeclinedIds(tx, basket.id)).filter((id) => id !== actionId),
  );
  await tx.execute(sql`delete from basket_items where basket_id = ${basket.id} and present_of = ${actionId}`);
  for (const { lineId, quantity } of presentLinesOf(match.action, basket)) {
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
  return basket !== undefined && (await syncPresents(tx, basket, cityId)) ? readBasket(tx, basketId, cityId, { isPreorderApart }) : basket;
}
