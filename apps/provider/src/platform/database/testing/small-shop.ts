import type { Database } from '../database.ts';
import { sql } from '../sql.ts';

const open = { opens: '10:00', closes: '21:00' };

/** Ids of the small shop that tests buy in. */
export const shop = {
  city: 1,
  farCity: 2,
  store: 11,
  secondStore: 12,
  postamat: 13,
  closedSundays: 14,
  warehouse: 90,
  phone: 1001,
  fridge: 1002,
  preorder: 1003,
  licence: 1004,
  giftCard: 1005,
  partner: 1006,
  supplier: 7,
} as const;

interface Goods {
  id: number;
  name: string;
  category: number;
  price: number;
  orderType?: string;
  isDigital?: boolean;
  licences?: number;
  releasedAt?: string;
  facts?: object;
}

/** Two cities, four places and a warehouse, one product of every kind that is sold differently. */
export async function fillSmallShop(db: Database): Promise<void> {
  await city(db, shop.city, 'doneck', 'Донецк', 'Europe/Moscow', 48.0159, 37.8028);
  await city(db, shop.farCity, 'vladivostok', 'Владивосток', 'Asia/Vladivostok', 43.1155, 131.8855);
  const everyDay = Array.from({ length: 7 }, () => open);
  await store(db, shop.store, 1, shop.city, everyDay);
  await store(db, shop.secondStore, 1, shop.city, everyDay);
  await store(
    db,
    shop.postamat,
    12,
    shop.city,
    Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '24:00' })),
  );
  await store(db, shop.closedSundays, 10, shop.city, [...everyDay.slice(0, 6), null]);
  await store(db, 21, 1, shop.farCity, everyDay);
  await store(db, shop.warehouse, 0, shop.city, everyDay);
  await db.execute(sql`insert into brands (id, code, name) values (1, 'acme', 'Acme')`);
  for (const [id, code] of [
    [224, 'smartphones'],
    [1061, 'refrigerators'],
    [13, 'software'],
    [20743, 'gift-cards'],
  ] as const) {
    await db.execute(
      sql`insert into categories (id, code, name, singular, kind, position, is_digital) values (${id}, ${code}, ${code}, ${code}, 'phone', 1, ${id === 13 || id === 20743})`,
    );
  }
  await db.execute(sql`insert into suppliers (id, name) values (${shop.supplier}, 'Партнёр')`);
  await product(db, { id: shop.phone, name: 'Смартфон', category: 224, price: 19_990_00, facts: { width: 8, height: 16, depth: 1 } });
  await product(db, {
    id: shop.fridge,
    name: 'Холодильник',
    category: 1061,
    price: 54_990_00,
    facts: { width: 60, height: 185, depth: 65 },
  });
  await product(db, {
    id: shop.preorder,
    name: 'Новинка',
    category: 224,
    price: 99_990_00,
    orderType: 'preorder',
    releasedAt: '2026-12-20',
  });
  await product(db, { id: shop.licence, name: 'Антивирус', category: 13, price: 1_990_00, isDigital: true, licences: 3 });
  await product(db, { id: shop.giftCard, name: 'Подарочная карта', category: 20743, price: 3_000_00, isDigital: true, licences: 100 });
  await product(db, { id: shop.partner, name: 'Товар партнёра', category: 224, price: 9_990_00, orderType: 'false' });
  await db.execute(
    sql`insert into supplier_offers (product_id, supplier_id, price, quantity) values (${shop.partner}, ${shop.supplier}, 949000, 2)`,
  );
  await stock(db, shop.store, shop.phone, 3);
  await stock(db, shop.secondStore, shop.phone, 2);
  await stock(db, shop.warehouse, shop.phone, 45);
  await stock(db, shop.warehouse, shop.fridge, 5);
}

export async function stock(db: Database, storeId: number, productId: number, quantity: number): Promise<void> {
  await db.execute(sql`insert into stock (store_id, product_id, quantity) values (${storeId}, ${productId}, ${quantity})
    on conflict (product_id, store_id) do update set quantity = excluded.quantity`);
}

async function city(
  db: Database,
  id: number,
  alias: string,
  name: string,
  zone: string,
  latitude: number,
  longitude: number,
): Promise<void> {
  await db.execute(sql`insert into cities (id, alias, name, declension, region, time_zone, delivery_type_ids, payment_type_ids, phone, latitude,
      longitude, population, position, has_metro, has_mkad, is_priority)
    values (${id}, ${alias}, ${name}, ${name}, '', ${zone}, '{}', '{}', '', ${latitude}, ${longitude}, 900, ${id}, false, false, true)`);
}

async function store(
  db: Database,
  id: number,
  type: number,
  cityId: number,
  workTime: readonly object[] | (object | null)[],
): Promise<void> {
  await db.execute(sql`insert into stores (id, type, type_code, brand, city_id, name, address, stations, directions, latitude, longitude,
      work_time, work_time_line, convenience, services, images)
    values (${id}, ${type}, 'store', 'Витрина', ${cityId}, ${`Место ${id}`}, 'ул. Артёма, 1', '{}', '', 48, 37.8, ${JSON.stringify(workTime)}::jsonb, '', '{}', '{}', '{}')`);
}

async function product(db: Database, goods: Goods): Promise<void> {
  await db.execute(sql`insert into products (id, name, article, brand_id, category_id, price, order_type, is_digital, licences, warranty_days, kind, facts,
      released_at, max_quantity)
    values (${goods.id}, ${goods.name}, ${String(goods.id)}, 1, ${goods.category}, ${goods.price}, ${goods.orderType ?? 'buy'}, ${goods.isDigital ?? false},
      ${goods.licences ?? null}, 365, 'phone', ${JSON.stringify(goods.facts ?? {})}::jsonb, ${goods.releasedAt ?? null}::date, 10)`);
}
