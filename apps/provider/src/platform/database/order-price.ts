import { type SQL, sql } from './sql.ts';

/** What an order on the site pays for products `p`; lists go by it. Indexes have the same words. */
export const priceOfOrder: SQL = sql`coalesce(p.online_price, p.price)`;
