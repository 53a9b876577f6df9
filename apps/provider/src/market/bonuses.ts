import { hashOf } from '../platform/secret.ts';
import { newEan } from '../pricing/loyalty/ean.ts';
import type { Basket, Market } from './buyer.ts';
import type { SqlClient } from './goods.ts';

/** What every card begins with, in kopecks: a few orders' worth, so that some find it empty. */
const initialBalance = 1500_00;

/** Gives each of these shoppers a card whose phone is confirmed; the token by which its bonuses are spent is the bearer itself. */
export async function cardsFor({ sql }: SqlClient, bearers: readonly string[], phoneOf: (index: number) => string): Promise<void> {
  for (const [index, bearer] of bearers.entries()) {
    await sql(`with c as (insert into loyalty_cards (ean, phone, user_id, is_active) select '${newEan()}', phone, id, true from users
        where phone = '${phoneOf(index)}' returning id, user_id, phone),
      k as (insert into loyalty_checks (hash, user_id, phone, expires_at) select '${hashOf(bearer)}', user_id, phone, now() + interval '1 hour' from c)
      insert into loyalty_entries (card_id, position, before, amount, balance, kind) select id, 1, 0, ${initialBalance}, ${initialBalance}, 'granted' from c`);
  }
}

/** Spends what the goods of a basket let one spend, in both tabs at once, while the card is taken into the account anew. */
export async function spendOn(market: Market, basket: Basket, bearer: string): Promise<void> {
  const headers = { authorization: `Bearer ${bearer}`, 'x-basket-id': basket.id };
  const [card] = (await market.send<{ card_id: number }[]>('GET', '/v2/plus-card/list', headers)).body;
  if (card === undefined) return;
  const keys = { card_id: card.card_id, check_data: bearer };
  const products = basket.items.map(({ product_id }) => ({ product_id, qty: 1 }));
  const limit = await market.send<{ maxAmount?: number }>('POST', '/v2/plus-card/products-limit', headers, { products, ...keys });
  const amount = limit.body.maxAmount ?? 0;
  if (amount < 1) return;
  const spend = () => market.send('POST', '/basket/bonuses', headers, { ...keys, amount });
  await Promise.all([spend(), spend(), market.send('POST', '/v2/plus-card/add', headers, { check_data: bearer })]);
}
