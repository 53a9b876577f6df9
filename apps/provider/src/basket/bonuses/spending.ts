import { formatThousands, toKopecks, toRubles } from '@vitrina/services/contract/fields/money.ts';
import type { Id } from '@vitrina/services/contract/wire.ts';
import type { loyalty } from '@vitrina/services/loyalty/endpoints.ts';
import { isBeyond, noBonusesYet } from '@vitrina/services/loyalty/vocabulary.ts';
import { orderPrice } from '../../catalogue/prices/prices.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import type { Handler } from '../../platform/http/implement.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { invalid, notFound, unauthorized } from '../../platform/refusal.ts';
import { limitOf, type Payable } from '../../pricing/bonuses/bonuses.ts';
import { checkedPhone, phoneUnconfirmed } from '../../pricing/loyalty/checks.ts';
import { readBalance } from '../../pricing/loyalty/ledger.ts';
import { basketIdOf } from '../owner.ts';
import { type BasketState, type Line, readBasket } from '../state.ts';

interface CardCredentials {
  card_id: Id | number;
  check_data: string;
}

/** The card of the account whose bonuses may be spent with this; refused when its phone has not been confirmed so. */
export async function spendableCard({ db, user, now }: RequestContext, { card_id, check_data }: CardCredentials): Promise<number> {
  if (user === null) throw unauthorized();
  const [card] = await rows(
    db,
    { id: column.number, phone: column.text },
    sql`select id, phone from loyalty_cards where id = ${toDatabaseId(card_id)} and user_id = ${user.id}`,
  );
  if (card === undefined) throw notFound('Карта не найдена');
  if ((await checkedPhone(db, user.id, check_data, now)) !== card.phone) throw phoneUnconfirmed();
  return card.id;
}

/** What is there to be spent on lines, in kopecks; 404 for a card without bonuses. */
async function maxBonusesFor(db: Database, cardId: number, lines: readonly Payable[]): Promise<number> {
  const balance = await readBalance(db, cardId);
  if (balance === 0) throw notFound(`На карте ${noBonusesYet}`);
  return Math.min(balance, limitOf(lines));
}

/** Keeps with a basket, which the caller holds locked, how many bonuses are to be spent on it. */
export async function chooseBonuses(tx: Database, { id, lines }: BasketState, cardId: number, amount: number): Promise<void> {
  const maxAmount = await maxBonusesFor(tx, cardId, lines.flatMap(withoutBonuses));
  if (amount < toKopecks(1)) throw invalid({ amount: ['Спишите хотя бы один бонус.'] });
  if (isBeyond(amount, maxAmount)) throw invalid({ amount: [`Можно списать не больше ${bonusesText(maxAmount)}.`] });
  await tx.execute(sql`update baskets set bonus_card_id = ${cardId}, bonuses = ${amount} where id = ${id}`);
}

/** «7 437 бонусов», «21 бонуса»: the genitive that stands after «не больше». */
function bonusesText(amount: number): string {
  const count = Math.floor(toRubles(amount));
  return `${formatThousands(count)}\u00a0${count % 10 === 1 && count % 100 !== 11 ? 'бонуса' : 'бонусов'}`;
}

/** The pieces of a line by their prices. */
const withoutBonuses = (line: Line): Payable[] =>
  line.pieces.map(({ quantity, finalPrice, bonuses }) => ({ ...line, quantity, finalPrice: finalPrice + bonuses }));

/** How much of these goods a card may pay: as they stand in the shopper's basket, promotions taken off; else as they are sold. */
async function limitFor(
  context: RequestContext,
  cardId: number,
  products: readonly { product_id: Id | number; qty: number }[],
): Promise<number> {
  const { db, user, cityId } = context;
  const basket = await readBasket(db, await basketIdOf(db, { user, basketId: context.basketId }), cityId);
  const requestedProducts = products.map(({ product_id, qty }) => ({ id: toDatabaseId(product_id), qty }));
  const productRows = await rows(
    db,
    { id: column.number, categoryId: column.numberOrNull, price: column.number, online: column.numberOrNull },
    sql`select p.id, p.category_id as "categoryId", p.price, k.online from products p left join product_prices k on k.product_id = p.id
        where p.id = any(${sql.param(requestedProducts.map(({ id }) => id))}::int[]) and p.status = 1`,
  );
  const lines = requestedProducts.flatMap(({ id, qty }): Payable[] => {
    const ownLine = basket?.lines.find((line) => line.productId === id && line.supplierId === null && line.presentOf === null);
    if (ownLine !== undefined) return takePieces(withoutBonuses(ownLine), qty);
    const product = productRows.find((one) => one.id === id);
    if (product === undefined) return [];
    const finalPrice = orderPrice(product.price, product.online);
    return [{ id, quantity: qty, finalPrice, categoryId: product.categoryId, supplierId: null, presentOf: null, isWarranty: false }];
  });
  return maxBonusesFor(db, cardId, lines);
}

/** So many pieces, of more than there are as many more as the last costs. */
const takePieces = (pieces: readonly Payable[], wantedQuantity: number): Payable[] => {
  let remaining = wantedQuantity;
  return pieces.flatMap((some, at) => {
    const quantity = at === pieces.length - 1 ? remaining : Math.min(remaining, some.quantity);
    remaining -= quantity;
    return quantity > 0 ? [{ ...some, quantity }] : [];
  });
};

export const productsLimit: Handler<(typeof loyalty)['productsLimit']> = async ({ body, context }) => ({
  maxAmount: await limitFor(context, await spendableCard(context, body), body.products),
});
