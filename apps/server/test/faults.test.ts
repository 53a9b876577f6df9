import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBreakableShop } from './breakable-shop.ts';
import type { Fault, FaultProxy } from './fault-proxy.ts';
import { execute, type FilledDatabase, type StartedShop } from './full-stack.ts';
import { expectNoInnards, listing, type ProductPage } from './screens.ts';
import { fields, prepareVisitors, screens, type TestVisitors } from './test-visitors.ts';
import { until } from './until.ts';
import { type Page, Visitor } from './visitor.ts';

describe('while a part of the provider is broken', () => {
  let database: FilledDatabase;
  let unseen: () => ProductPage;
  let proxy: FaultProxy;
  let shop: StartedShop;
  let visitor: Visitor;

  beforeAll(async () => {
    ({ database, unseen, proxy, shop } = await startBreakableShop(/\/menu$|placeholders$|\/products\/filters$|\/main-page\//));
    visitor = new Visitor(shop);
  });
  beforeEach(() => proxy.mend());

  const menu = /\/menu$/;
  const availability = /^\/v2\/products\/availability/;
  const related = /\/(?:similars|looked-with)$/;
  const product = /^\/v3\/products\/\d+$/;

  it.each<[string, Fault, RegExp, () => string, string]>([
    // Every screen asks for them, and they are kept for an hour, so they break first.
    ['the menu and search placeholders', 'error', /\/menu$|placeholders$/, () => '/city', 'Выбор города'],
    ['facets', 'wrong', /\/products\/filters$/, () => listing, 'Смартфон '],
    ['breadcrumbs', 'error', /\/breadcrumbs$/, () => unseen().path, 'В корзину'],
    ['breadcrumbs', 'torn', /\/breadcrumbs$/, () => unseen().path, 'В корзину'],
    ['similar products', 'wrong', related, () => unseen().path, 'В корзину'],
    ['similar products', 'torn', related, () => unseen().path, 'В корзину'],
    ['stock', 'error', availability, () => unseen().path, 'Наличие сейчас уточняется'],
    ['stock', 'wrong', availability, () => listing, 'Наличие уточняется'],
    ['the home page', 'wrong', /\/main-page\//, () => '/', 'Электроника'],
  ])('%s (%s): the rest of the page stands', async (_, fault, path, address, rest) => {
    proxy.break(path, fault);
    const asked = address();
    // What has just failed is not asked again at once: until it is, the page stands all the same.
    const pages: Page[] = [];
    await until(async () => {
      pages.push(await visitor.open(asked));
      return proxy.faultCount > 0;
    }, 'the broken part to be asked');
    for (const page of pages) {
      expect(page.status).toBe(200);
      expect(page.text).toContain(rest);
      expectNoInnards(page.html, proxy.origin);
    }
  });

  it('what does not answer at all: the rest of each page stands, and GraphQL says that it took too long', async () => {
    const { path } = unseen();
    for (const silent of [menu, /\/products\/filters$/, availability, /\/main-page\//, product, /^\/v2\/stores\/987654321$/])
      proxy.break(silent, 'slow');
    proxy.break(/^\/v2\/stores\/987654322$/, 'drip');
    // All at once, since each takes as long as a call may.
    const open = (address: string) => new Visitor(shop).open(address);
    const tooLate = { data: { store: null }, errors: [{ extensions: { code: 'PROVIDER_TIMEOUT' } }] };
    const [broken, answers, ...pages] = await Promise.all([
      open(path),
      Promise.all(['987654321', '987654322'].map((id) => execute(shop, `{ store(id: ${id}) { name } }`))),
      ...['/city', `${listing}?sort=price`, '/'].map(open),
    ]);
    expect(answers).toMatchObject([tooLate, tooLate]);
    expectErrorScreen(broken);
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [city, list, home] = pages.map(({ text }) => text);
    expect(city).toContain('Выбор города');
    expect(list).toMatch(/Смартфон .*Наличие уточняется/);
    expect(home).toContain('Электроника');
    for (const each of [broken, ...pages]) expectNoInnards(each.html, proxy.origin);
    expectNoInnards(JSON.stringify(answers), proxy.origin);
  });

  function expectErrorScreen({ status, text, html }: Page): void {
    expect(status).toBe(503);
    expect(text).toMatch(/Не получилось загрузить страницу|Что-то пошло не так/);
    expect(html).toContain('На главную');
    expectNoInnards(html, proxy.origin);
  }

  it.each<Fault>(['error', 'torn', 'wrong'])(
    'what the page is of (%s): an error screen with 503, and well again afterwards',
    async (fault) => {
      const { path, name } = unseen();
      proxy.break(product, fault);
      const broken = await visitor.open(path);
      expect(proxy.faultCount).toBeGreaterThan(0);
      expectErrorScreen(broken);
      proxy.mend();
      await until(async () => (await visitor.open(path)).text.includes(name), 'the product to be shown');
    },
  );

  it('one bad item in a list: the others are shown', async () => {
    proxy.break(/^\/v3\/products\/category\/224$/, 'odd');
    const page = await visitor.open(`${listing}?sort=-date`);
    expect(proxy.faultCount).toBeGreaterThan(0);
    expect([page.status, page.text.includes('Смартфон ')]).toEqual([200, true]);
    expectNoInnards(page.html, proxy.origin);
  });

  it.each<Fault>(['late', 'flapping'])('a provider that is %s: every page stands', async (fault) => {
    proxy.break(/^\/v[23]\//, fault);
    for (const path of ['/', listing, unseen().path]) expect([path, (await visitor.open(path)).status]).toEqual([path, 200]);
    expect(proxy.faultCount).toBeGreaterThan(0);
  });

  it('the basket: the page stands without its count, and the basket is there afterwards', async () => {
    const { id, path } = unseen();
    expect((await visitor.send('/cart/add', { intent: 'add', productId: String(id), returnTo: path })).text).toContain('В корзине');
    proxy.break(/^\/basket\//, 'error');
    expect((await visitor.open(path)).status).toBe(200);
    expect(proxy.faultCount).toBeGreaterThan(0);
    proxy.mend();
    await until(async () => (await visitor.open(path)).text.includes('В корзине'), 'the basket to be known again');
  });

  it('what changes something is sent once, whatever comes back', async () => {
    const { id } = unseen();
    const calls = (await database.sql<{ n: number }>('select count(*)::int as n from baskets'))[0]?.n;
    proxy.break(/add-item$/, 'torn');
    const answer = await execute(shop, `mutation { basketAddItem(input: { productId: ${id} }) { basket { id } } }`);
    expect(answer).toMatchObject({ data: { basketAddItem: null }, errors: [{ extensions: { code: 'PROVIDER_UNAVAILABLE' } }] });
    expect(proxy.faultCount).toBe(1);
    expect((await database.sql<{ n: number }>('select count(*)::int as n from baskets'))[0]?.n).toBe(calls);
  });

  it('GraphQL says which fault it was, by a code and without the words of the provider', async () => {
    const codes: Record<string, unknown> = {};
    for (const fault of ['error', 'busy', 'wrong', 'torn', 'reset'] as const) {
      proxy.mend();
      proxy.break(/^\/v2\/stores\/\d+$/, fault);
      const answer = await execute(shop, '{ store(id: 987654321) { name } }');
      expect(proxy.faultCount).toBeGreaterThan(0);
      codes[fault] = [answer.data, answer.errors?.[0]?.extensions];
      expectNoInnards(JSON.stringify(answer), proxy.origin);
    }
    expect(codes).toEqual({
      error: [{ store: null }, { code: 'PROVIDER_UNAVAILABLE' }],
      wrong: [{ store: null }, { code: 'PROVIDER_CONTRACT' }],
      busy: [{ store: null }, { code: 'PROVIDER_UNAVAILABLE' }],
      reset: [{ store: null }, { code: 'PROVIDER_UNAVAILABLE' }],
      torn: [{ store: null }, { code: 'PROVIDER_UNAVAILABLE' }],
    });
    expectNoInnards(shop.lines.join('\n').replaceAll(new URL(proxy.origin).host, ''), 'http://none.example');
  });

  describe('a call that fails alone', () => {
    let walkers: TestVisitors;
    beforeAll(async () => {
      walkers = await prepareVisitors(shop, database);
    });

    it.each(screens.map((screen) => ({ ...screen, name: screen.call.source })))('$name: its screen stands, and says so', async (screen) => {
      const address = screen.at(walkers);
      proxy.break(screen.call, 'error');
      const page = await walkers[screen.who].open(address);
      expect({ address, spoilt: proxy.faultCount > 0, status: page.status, text: page.text.replaceAll('\u00a0', ' ') }).toEqual({
        ...{ address, spoilt: true, status: screen.status },
        text: expect.stringContaining(screen.says),
      });
      expectNoInnards(page.html, proxy.origin);
    });

    it.each(fields.map(([call, field]) => ({ call, field, name: call.source })))(
      '$name: the rest of the answer stands',
      async ({ call, field }) => {
        const query = `{ ${field(walkers)} priorityCities { id } }`;
        proxy.break(call, 'error');
        const answer = await walkers.guest.execute<{ priorityCities: object[] }>(query);
        expect({ query, spoilt: proxy.faultCount > 0, rest: answer.data?.priorityCities.length }).toMatchObject({
          spoilt: true,
          rest: expect.any(Number),
        });
        expect(JSON.stringify(answer.data)).toContain(':null');
        expectNoInnards(JSON.stringify(answer), proxy.origin);
      },
    );
  });
});
