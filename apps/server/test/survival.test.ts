import { waitTimeout } from '@vitrina/services/testing/limits.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { execute, filledDatabase, type Listening, type StartedShop, startProvider, startShop } from './full-stack.ts';
import { startOwnRedis } from './redis.ts';
import { buy, expectNoInnards, listing, type ProductPage, unseenProducts } from './screens.ts';
import { until } from './until.ts';
import { type Page, Visitor } from './visitor.ts';

describe('while the provider is away', () => {
  let url: string;
  let unseen: () => ProductPage;
  let redis: Awaited<ReturnType<typeof startOwnRedis>>;
  let provider: Listening;
  let shop: StartedShop;
  let visitor: Visitor;
  let seen: ProductPage;
  const down: Record<string, Page> = {};

  beforeAll(async () => {
    const database = await filledDatabase();
    ({ url } = database);
    unseen = await unseenProducts(database);
    redis = await startOwnRedis();
    provider = await startProvider({ DATABASE_URL: url, LOG_LEVEL: 'warn' });
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
    const answer = await execute<Record<string, unknown>>(
      shop,
      `{ known: product(id: ${seen.id}) { name isBuyable availability { isAvailable } } unknown: product(id: 987654321) { name } }`,
    );
    expect(answer.data).toEqual({ known: { name: seen.name, isBuyable: null, availability: null }, unknown: null });
    const errors = answer.errors?.map(({ path, extensions }) => [path?.join('.'), extensions]);
    expect(errors?.toSorted()).toEqual([
      ['known.availability', { code: 'PROVIDER_UNAVAILABLE' }],
      ['unknown', { code: 'PROVIDER_UNAVAILABLE' }],
    ]);
    const change = await execute(shop, `mutation { basketAddItem(input: { productId: ${seen.id} }) { basket { id } } }`);
    expect(change).toMatchObject({ data: { basketAddItem: null }, errors: [{ extensions: { code: 'PROVIDER_UNAVAILABLE' } }] });
    expectNoInnards(JSON.stringify([answer, change]), provider.origin);
  });

  it('the shop stays alive and ready, and its log names no shopper', async () => {
    expect((await fetch(`${shop.origin}/health/live`)).status).toBe(200);
    expect((await fetch(`${shop.origin}/health/ready`)).status).toBe(200);
    expect(shop.lines.join('\n')).not.toMatch(/чайник|%D1%87/i);
  });

  it('all is well again once the provider is back', async () => {
    const port = new URL(provider.origin).port;
    provider = await startProvider({ DATABASE_URL: url, LOG_LEVEL: 'warn', PROVIDER_PORT: port });
    const back = await until(async () => {
      const page = await visitor.open(seen.path);
      // The shelves below too: while one call tries whether the provider is back, the others do not wait for it.
      return page.buttons.includes(buy) && !page.text.includes('уточняется') && page;
    }, 'the button to come back');
    expect(back.text).toContain('Похожие товары');
    const first = await until(async () => {
      const page = await visitor.open(unseen().path);
      return page.status === 200 && page;
    }, 'a page that was not there before');
    expect(first.buttons).toContain(buy);
    const bought = await visitor.send('/cart/add', { intent: 'add', productId: String(seen.id), returnTo: seen.path });
    expect(bought.text).toContain('В корзине');
  });

  it.each([
    ['frozen', () => redis.freeze()],
    ['thawed', () => redis.thaw()],
    ['killed', () => redis.kill()],
  ])('with Redis %s every page opens, and none waits for it', async (_, change) => {
    await change();
    for (const path of ['/', listing, seen.path, unseen().path, '/search?q=робот']) {
      const started = performance.now();
      const page = await visitor.open(path);
      expect([path, page.status]).toEqual([path, 200]);
      // How soon it is given up is counted in `services/http/redis.test.ts`: a busy machine is no Redis that hangs.
      expect(performance.now() - started).toBeLessThan(waitTimeout);
    }
    expect((await execute(shop, '{ currentCity { name } }')).data).toEqual({ currentCity: { name: 'Донецк' } });
  });
});
