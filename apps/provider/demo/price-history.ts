import { column, type Database, rows } from '../src/platform/database/database.ts';
import { sql } from '../src/platform/database/sql.ts';
import { hash, random } from '../src/platform/random.ts';
import { firstGeneratedId, firstProductId } from './ids.ts';
import { shopPrice } from './product-name.ts';

const day = 86_400_000;
/** A little longer than what is told. */
const daysAgo = 100;

interface PricedProduct {
  id: number;
  /** Kopecks. */
  price: number;
  priceOld: number | null;
}

interface Past {
  /** Whole days before today. */
  days: number;
  price: number;
}

/** What a product has cost before, the oldest first: an old price is one that it really had, and most prices have stayed as they are. */
export function pastPrices({ id, price, priceOld }: PricedProduct): Past[] {
  const rng = random(hash(`price history ${id}`));
  const by = (share: number): number => Math.max(100, shopPrice((price / 100) * share) * 100);
  const first = { days: daysAgo, price: priceOld ?? price };
  const since = rng.integer(3, 30);
  if (priceOld !== null) {
    // Of some the price was lower for a week: what is cheap now is not the cheapest of these days.
    const dip = { days: rng.integer(60, 80), price: by(rng.integer(92, 96) / 100) };
    const dips = rng.chance(0.5) ? [dip, { days: dip.days - rng.integer(5, 9), price: priceOld }] : [];
    return [first, ...dips, { days: since, price }];
  }
  if (rng.chance(0.25))
    return [
      { ...first, price: by(rng.integer(93, 97) / 100) },
      { days: since + 20, price },
    ];
  if (rng.chance(0.2)) return [first, { days: since + 10, price: by(0.93) }, { days: since, price }];
  return [first];
}

/** History of the demonstration's own goods: of a catalogue that was brought in nobody knows any. What the shop has noted itself stays. */
export async function seedPriceHistory(db: Database): Promise<void> {
  const products = await rows(
    db,
    { id: column.number, price: column.number, priceOld: column.numberOrNull },
    sql`select id, price::float8 as price, price_old::float8 as "priceOld" from products p
        where id > ${firstProductId} and id < ${firstGeneratedId} and order_type = 'buy' and not is_digital and not is_markdown
        and not exists (select 1 from price_changes c where c.product_id = p.id and c.at < now() - interval '1 day')
        and not exists (select 1 from price_changes c where c.product_id = p.id and c.price <> p.price)
        and not exists (select 1 from warranties w where w.product_id = p.id)`,
  );
  const now = Date.now();
  const past = products.flatMap((product) =>
    pastPrices(product).map(({ days, price }) => ({ product_id: product.id, at: new Date(now - days * day).toISOString(), price })),
  );
  await db.execute(sql`insert into price_changes (product_id, at, price)
    select product_id, at, price from json_populate_recordset(null::price_changes, ${JSON.stringify(past)}::json) on conflict do nothing`);
}
