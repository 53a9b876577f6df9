import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fault, type FaultProxy, innards, startFaultProxy } from './fault-proxy.ts';
import { ask, type FilledDatabase, filledDatabase, type Listening, startProvider, startShop, type StartedShop } from './house.ts';
import { startOwnRedis } from './redis.ts';
import { until } from './until.ts';
import { type Page, Visitor } from './visitor.ts';

let database: FilledDatabase;
let redis: Awaited<ReturnType<typeof startOwnRedis>>;
/** Buyable products, each with a page that no test has seen before. */
let products: { id: number; path: string; name: string }[];

beforeAll(async () => {
  [redis, database] = await Promise.all([startOwnRedis(), filledDatabase()]);
  products = await database.sql(`select p.id, p.name, '/catalog/' || c.code || '/' || c.id || '/' || p.id as path
    from products p join categories c on c.id = p.category_id
    where p.category_id = 224 and p.order_type = 'buy' and p.status = 1
      and (select sum(quantity) from stock s join stores t on t.id = s.store_id where s.product_id = p.id and t.city_id = 1) > 5
    order by p.popularity desc, p.id limit 20`);
  expect(products).toHaveLength(20);
});

const unseen = () => products.pop()!;
const listing = '/catalog/smartphones/224';
const buy = 'В корзину';

