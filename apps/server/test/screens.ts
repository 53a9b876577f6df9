import { expect } from 'vitest';
import { innards } from './fault-proxy.ts';
import type { FilledDatabase } from './full-stack.ts';

/** A listing that the demo catalogue always has. */
export const listing = '/catalog/smartphones/224';
/** The button that pauses when nobody knows the stock. */
export const buy = 'В корзину';

export interface ProductPage {
  id: number;
  path: string;
  name: string;
}

/** More than any file opens: files share a database, and one takes what another has left. */
const poolSize = 60;

/** Gives one product after another that can be bought everywhere, in the default city also today, four at once and on credit, and whose page no test has opened before. */
export async function unseenProducts(database: FilledDatabase): Promise<() => ProductPage> {
  const products = await database.sql<ProductPage & { isPhone: boolean } & Record<string, unknown>>(`
    select p.id, p.name, p.category_id = 224 as "isPhone", '/catalog/' || c.code || '/' || c.id || '/' || p.id as path
    from products p join categories c on c.id = p.category_id
    where p.order_type = 'buy' and p.status = 1 and not p.is_digital and not p.is_markdown and p.max_quantity > 3 and p.price >= 500000
      and not exists (select 1 from order_items i where i.product_id = p.id)
      and (select sum(quantity) from stock s join stores t on t.id = s.store_id where s.product_id = p.id and t.city_id = 1) > 5
      and exists (select 1 from stock s join stores t on t.id = s.store_id where s.product_id = p.id and t.type = 0 and s.quantity > 5)
    order by p.category_id = 224 desc, p.popularity desc, p.id limit ${poolSize}`);
  // Smartphones go first, from the least popular one.
  products.sort((one, other) => Number(one.isPhone) - Number(other.isPhone));
  return () => {
    const product = products.pop();
    if (product === undefined)
      throw new Error(`The demo catalogue has not as many as ${poolSize} products in stock that nobody has opened.`);
    return product;
  };
}

/** Nothing that only we should know stands in an answer. */
export function expectNoInnards(answer: string, providerOrigin: string): void {
  expect(answer).not.toContain(new URL(providerOrigin).host);
  expect(answer).not.toMatch(/ECONN|undici|node_modules|\bat \S+ \(|file:\/\//);
  expect(answer).not.toContain(innards);
}
