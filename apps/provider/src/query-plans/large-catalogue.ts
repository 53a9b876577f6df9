import { refreshCounts } from '../catalogue/counts/refresh.ts';
import { catalogueSearch } from '../catalogue/search/search.ts';
import type { EmbeddedDatabase } from '../platform/database/pglite.ts';
import { sql } from '../platform/database/sql.ts';
import { fillSmallShop } from '../platform/database/testing/small-shop.ts';
import { fillAccounts } from './accounts.ts';
import { firstProductId } from './first-product-id.ts';

/** Some hundred products of several brands, with specifications, stock, a tag and a series. */
export async function seedLargeCatalogue(database: EmbeddedDatabase): Promise<void> {
  const { db } = database;
  await fillSmallShop(db);
  await db.execute(sql`insert into brands (id, code, name) select 10 + n, 'brand-' || n, 'Brand ' || n from generate_series(1, 20) n`);
  await db.execute(sql`insert into series (id, code, name, brand_id) values (1, 'galaxy', 'Galaxy', 11)`);
  await db.execute(sql`insert into models (id, code, name, brand_id, category_id) values (1, 'galaxy-s', 'Galaxy S', 11, 224)`);
  await db.execute(
    sql`insert into attributes (id, code, name, unit, type) values (1, 'memory', 'Память', 'ГБ', 'number'), (2, 'screen', 'Экран', null, 'text'), (3, 'nfc', 'NFC', null, 'flag')`,
  );
  await db.execute(
    sql`insert into category_attributes select c.id, a.id, 'Общие', a.id, false, true from categories c, attributes a where c.id in (224, 1061)`,
  );
  await db.execute(sql`insert into products (id, name, article, brand_id, category_id, series_id, model_id, price, price_old, order_type, warranty_days, kind, popularity, released_at)
    select ${firstProductId}::int + n, 'Смартфон Brand ' || n % 20 || ' M' || n, 'A' || n, 11 + n % 20, case when n % 3 = 0 then 1061 else 224 end, case when n % 20 = 0 then 1 end,
      case when n % 40 = 0 then 1 end, 100000 + n * 100, case when n % 5 = 0 then 200000 + n * 200 end, 'buy', 365, 'phone', n % 60, date '2026-01-01' + n
    from generate_series(0, 599) n`);
  await db.execute(sql`insert into product_values (product_id, attribute_id, text, code, number)
    select p.id, a.id, (p.id % 7)::text, (p.id % 7)::text, case when a.type = 'text' then null else p.id % 2 end from products p, attributes a where p.id >= ${firstProductId}`);
  await db.execute(
    sql`insert into stock (store_id, product_id, quantity) select s.id, p.id, p.id % 3 from products p, stores s where p.id >= ${firstProductId} and (p.id + s.id) % 2 = 0`,
  );
  await db.execute(
    sql`insert into tags (id, alias, name, position) select n, case when n = 1 then 'skidki' else 'tag-' || n end, 'Подборка', n from generate_series(1, 50) n`,
  );
  await db.execute(
    sql`insert into tag_products select 1 + id % 50, id from products where id >= ${firstProductId} and price_old is not null`,
  );
  await db.execute(sql`insert into product_relations select p.id, k.kind, n, ${firstProductId}::int + (p.id + n) % 600 from products p, generate_series(1, 5) n,
    unnest(array['accessory', 'similar', 'looked_with', 'bundle']) k (kind) where p.id between ${firstProductId} and ${firstProductId} + 599`);
  await db.execute(
    sql`insert into product_prices (product_id, online, tradein_discount) select id, price - 1000, 50000 from products where id >= ${firstProductId}`,
  );
  await db.execute(sql`insert into actions (id, action_type, mechanic, public_name, public_description, promocode)
    values (1, 'percent_discount', 'discount', 'Скидка', '', null), (2, 'percent_discount', 'discount', 'По коду', '', 'КОД')`);
  await db.execute(
    sql`insert into action_products (action_id, product_id, role) select 1 + id % 2, id, 'target' from products where id >= ${firstProductId}`,
  );
  await db.execute(sql`insert into comments (type, owner_id, author, rating, pros, cons, text, date, likes, dislikes, is_verified)
    select case when n % 3 = 0 then 'question' else 'product' end, ${firstProductId}::int + n % 600, 'a', 1 + n % 5, '', '', 'q', now(), 0, 0, false
    from generate_series(1, 3000) n`);
  await db.execute(sql`insert into comments (type, owner_id, parent_id, author, pros, cons, text, date, likes, dislikes, is_verified)
    select type, owner_id, id, 'b', '', '', 'a', now(), 0, 0, false from comments where type = 'question'`);
  await fillAccounts(database);
  await fillTexts(database);
  await refreshCounts(db);
  await catalogueSearch.index.update(db);
}

/** Offers, news and reviews, with what they are filed under. */
async function fillTexts({ db }: EmbeddedDatabase): Promise<void> {
  await db.execute(sql`insert into articles (id, type, slug, name, announce, body, kinds, hue, published_on, starts_on, ends_on, tag_id, minutes)
    select n, case n % 3 when 0 then 'action' when 1 then 'news' else 'review' end, case when n % 3 = 2 then 'review-' || n end, 'a', 'a', '[]', '{phone}', 10,
      date '2026-01-01' + n % 300, null, null, case when n % 3 = 0 then 1 + n % 50 end, 3 from generate_series(1, 900) n`);
  await db.execute(
    sql`insert into article_marks values ('mechanic', 'discount', 'Скидка', 1), ('brand', 'brand-3', 'Brand 3', 2), ('channel', 'site', 'На сайте', 3),
      ('category', 'smartphones', 'Смартфоны', 4), ('badge', 'test', 'Испытание', 5)`,
  );
  await db.execute(sql`insert into article_marked select a.id, m.kind, m.code from articles a join article_marks m
    on (a.type = 'action' and m.kind in ('mechanic', 'brand', 'channel')) or (a.type = 'review' and m.kind in ('category', 'brand', 'badge')) where a.id % 2 = 0`);
  await db.execute(sql`insert into article_products select id, ${firstProductId}::int + id % 600, 1 from articles where type = 'review'`);
  await db.execute(sql`insert into banner_types select 'NEW_MENU_' || n, 'Меню', 'menu' from generate_series(1, 20) n`);
  await db.execute(
    sql`insert into banners select n, 'NEW_MENU_' || 1 + n % 20, 'a', 'a', '/', '{phone}', 10 from generate_series(1, 300) n`,
  );
  await db.execute(sql`insert into advent_days select n, 'a', 'a', '/', '{phone}', 10 from generate_series(11, 31) n`);
}