/** Nothing that only we should know stands in an answer. */
function expectNoInnards(answer: string, providerOrigin: string): void {
  expect(answer).not.toContain(new URL(providerOrigin).host);
  expect(answer).not.toMatch(/ECONN|undici|node_modules|\bat \S+ \(|file:\/\//);
  expect(answer).not.toContain(innards);
}

describe('while the provider is away', () => {
  let provider: Listening;
  let shop: StartedShop;
  let visitor: Visitor;
  let seen: { id: number; path: string; name: string };
  const down: Record<string, Page> = {};

  beforeAll(async () => {
    provider = await startProvider({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' });
    shop = await startShop({ PROVIDER_API_URL: provider.origin, REDIS_URL: redis.url });
    visitor = new Visitor(shop);
    seen = unseen();
    for (const path of ['/', listing, seen.path]) {
      const page = await visitor.open(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.buttons).toContain(buy);
    }
    expect((await visitor.send('/cart/add', { intent: 'add', productId: String(seen.id), returnTo: listing })).status).toBe(200);
    visitor.cookies.delete('basket_id');
    await provider.stop();
    for (const path of ['/', listing, seen.path]) down[path] = await visitor.open(path);
  });

  it('pages that have been seen open still', () => {
    expect(Object.values(down).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(down[listing]?.text).toContain('Смартфоны');
    expect(down[seen.path]?.text).toContain(seen.name);
  });

  it('stock and delivery are said to be unknown, and buying pauses', () => {
    expect(down[listing]?.text).toContain('Наличие уточняется');
    expect(down[seen.path]?.text).toContain('Наличие сейчас уточняется, поэтому купить пока нельзя');
    for (const { path, buttons, text } of Object.values(down)) {
      expect([path, buttons.filter((name) => name === buy)]).toEqual([path, []]);
      expect(text).not.toContain('Нет в наличии');
    }
  });

  it('search engines are not told that it is sold out', () => expect(down[seen.path]?.html).not.toContain('schema.org/OutOfStock'));

  it.each([
    ['a product', () => unseen().path],
    ['a listing', () => '/catalog/tablets/225'],
    ['a search', () => '/search?q=чайник'],
    ['the catalogue', () => '/catalog'],
  ])('%s that has not been seen is an error screen in Russian with a way back', async (_, path) => {
    const page = await visitor.open(path());
    expect(page.status).toBe(503);
    expect(page.text).toContain('Не получилось загрузить страницу');
    expect(page.html).toMatch(/<a [^>]*href="\/"[^>]*>На главную<\/a>/);
    expectNoInnards(page.html, provider.origin);
  });

  it('a path that leads nowhere is still «Страница не найдена»', async () => {
    const page = await visitor.open('/no/such/page');
    expect([page.status, page.text.includes('Страница не найдена')]).toEqual([404, true]);
  });

  it('a form sent from an older page comes back to it and says that it did not work', async () => {
    const page = await visitor.send('/cart/add', { intent: 'add', productId: String(seen.id), returnTo: listing });
    expect([page.status, page.path]).toEqual([200, listing]);
    expect(page.text).toMatch(/не получилось|не удалось/i);
    expectNoInnards(page.html, provider.origin);
  });

  it('GraphQL gives null and says PROVIDER_UNAVAILABLE for what it cannot know', async () => {
    const answer = await ask<Record<string, unknown>>(
      shop,
      `{ known: product(id: ${seen.id}) { name isBuyable availability { isAvailable } } unknown: product(id: 987654321) { name } }`,
    );
    expect(answer.data).toEqual({ known: { name: seen.name, isBuyable: null, availability: null }, unknown: null });
    const errors = answer.errors?.map(({ path, extensions }) => [path?.join('.'), extensions]);
    expect(errors?.toSorted()).toEqual([
      ['known.availability', { code: 'PROVIDER_UNAVAILABLE' }],
      ['unknown', { code: 'PROVIDER_UNAVAILABLE' }],
    ]);
    const change = await ask(shop, `mutation { addToBasket(productId: ${seen.id}) { id } }`);
    expect(change).toMatchObject({ data: null, errors: [{ extensions: { code: 'PROVIDER_UNAVAILABLE' } }] });
    expectNoInnards(JSON.stringify([answer, change]), provider.origin);
  });

  it('the shop stays alive and ready, and its log names no shopper', async () => {
    expect((await fetch(`${shop.origin}/health/live`)).status).toBe(200);
    expect((await fetch(`${shop.origin}/health/ready`)).status).toBe(200);
    expect(shop.lines.join('\n')).not.toMatch(/чайник|%D1%87/i);
  });

  it('all is well again once the provider is back', async () => {
    const port = new URL(provider.origin).port;
    provider = await startProvider({ DATABASE_URL: database.url, LOG_LEVEL: 'warn', PROVIDER_PORT: port });
    const back = await until(async () => {
      const page = await visitor.open(seen.path);
      // The shelves below too: while one call tries whether the provider is back, the others do not wait for it.
      return page.buttons.includes(buy) && !page.text.includes('уточняется') && page;
    }, 'the button to come back', 15_000);
    expect(back.text).toContain('Похожие товары');
    const first = await until(async () => {
      const page = await visitor.open(unseen().path);
      return page.status === 200 && page;
    }, 'a page that was not there before', 15_000);
    expect(first.buttons).toContain(buy);
    const bought = await visitor.send('/cart/add', { intent: 'add', productId: String(seen.id), returnTo: seen.path });
    expect(bought.text).toContain('В корзине');
  });

  it.each([
    ['frozen', () => redis.freeze()],
    ['thawed', () => redis.thaw()],
    ['killed', () => redis.kill()],
  ])('with Redis %s every page opens as quickly as people wait', async (_, change) => {
    await change();
    for (const path of ['/', listing, seen.path, unseen().path, '/search?q=робот']) {
      const started = performance.now();
      const page = await visitor.open(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(performance.now() - started).toBeLessThan(5_000);
    }
    expect((await ask(shop, '{ currentCity { name } }')).data).toEqual({ currentCity: { name: 'Донецк' } });
  });
});

describe('while a part of the provider is broken', () => {
  let proxy: FaultProxy;
  let shop: StartedShop;
  let visitor: Visitor;

  beforeAll(async () => {
    const provider = await startProvider({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' });
    proxy = await startFaultProxy(provider.origin);
    shop = await startShop({ PROVIDER_API_URL: proxy.origin });
    visitor = new Visitor(shop);
  });
  beforeEach(() => proxy.mend());

  const menu = /^\/v2\/menu/;
  const availability = /^\/v2\/products\/availability/;
  const related = /\/(?:similars|looked-with)$/;
  const product = /^\/v3\/products\/\d+$/;

  it.each<[string, Fault, RegExp, () => string, string]>([
    // The menu is asked for by every screen and kept for an hour, so it breaks first.
    ['the menu', 'error', menu, () => '/city', 'Выбор города'],
    ['the menu', 'slow', menu, () => '/city', 'Выбор города'],
    ['search placeholders', 'wrong', /placeholders$/, () => '/city', 'Выбор города'],
    ['facets', 'wrong', /\/products\/filters$/, () => listing, 'Смартфон '],
    ['facets', 'slow', /\/products\/filters$/, () => `${listing}?sort=price`, 'Смартфон '],
    ['breadcrumbs', 'error', /\/breadcrumbs$/, () => unseen().path, 'В корзину'],
    ['breadcrumbs', 'torn', /\/breadcrumbs$/, () => unseen().path, 'В корзину'],
    ['similar products', 'wrong', related, () => unseen().path, 'В корзину'],
    ['similar products', 'torn', related, () => unseen().path, 'В корзину'],
    ['stock', 'error', availability, () => unseen().path, 'Наличие сейчас уточняется'],
    ['stock', 'wrong', availability, () => listing, 'Наличие уточняется'],
    ['stock', 'slow', availability, () => listing, 'Наличие уточняется'],
    ['the home page', 'wrong', /\/main-page\//, () => '/', 'Электроника'],
    ['the home page', 'slow', /\/main-page\//, () => '/', 'Электроника'],
  ])('%s (%s): the rest of the page stands', async (_, fault, path, address, rest) => {
    proxy.break(path, fault);
    const page = await visitor.open(address());
    expect(proxy.spoilt).toBeGreaterThan(0);
    expect(page.status).toBe(200);
    expect(page.text).toContain(rest);
    expectNoInnards(page.html, proxy.origin);
  });

  it.each<[Fault, number]>([
    ['error', 503],
    ['torn', 503],
    ['slow', 503],
    ['wrong', 500],
  ])('what the page is of (%s): an error screen with status %d, and well again afterwards', async (fault, status) => {
    const { path, name } = unseen();
    proxy.break(product, fault);
    const broken = await visitor.open(path);
    expect(proxy.spoilt).toBeGreaterThan(0);
    expect(broken.status).toBe(status);
    expect(broken.text).toMatch(/Не получилось загрузить страницу|Что-то пошло не так/);
    expect(broken.html).toContain('На главную');
    expectNoInnards(broken.html, proxy.origin);
    proxy.mend();
    await until(async () => (await visitor.open(path)).text.includes(name), 'the product to be shown', 15_000);
  });

  it('the basket: the page stands without its count, and the basket is there afterwards', async () => {
    const { id, path } = unseen();
    expect((await visitor.send('/cart/add', { intent: 'add', productId: String(id), returnTo: path })).text).toContain('В корзине');
    proxy.break(/^\/basket\//, 'error');
    expect((await visitor.open(path)).status).toBe(200);
    expect(proxy.spoilt).toBeGreaterThan(0);
    proxy.mend();
    await until(async () => (await visitor.open(path)).text.includes('В корзине'), 'the basket to be known again', 15_000);
  });

  it('what changes something is sent once, whatever comes back', async () => {
    const { id } = unseen();
    const calls = (await database.sql<{ n: number }>('select count(*)::int as n from baskets'))[0]?.n;
    proxy.break(/add-item$/, 'torn');
    const answer = await ask(shop, `mutation { addToBasket(productId: ${id}) { id } }`);
    expect(answer).toMatchObject({ data: null, errors: [{ extensions: { code: 'PROVIDER_UNAVAILABLE' } }] });
    expect(proxy.spoilt).toBe(1);
    expect((await database.sql<{ n: number }>('select count(*)::int as n from baskets'))[0]?.n).toBe(calls);
  });

  it('GraphQL says which fault it was, by a code and without the words of the provider', async () => {
    const codes: Record<string, unknown> = {};
    for (const fault of ['error', 'wrong', 'torn', 'slow'] as const) {
      proxy.mend();
      proxy.break(/^\/v2\/stores\/\d+$/, fault);
      const answer = await ask(shop, '{ store(id: 987654321) { name } }');
      expect(proxy.spoilt).toBeGreaterThan(0);
      codes[fault] = [answer.data, answer.errors?.[0]?.extensions];
      expectNoInnards(JSON.stringify(answer), proxy.origin);
    }
    expect(codes).toEqual({
      error: [{ store: null }, { code: 'PROVIDER_UNAVAILABLE' }],
      wrong: [{ store: null }, { code: 'PROVIDER_CONTRACT' }],
      torn: [{ store: null }, { code: 'PROVIDER_UNAVAILABLE' }],
      slow: [{ store: null }, { code: 'PROVIDER_TIMEOUT' }],
    });
    expectNoInnards(shop.lines.join('\n').replaceAll(new URL(proxy.origin).host, ''), 'http://none.example');
  });
});
