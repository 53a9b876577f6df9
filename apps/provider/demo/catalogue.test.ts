import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setMedia } from '../src/catalogue/media/media.ts';
import { seedDemonstration } from '../src/demonstration.ts';
import { rows } from '../src/platform/database/database.ts';
import { sql } from '../src/platform/database/sql.ts';
import { anyEngine, type TestDatabase } from '../src/platform/database/testing/databases.ts';
import { buildServer } from '../src/server.ts';
import { media } from './media/drawings.ts';
import { seedWhenEmpty } from './seed.ts';

/** A Saturday, 12:00 in Moscow. */
const noon = new Date('2026-11-21T09:00:00Z');

interface Card {
  id: number;
  name: string;
  brand: { code: string };
  category: { id: number; code: string };
  offer: { price: number; price_old: number | null; available: boolean; quantity: number; order_type: string };
  is_markdown: boolean;
  special_offer: { price_online: number | null } | null;
  images: string[];
  highlights: { name: string; value: string }[];
  variant: { edition: string | null; color: { name: string; code: string } | null } | null;
}

interface Facet {
  code: string;
  type: string;
  values: { code: string; name: string; count: number }[];
  min: number | null;
  max: number | null;
}

describe.each(anyEngine)('the catalogue on %s', (_, start) => {
  let database: TestDatabase;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await start();
    await seedDemonstration(database.connection, { SEED: false }, () => undefined);
    expect(await rows(database.connection.db, sql`select id from products limit 1`)).toEqual([]);
    await seedWhenEmpty(database.connection, undefined, noon);
    setMedia(media);
    app = await buildServer({ connection: database.connection, logger: pino({ level: 'silent' }), clock: () => noon, sandbox: true });
  });
  afterAll(async () => {
    setMedia();
    await app?.close();
    await database?.stop();
  });

  const get = async (path: string, query: Record<string, string> = {}) => {
    const answer = await app.inject({ url: path, query });
    return {
      status: answer.statusCode,
      body: answer.json(),
      total: Number(answer.headers['x-pagination-total-count']),
      headers: answer.headers,
    };
  };
  const cards = async (path: string, query: Record<string, string> = {}): Promise<Card[]> => (await get(path, query)).body;
  const facets = async (query: Record<string, string>): Promise<Map<string, Facet>> =>
    new Map((await get('/v3/products/filters', query)).body.map((facet: Facet) => [facet.code, facet]));

  test('seeding a second time changes nothing', async () => {
    expect(await seedWhenEmpty(database.connection, undefined, noon)).toBe(false);
  });

  describe('a listing', () => {
    test('holds new goods on sale of the category and those below it, the best sold first, 24 a page', async () => {
      const leaf = await get('/v3/products/category/224');
      expect(leaf.body).toHaveLength(24);
      expect(leaf.headers).toMatchObject({
        'x-pagination-per-page': '24',
        'x-pagination-current-page': '1',
        'x-pagination-page-count': String(Math.ceil(leaf.total / 24)),
      });
      expect(leaf.body.every((card: Card) => card.category.id === 224 && !card.is_markdown)).toBe(true);
      const section = await get('/v3/products/category/100', { per_page: '48' });
      expect(section.total).toBeGreaterThan(leaf.total);
      expect(new Set(section.body.map((card: Card) => card.category.id)).size).toBeGreaterThan(1);
    });

    test('pages neither overlap nor leave anything out', async () => {
      const { total } = await get('/v3/products/category/1061');
      const ids: number[] = [];
      for (let page = 1; page <= Math.ceil(total / 10); page += 1) {
        ids.push(...(await cards('/v3/products/category/1061', { page: String(page), per_page: '10', sort: 'price' })).map(({ id }) => id));
      }
      expect(new Set(ids).size).toBe(total);
      expect(await cards('/v3/products/category/1061', { page: '99' })).toEqual([]);
    });

    test('sorts', async () => {
      const paidOnSite = ({ offer, special_offer: special }: Card) => special?.price_online ?? offer.price;
      const prices = (await cards('/v3/products/category/1061', { sort: 'price' })).map(paidOnSite);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      const mostExpensive = (await cards('/v3/products/category/1061', { sort: '-price' })).map(paidOnSite);
      expect(mostExpensive).toEqual([...mostExpensive].sort((a, b) => b - a));
      const discounts = (await cards('/v3/products/category/1061', { sort: '-discount' })).map(
        (card) => 1 - paidOnSite(card) / (card.offer.price_old ?? paidOnSite(card)),
      );
      expect(discounts).toEqual([...discounts].sort((a, b) => b - a));
      const noises = (await cards('/v3/products/category/1081', { sort: 'noise' })).map(({ highlights }) =>
        Number.parseInt(highlights.find(({ name }) => name === 'Шум при отжиме')?.value ?? '', 10),
      );
      expect(new Set(noises).size).toBeGreaterThan(3);
      expect(noises).toEqual([...noises].sort((a, b) => a - b));
      expect((await get('/v3/products/category/1061', { sort: 'odd' })).status).toBe(422);
    });

    test('filters by brand, price, a text and a flag together', async () => {
      const matches = await cards('/v3/products/category/1061', {
        'filter[brand][]': 'haier',
        'filter[price][min]': '30000',
        'filter[price][max]': '150000',
        'filter[no-frost][]': '1',
        per_page: '48',
      });
      expect(matches.length).toBeGreaterThan(0);
      for (const { brand, offer } of matches) {
        expect(brand.code).toBe('haier');
        expect(offer.price).toBeGreaterThanOrEqual(30_000);
        expect(offer.price).toBeLessThanOrEqual(150_000);
      }
      expect((await get('/v3/products/category/1061', { 'filter[price][min]': 'much' })).body.errors).toHaveProperty(['filter.price.min']);
    });

    test('what is available differs by city and is what the offer says', async () => {
      const inCity = async (city: string) => {
        const all = await cards('/v3/products/category/1061', { city_id: city, per_page: '48' });
        const { total } = await get('/v3/products/category/1061', { city_id: city, 'filter[available][]': '1' });
        expect(total).toBe(all.filter(({ offer }) => offer.available).length);
        return all.map(({ offer }) => offer.quantity);
      };
      expect(await inCity('2')).not.toEqual(await inCity('70'));
    });

    test('of brands, tags, series, models and compatible devices; unknown ones are not found', async () => {
      const [apple] = await cards('/v3/products/brand/apple');
      expect(apple?.brand.code).toBe('apple');
      expect((await cards('/v3/products/brand/apple/1161')).every(({ category }) => category.code === 'phone-cases')).toBe(true);
      expect((await get('/v3/products/tag/utsenka')).body.every((card: Card) => card.is_markdown)).toBe(true);
      expect((await get('/v3/products/series/apple-iphone-17')).total).toBeGreaterThan(2);
      expect((await get('/v3/products/model/apple-iphone-17')).total).toBe(4);
      expect((await get('/v3/products/compatibility-brand/apple/1161')).total).toBeGreaterThan(3);
      for (const path of [
        'category/99999',
        'brand/nobody',
        'tag/nothing',
        'series/none',
        'model/none',
        'compatibility-brand/nobody',
        'brand/apple/99999',
      ]) {
        expect((await get(`/v3/products/${path}`)).body).toMatchObject({ status: 404, code: 'not_found' });
      }
    });
  });

  describe('facets', () => {
    test('of a category: its own attributes, counts that are true', async () => {
      const allFacets = await facets({ category_id: '1061' });
      expect([...allFacets.keys()]).toEqual(
        expect.arrayContaining(['price', 'available', 'brand', 'layout', 'volume', 'no-frost', 'colour']),
      );
      for (const { code, count } of allFacets.get('layout')?.values ?? []) {
        expect((await get('/v3/products/category/1061', { 'filter[layout][]': code })).total).toBe(count);
      }
      const volume = allFacets.get('volume');
      const { total } = await get('/v3/products/category/1061');
      expect(
        (
          await get('/v3/products/category/1061', {
            'filter[volume][min]': String(volume?.min),
            'filter[volume][max]': String(volume?.max),
          })
        ).total,
      ).toBe(total);
    });

    test('a number of which everybody knows the few values is ticked, in the order of numbers', async () => {
      const storage = (await facets({ category_id: '224' })).get('storage');
      expect(storage).toMatchObject({ type: 'list', unit: null });
      expect(storage?.values.map(({ name }) => name)).toEqual(['64\u00a0ГБ', '128\u00a0ГБ', '256\u00a0ГБ', '512\u00a0ГБ']);
      const [smallest] = storage?.values ?? [];
      expect((await get('/v3/products/category/224', { 'filter[storage][]': smallest?.code ?? '' })).total).toBe(smallest?.count);
      const cheapFacets = await facets({ category_id: '224', 'filter[price][max]': '20000' });
      expect(cheapFacets.get('storage')?.values.map(({ name }) => name)).toContain('128\u00a0ГБ');
    });

    test('what stands on the cards comes before what does not', async () => {
      const codes = [...(await facets({ category_id: '224' })).keys()];
      expect(codes.slice(4, 10)).toEqual(['brand', 'screen', 'storage', 'main-camera', 'battery', 'screen-type']);
      expect(codes.at(-1)).toBe('condition');
    });

    test('used and marked-down pieces stand in listings and searches of the condition that is chosen', async () => {
      const valuesOf = async (query: Record<string, string>) => (await facets(query)).get('condition')?.values ?? [];
      const values = await valuesOf({ category_id: '100' });
      expect(values.map(({ code, name }) => [code, name])).toEqual([
        ['new', 'Новые'],
        ['markdown', 'Уценённые'],
        ['demo', 'Витринные образцы'],
        ['used', 'Б/у'],
      ]);
      for (const { code, count } of values) {
        const listing = await get('/v3/products/category/100', { 'filter[condition][]': code });
        expect(listing.total).toBe(count);
        expect(listing.body.every((card: Card) => card.is_markdown === (code !== 'new'))).toBe(true);
      }
      // The facet follows the other filters, and all of it is there when some is chosen.
      const brand = { 'filter[brand][]': 'samsung' };
      const ofBrand = await valuesOf({ category_id: '100', ...brand });
      expect(await valuesOf({ category_id: '100', ...brand, 'filter[condition][]': 'used' })).toEqual(
        expect.arrayContaining(ofBrand.filter(({ count }) => count > 0)),
      );

      const pieces = (await valuesOf({ q: 'samsung' })).find(({ code, count }) => code !== 'new' && count > 0);
      const search = await get('/v3/products/search', { q: 'samsung', 'filter[condition][]': pieces?.code ?? '' });
      expect([search.total, search.total > 0]).toEqual([pieces?.count, true]);
      expect(search.body.every((card: Card) => card.is_markdown)).toBe(true);
    });

    test('counts follow the other filters and not their own', async () => {
      const all = await facets({ category_id: '1061' });
      const filteredFacets = await facets({ category_id: '1061', 'filter[brand][]': 'lg', 'filter[no-frost][]': '1' });
      const count = (from: Map<string, Facet>, code: string, value: string) =>
        from.get(code)?.values.find((other) => other.code === value)?.count ?? 0;
      expect(count(filteredFacets, 'brand', 'haier')).toBeGreaterThan(0);
      expect(count(filteredFacets, 'brand', 'haier')).toBeLessThanOrEqual(count(all, 'brand', 'haier'));
      const { total } = await get('/v3/products/category/1061', { 'filter[brand][]': 'lg', 'filter[no-frost][]': '1' });
      expect(count(filteredFacets, 'brand', 'lg')).toBe(total);
      const layouts = filteredFacets.get('layout')?.values.reduce((sum, value) => sum + value.count, 0) ?? total;
      expect(layouts).toBe(total);
    });

    test('a chosen value of which nothing is left can still be unticked', async () => {
      const emptyFacets = await facets({ category_id: '1061', 'filter[brand][]': 'lg', 'filter[price][max]': '1' });
      expect(emptyFacets.get('brand')?.values).toContainEqual({ code: 'lg', name: 'LG', count: 0 });
    });

    test('across categories: the category itself, and what all of them have', async () => {
      const brandFacets = await facets({ brand_code: 'samsung' });
      expect(brandFacets.get('category')?.values.length).toBeGreaterThan(3);
      expect(brandFacets.has('layout')).toBe(false);
      const only = await get('/v3/products/filters', { brand_code: 'samsung', excludes: 'all', includes: 'category' });
      expect(only.body.map(({ code }: Facet) => code)).toEqual(['category']);
      const categoryFacets = await facets({ brand_code: 'samsung', 'filter[category][]': '1061' });
      expect(categoryFacets.has('no-frost')).toBe(true);
    });
  });

  describe('search', () => {
    const names = async (q: string) => (await cards('/v3/products/search', { q })).map(({ name }) => name);

    test.each([
      ['холодильник', /^Холодильник/],
      ['айфон 17', /^Смартфон Apple iPhone 17/],
      ['cvfhnajy samsung', /Samsung/],
      ['самсунг', /Samsung/],
      ['[jkjlbkmybr', /^Холодильник/],
      ['холадильник', /^Холодильник/],
      ['для кофе', /^Кофемашина/],
    ])('%s', async (query, expected) => {
      const foundNames = await names(query);
      expect(foundNames[0]).toMatch(expected);
    });

    test('an article finds its product; nonsense finds nothing', async () => {
      const [card] = await cards('/v3/products/category/224');
      const { body } = await get(`/v3/products/${card?.id}`);
      expect(await names(body.article)).toEqual([card?.name]);
      expect(await names('ыъфщзхжц')).toEqual([]);
    });

    test.each([
      ['трейд-ин', '/trade-in'],
      ['рем', '/repair'],
      ['доставка', '/delivery'],
      ['магазины', '/shops'],
      ['htvjyn', '/repair'],
      ['сдать старый iphone', '/trade-in'],
    ])('the page of a service is suggested by its name: %s', async (q, url) => {
      const { body } = await get('/v3/search/suggestions', { q });
      expect(body.pages.map((page: { url: string }) => page.url)).toEqual([url]);
      // Enter leads there.
      if (['трейд-ин', 'доставка', 'магазины'].includes(q)) expect([body.queries, body.products]).toEqual([[], []]);
    });

    test.each([
      ['сдать старый iphone', ['iphone'], '/trade-in'],
      ['телевизор в нишу 130 см', ['Телевизоры'], undefined],
      ['телевизор ширина до 130 см', ['Телевизоры', 'ширина до 130 см'], undefined],
      ['айфон в кредит', [], '/delivery/pay'],
      ['доставка в мариуполь', ['доставка'], '/delivery'],
      ['набор для ремонта', ['для ремонта'], undefined],
    ])('only what the goods found have is a part of what was understood, and a service has its page: %s', async (q, parts, url) => {
      const { body } = await get('/v3/search', { q });
      expect(body.parts.map(({ name }: { name: string }) => name)).toEqual(parts);
      expect(body.page?.url).toBe(url);
      const insisted = body.left_out.filter((word: string) => !body.unmatched.includes(word));
      for (const word of insisted) {
        const { body: found } = await get('/v3/search', { q: q.replace(word, `"${word}"`) });
        expect(found.total, word).toBeGreaterThan(0);
      }
    });

    test('suggestions, also for one letter and for signs that mean something to the database', async () => {
      const { body } = await get('/v3/search/suggestions', { q: 'сам' });
      expect(body.brands).toContainEqual({ id: expect.any(Number), name: 'Samsung', url: '/catalog/brand/samsung' });
      expect(body.products.length).toBeGreaterThan(0);
      const { body: named } = await get('/v3/search/suggestions', { q: 'айфон 15' });
      expect(named.queries).toEqual(['смартфон iphone 15', 'чехол iphone 15']);
      const { body: begun } = await get('/v3/search/suggestions', { q: 'стир' });
      expect(begun.products[0].name).toMatch(/^Стиральная машина/);
      for (const q of ['%', "'", '\\', '&|!', 'х']) expect((await get('/v3/search/suggestions', { q })).status).toBe(200);
      expect((await get('/v3/search/placeholders')).body.length).toBeGreaterThan(3);
    });
  });

  describe('a product', () => {
    test('has its specifications in groups, its editions and colours; one that does not exist is not found', async () => {
      const [card] = await cards('/v3/products/model/apple-iphone-17');
      const { body } = await get(`/v3/products/${card?.id}`);
      expect(body.specifications.length).toBeGreaterThan(3);
      expect(body.modifications[0]).toMatchObject({ name: 'Память', values: [{ is_current: expect.any(Boolean) }, {}] });
      expect(body.colors).toHaveLength(2);
      expect(body.review_counters.distribution.reduce((sum: number, count: number) => sum + count, 0)).toBe(body.review_counters.count);
      expect((await get('/v3/products/5')).body).toMatchObject({ status: 404, code: 'not_found' });
    });

    test('a refurbished piece stands beside what it is a piece of', async () => {
      const refurbishedCards = await cards('/v3/products/tag/utsenka', { city_id: '2', 'filter[available][]': '1' });
      const parentCards = await Promise.all(
        refurbishedCards.map(({ name }) => cards('/v3/products/search', { q: name.replace(/ \([^)]*\)$/, ''), city_id: '2' })),
      );
      const details = await Promise.all(
        parentCards.flatMap(([first]) => (first ? [get(`/v3/products/${first.id}`, { city_id: '2' })] : [])),
      );
      const children = details.flatMap(({ body }) => body.children.map(({ id }: { id: number }) => id));
      expect(refurbishedCards.filter(({ id }) => children.includes(id)).length).toBeGreaterThan(0);
    });

    test('related ones are others of its kind', async () => {
      const [card] = await cards('/v3/products/category/1061');
      const similar = await cards(`/v2/products/${card?.id}/similars`, { per_page: '6' });
      expect(similar).toHaveLength(6);
      expect(similar.every(({ id, category }) => id !== card?.id && category.id === 1061)).toBe(true);
      expect((await cards(`/v2/products/${card?.id}/looked-with`)).length).toBeGreaterThan(3);
      expect((await get('/v2/products/5/similars')).status).toBe(404);
    });

    test('what sets a variant apart stands at the end of its name', async () => {
      const phones = await cards('/v3/products/category/224');
      expect(phones.some(({ variant }) => variant !== null)).toBe(true);
      for (const { name, variant } of phones) {
        const apart = [variant?.edition, variant?.color?.name].filter((part) => part != null).join(', ');
        expect(name.endsWith(apart), `${name} ends with ${apart}`).toBe(true);
      }
    });

    test('pictures on cards may be kept for a year', async () => {
      const [phone] = await cards('/v3/products/category/224');
      for (const image of phone?.images ?? []) {
        expect(image).toMatch(/\?v=[\w-]{13}$/);
        expect((await app.inject(image)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect((await app.inject(image.replace('.svg', '.jpg'))).headers['cache-control']).toContain('immutable');
      }
    });

    test('so may those of the main page and of banners', async () => {
      const { body: main } = await get('/v3/main-page/get-data');
      const { body: banners } = await get('/v2/banner');
      const pictures = [...main.slider, ...main.blocks, ...main.brands, ...main.services, ...banners].flatMap(({ image, image_mobile }) =>
        image_mobile === undefined ? [image] : [image, image_mobile],
      );
      expect(pictures.length).toBeGreaterThan(30);
      expect(pictures.filter((picture) => !/\?v=[\w-]{13}$/.test(picture))).toEqual([]);
      const [slide] = main.slider;
      expect((await app.inject(slide.image)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    });

    test('a store is seen from the street and from inside, a postamat from the street alone', async () => {
      const { body: stores } = await get('/v2/stores', { city_id: '1' });
      const views = (type: number) => (type === 9 || type === 12 ? 1 : 2);
      for (const { type, images } of stores) expect([type, images.length]).toEqual([type, views(type)]);
      const [front] = stores[0].images;
      const { statusCode, headers } = await app.inject(front);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
      expect((await app.inject(front.replace('.svg', '.jpg'))).headers['content-type']).toBe('image/jpeg');
      const { id } = stores.find(({ type }: { type: number }) => type === 9);
      // One view too many, and the warehouse.
      for (const other of [`${id}-1`, '1000-0']) expect((await app.inject(`/media/stores/${other}.svg`)).statusCode).toBe(404);
    });

    test('cards by ids keep their order and leave out what does not exist', async () => {
      const [a, b] = await cards('/v3/products/category/224');
      const answer = await app.inject(`/v3/products?product_ids[]=${b?.id}&product_ids[]=7&product_ids[]=${a?.id}`);
      expect(answer.json().map(({ id }: Card) => id)).toEqual([b?.id, a?.id]);
    });

    test('availability and the stores of the city agree', async () => {
      const list = await cards('/v3/products/category/1091', { city_id: '2' });
      const ids = list.map(({ id }) => id);
      const answer = await app.inject({
        method: 'POST',
        url: '/v2/products/availability',
        payload: { product_ids: [...ids, 5], city_id: 2 },
      });
      const availabilities: { product_id: number; available: boolean; quantity: number; stores_count: number; pickup_at: string | null }[] =
        answer.json();
      expect(availabilities.map(({ product_id }) => product_id)).toEqual([...ids, 5]);
      for (const [index, card] of list.entries())
        expect(availabilities[index]).toMatchObject({ available: card.offer.available, quantity: card.offer.quantity });
      const inSeveralStores = availabilities.find(({ stores_count }) => stores_count > 1);
      const stores = await app.inject({
        method: 'POST',
        url: '/v2/stores?city_id=2',
        payload: { product_id: inSeveralStores?.product_id },
      });
      const places: { availability: { quantity: number; pickup_at: string | null } }[] = stores.json();
      expect(places.filter(({ availability }) => availability.quantity > 0)).toHaveLength(inSeveralStores?.stores_count ?? 0);
      const earliest = places.flatMap(({ availability }) => (availability.pickup_at ? [Date.parse(availability.pickup_at)] : []));
      expect(Math.min(...earliest)).toBe(Date.parse(inSeveralStores?.pickup_at ?? ''));
      expect(inSeveralStores?.pickup_at).toBe('2026-11-21T12:15:00+03:00');
      expect(availabilities.at(-1)).toMatchObject({ product_id: 5, available: false, pickup_at: null });
    });
  });

  describe('cities and stores', () => {
    test('cities by a part of their name, by alias, the popular ones', async () => {
      const cityAliases = async (query: Record<string, string>) =>
        (await get('/v2/cities', query)).body.map(({ alias }: { alias: string }) => alias);
      expect(await cityAliases({ query: 'нижний' })).toEqual(['nizhniy-novgorod']);
      expect(await cityAliases({ query: 'НОВГОРОД' })).toContain('nizhniy-novgorod');
      expect(await cityAliases({ query: 'ростов-на' })).toEqual(['rostov-na-donu']);
      expect(await cityAliases({ alias: 'doneck' })).toEqual(['doneck']);
      expect((await cityAliases({ popular: '1' }))[0]).toBe('doneck');
      expect((await get('/v2/cities/priority-cities')).body.length).toBeGreaterThan(4);
      expect((await get('/v2/cities/1')).body).toMatchObject({ alias: 'doneck', declension: 'Донецке', time_zone: 'Europe/Moscow' });
      expect((await get('/v2/cities/133')).status).toBe(404);
    });

    test('stores of the city, of some types, by a text; the warehouse is none of them', async () => {
      const all = await get('/v2/stores', { city_id: '1' });
      expect(all.body.every(({ city, type }: { city: { id: number }; type: number }) => city.id === 1 && type !== 0)).toBe(true);
      const answer = await app.inject('/v2/stores?city_id=1&types[]=9&types[]=12');
      expect(answer.json().length).toBeGreaterThan(0);
      expect(answer.json().every(({ type }: { type: number }) => type === 9 || type === 12)).toBe(true);
      expect((await get('/v2/stores', { city_id: '1', query: 'Артёма' })).total).toBe(1);
      expect((await get('/v2/stores/1000')).status).toBe(404);
      expect((await get(`/v2/stores/${all.body[0].id}`)).body.work_time).toHaveLength(7);
    });
  });

  describe('the site', () => {
    test('seo of screens; 404 where the shop has none; moved addresses', async () => {
      const seo = async (path: string, query = '') => get('/v3/seo', query ? { path, query } : { path });
      expect((await seo('/')).body.title).toContain('Витрина');
      expect((await seo('/catalog/smartphones/224')).body).toMatchObject({ redirect: null, canonical: '/catalog/smartphones/224' });
      expect((await seo('/catalog/phone/224/page-2')).body.redirect).toEqual({ url: '/catalog/smartphones/224/page-2', code: 301 });
      expect((await seo('/sale')).body.redirect).toEqual({ url: '/catalog/tag/skidki', code: 302 });
      expect((await seo('/search', 'чайник')).body).toMatchObject({ h1: 'Результаты поиска «чайник»', robots: 'noindex, follow' });
      const [card] = await cards('/v3/products/category/224');
      expect((await seo(`/catalog/smartphones/224/${card?.id}/specs`)).body.title).toContain('характеристики');
      expect((await seo(`/catalog/laptops/1011/${card?.id}`)).body.redirect).toEqual({
        url: `/catalog/smartphones/224/${card?.id}`,
        code: 301,
      });
      for (const path of ['/nowhere', '/catalog/smartphones', '/catalog/99999', '/catalog/brand/nobody', '/catalog/smartphones/224/5']) {
        expect((await seo(path)).body).toMatchObject({ status: 404, code: 'not_found' });
      }
    });

    test('breadcrumbs lead from the home page; the last has no address', async () => {
      const { body } = await get('/v2/breadcrumbs', { path: '/catalog/refrigerators/1061' });
      expect(body).toEqual([
        { name: 'Главная', url: '/' },
        { name: 'Каталог', url: '/catalog' },
        { name: 'Крупная техника для кухни', url: '/catalog/106' },
        { name: 'Холодильники', url: null },
      ]);
    });

    test('every address in the menu, the tags and the main page is a screen', async () => {
      const { body: menu } = await get('/v2/menu');
      const { body: tags } = await get('/v2/tags');
      const { body: main } = await get('/v3/main-page/get-data');
      expect(tags.length).toBeGreaterThanOrEqual(12);
      const urls = [
        ...menu,
        ...menu.flatMap(({ children }: { children: { url: string }[] }) => children),
        ...tags,
        ...main.slider,
        ...main.blocks,
        ...main.services,
      ].map(({ url }) => url);
      for (const url of new Set<string>(urls)) expect([url, (await get('/v3/seo', { path: url })).body.redirect]).toEqual([url, null]);
      expect(main.recommendations.length).toBe(12);
      expect(main.productOfDay.ends_at).toBe('2026-11-22T00:00:00+03:00');
    });

    test('editions of a model in one colour are one device on the pictures', async () => {
      const phones = await cards('/v3/products/category/224');
      const withEditions = await Promise.all(phones.slice(0, 8).map(async ({ id }) => (await get(`/v3/products/${id}`)).body));
      const product = withEditions.find(({ modifications }) => modifications.length > 0);
      const editions: { product_id: number }[] = product.modifications[0].values;
      expect(editions.length).toBeGreaterThan(1);
      const drawings = await Promise.all(
        editions.map(async (edition) => (await app.inject(`/media/products/${edition.product_id}/0.svg`)).body),
      );
      expect(new Set(drawings).size).toBe(1);
    });

    test('pictures, documentation, health', async () => {
      const [card] = await cards('/v3/products/category/224');
      const picture = await app.inject(`/media/products/${card?.id}/0.svg?w=320`);
      expect(picture.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': expect.stringContaining('86400') });
      expect(picture.body).toContain('width="320" height="400"');
      const again = await app.inject({
        url: `/media/products/${card?.id}/0.svg?w=320`,
        headers: { 'if-none-match': String(picture.headers.etag) },
      });
      expect(again.statusCode).toBe(304);
      expect((await app.inject(`/media/products/${card?.id}/0.svg?v=2`)).headers['cache-control']).toContain('immutable');
      for (const url of [
        '/media/categories/224.svg',
        '/media/brands/apple.svg',
        '/media/banners/1.svg',
        '/media/banners/1-mobile.svg',
        '/docs',
        '/health/live',
        '/health/ready',
      ]) {
        expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200]);
      }
      expect((await app.inject('/media/products/5/0.svg')).json().code).toBe('not_found');
      expect(Object.keys((await get('/openapi.json')).body.paths)).toContain('/v3/products/{id}');
    });
  });
});
