import routes from '@vitrina/web/app/routes.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathsOf } from './authorization/paths.ts';
import { startBreakableShop } from './breakable-shop.ts';
import { atTheEnd, execute, type FilledDatabase, type StartedShop } from './full-stack.ts';
import { consentFields, contacts, goOn, order } from './shopping.ts';
import { type Page, Visitor } from './visitor.ts';

let shop: StartedShop;
let database: FilledDatabase;
let visitor: Visitor;

beforeAll(async () => {
  ({ database, shop } = await startBreakableShop());
  visitor = new Visitor(shop);
});

/** A number that nothing has. */
const nobody = '987654321';
const phones = '/catalog/smartphones/224';
/** What is no page of a list: in another form, or beyond the last. */
const pages = ['page-0', 'page-x', 'page-', 'page-99999', '2'];
const listingPaths = (prefix: string): string[] => [
  ...pages.map((page) => `${prefix}/${page}`),
  ...['smartphones', 'smartphones/x', `smartphones/${nobody}`, 'smartphones/224/x', 'smartphones/224/page-99999'].map(
    (tail) => `${prefix}/${tail}`,
  ),
];
const namedPaths = (prefix: string, known: string): string[] => [
  `${prefix}/nobody-knows-it`,
  `${prefix}/%D0%B9`,
  `${prefix}/a%20b`,
  ...listingPaths(`${prefix}/${known}`),
];
const pageQueries = (path: string): string[] => ['0', 'x', '99999', '-1'].map((page) => `${path}?page=${page}`);

/** Of every address with something to name in it: what is wrong in form, what nothing has, and what lies beyond the last page. */
const nothing: Readonly<Record<string, readonly string[]>> = {
  '/catalog/:categoryId?': ['/catalog/x', '/catalog/0', '/catalog/-1', '/catalog/224x', `/catalog/${nobody}`],
  '/catalog/brand/:code/:a?/:b?/:c?': namedPaths('/catalog/brand', 'apple'),
  '/catalog/tag/:code/:a?/:b?/:c?': namedPaths('/catalog/tag', 'skidki'),
  '/catalog/compatibility-brand/:code/:a?/:b?/:c?': namedPaths('/catalog/compatibility-brand', 'apple'),
  '/catalog/series/:code/:a?': ['/catalog/series/none', ...pages.map((page) => `/catalog/series/apple-iphone-17/${page}`)],
  '/catalog/model/:code/:a?': ['/catalog/model/none', ...pages.map((page) => `/catalog/model/apple-iphone-17/${page}`)],
  '/catalog/:categoryCode/:categoryId': ['/catalog/smartphones/x', '/catalog/smartphones/0', `/catalog/smartphones/${nobody}`],
  '/catalog/:categoryCode/:categoryId/:leaf': [...pages.slice(0, -1), 'x', '0', '5', nobody, '99999999999999999999'].map(
    (leaf) => `${phones}/${leaf}`,
  ),
  '/catalog/:categoryCode/:categoryId/:leaf/:tab': [
    `${phones}/${nobody}/opinions`,
    `${phones}/x/comments-2`,
    `${phones}/page-2/comments-2`,
  ],
  '/search/:a?/:b?/:c?': ['x', 'page-0', 'page-99999', 'smartphones/x', `smartphones/${nobody}`, 'smartphones/224/page-99999'].map(
    (tail) => `/search/${tail}?q=смартфон`,
  ),
  '/special-offers/:id': [
    '/special-offers/x',
    '/special-offers/0',
    `/special-offers/${nobody}`,
    ...pageQueries('/special-offers'),
    '/special-offers?mechanics=nothing',
  ],
  '/reviews/list/:a?/:b?/:c?': [
    '/reviews/list/x',
    '/reviews/list/category-nothing',
    '/reviews/list/brand-a/brand-b',
    ...pageQueries('/reviews/list'),
  ],
  '/reviews/view/:slug': ['/reviews/view/nothing', '/reviews/view/%D0%B9', `/reviews/view/${nobody}`],
  '/news/:id': ['/news/x', '/news/0', `/news/${nobody}`, ...pageQueries('/news')],
  '/store/:slug?': ['/store/vitrina-99999999', '/store/nowhere', '/store/%D0%B9'],
  '/legal/:document': ['/legal/licence', '/legal/x'],
};

/** The parts of a product's page by their segments. */
const segments: Readonly<Record<string, string>> = {
  ABOUT: '',
  SPECS: '/specs',
  DIGITAL: '/digital',
  AVAILABILITY: '/availability/doneck',
  SUPPLIER: '/supplier',
  MARKDOWN: '/markdown',
  ACCESSORIES: '/accessories',
  CREDIT: '/credit',
  COMMENTS: '/comments',
  FAQ: '/faq',
  MANUALS: '/manuals',
};

/** What of a path is not «Страница не найдена» with its status. */
async function existingPaths(paths: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of paths) {
    const page = await visitor.open(path);
    if (page.status !== 404 || !/<h1[^>]*>Страница не найдена</.test(page.html)) wrong.push(`${page.status} ${path} (${page.path})`);
  }
  return wrong;
}

interface Goods extends Record<string, unknown> {
  id: number;
  name: string;
  path: string;
}

/** The best-known product of which this holds. */
async function productThat(holds: string): Promise<Goods> {
  const [product] = await database.sql<Goods>(
    `select p.id, p.name, '/catalog/' || c.code || '/' || c.id || '/' || p.id as path
     from products p join categories c on c.id = p.category_id where p.status = 1 and ${holds} order by p.popularity desc, p.id limit 1`,
  );
  if (product === undefined) throw new Error(`The demo catalogue has nothing of which holds: ${holds}`);
  return product;
}

describe('«Страница не найдена», with its status', () => {
  it('is tried at every address of the choice that names something', () => {
    const naming = pathsOf(routes).filter(
      (path) => path.includes(':') && /^\/(?:catalog|search|special-offers|reviews|news|store|legal)\//.test(path),
    );
    const ofProducts = naming.filter((path) => path.startsWith('/catalog/:categoryCode/:categoryId/:leaf'));
    expect(naming.filter((path) => !ofProducts.includes(path)).toSorted()).toEqual(
      Object.keys(nothing)
        .filter((path) => !path.includes(':leaf'))
        .toSorted(),
    );
    const known = Object.values(segments).map((segment) => segment.replace('/doneck', ''));
    const inRoutes = ofProducts.map((path) => path.replace('/catalog/:categoryCode/:categoryId/:leaf', '').replace(/\/:\w+\?$/, ''));
    expect(inRoutes.toSorted()).toEqual([...known, '/:tab'].toSorted());
  });

  it.each(Object.entries(nothing))('%s', async (_, paths) => expect(await existingPaths(paths)).toEqual([]));

  it('every part of a product that is not there, is not on sale or is in no category', async () => {
    const [gone, astray] = [
      await productThat("p.category_id = 224 and p.order_type = 'buy'"),
      await productThat("p.category_id = 225 and p.order_type = 'buy'"),
    ];
    await database.sql(`update products set status = 0 where id = ${gone.id}`);
    await database.sql(`update products set category_id = null where id = ${astray.id}`);
    atTheEnd(() => database.sql(`update products set status = 1 where id = ${gone.id}`));
    atTheEnd(() => database.sql(`update products set category_id = 225 where id = ${astray.id}`));
    const all = [`${phones}/${nobody}`, gone.path, astray.path].flatMap((path) => Object.values(segments).map((segment) => path + segment));
    expect(await existingPaths(all)).toEqual([]);
  });

  it('of a page, a city or a tab that a product has not', async () => {
    const { path } = await productThat(
      "p.category_id = 225 and p.order_type = 'buy' and exists (select 1 from product_manuals m where m.product_id = p.id)",
    );
    const paged = ['accessories', 'comments', 'faq'].flatMap((tab) => pages.map((page) => `${path}/${tab}/${page}`));
    const cities = ['nowhere', '%D0%94%D0%BE%D0%BD%D0%B5%D1%86%D0%BA', 'doneck1', 'a_b'].map((city) => `${path}/availability/${city}`);
    const others = ['opinions', 'comments-0', 'comments-x', 'faq-', 'specs/page-2', 'manuals/1', 'credit/x', 'about'].map(
      (tab) => `${path}/${tab}`,
    );
    expect(await existingPaths([...paged, ...cities, ...others])).toEqual([]);
  });

  it('is not of a place without a name: that leads to all of them', async () => {
    const places = await visitor.open('/store');
    expect([places.status, places.path]).toEqual([200, '/shops']);
  });
});

describe('a product’s page', () => {
  /** Products that differ in what they are and have. */
  const kinds: Readonly<Record<string, string>> = {
    'what is new': `p.order_type = 'buy' and p.category_id = 224`,
    'a code': `p.is_digital and p.order_type = 'buy'`,
    'what is awaited': `p.order_type = 'preorder' and not p.is_digital`,
    'a worn piece': `p.is_markdown and p.order_type = 'buy'`,
    'what has worn pieces': `exists (select 1 from products w join stock s on s.product_id = w.id join stores t on t.id = s.store_id
       where w.parent_product_id = p.id and w.status = 1 and t.type = 0 and s.quantity > 0)`,
    'what partners sell as well': `p.order_type = 'buy' and exists (select 1 from supplier_offers o where o.product_id = p.id and o.quantity > 0)`,
    'what costs little': `p.order_type = 'buy' and not p.is_markdown and p.price < 100000`,
  };
  const tabsOf = async ({ id }: Goods): Promise<string[]> => {
    const { data, errors } = await execute<{ product: { tabs: string[] } | null }>(shop, `{ product(id: ${id}) { tabs } }`);
    expect(errors).toBeUndefined();
    return data?.product?.tabs ?? [];
  };

  it('has each of its parts in the demonstration, and what it has not is no page', async () => {
    const goods = await Promise.all(Object.values(kinds).map(productThat));
    // Everything in the demonstration has accessories.
    const removed = await database.sql(
      `delete from product_relations where kind = 'accessory' and product_id = ${goods.at(-1)?.id} returning *`,
    );
    atTheEnd(() =>
      database.sql(
        `insert into product_relations select * from json_populate_recordset(null::product_relations, '${JSON.stringify(removed)}')`,
      ),
    );
    const tabs: string[][] = [];
    for (const each of goods) tabs.push(await tabsOf(each));
    expect([...new Set(tabs.flat())].toSorted()).toEqual(Object.keys(segments).toSorted());
    const always = ['ABOUT', 'SPECS', 'FAQ'];
    for (const [tab, segment] of Object.entries(segments)) {
      const [one, other] = [true, false].map((has) => goods[tabs.findIndex((own) => own.includes(tab) === has)]);
      const shown = await visitor.open(`${one?.path}${segment}`);
      expect([tab, shown.status, shown.path]).toEqual([tab, 200, `${one?.path}${segment}`]);
      if (always.includes(tab)) expect(other).toBeUndefined();
      else expect(await existingPaths([`${other?.path}${segment}`])).toEqual([]);
    }
  });

  it('says that it can be rented, and what it is often compared with', async () => {
    const rented = await productThat('exists (select 1 from rentals r where r.product_id = p.id)');
    const page = await visitor.open(rented.path);
    expect(page.text).toMatch(/В аренду — [\d ]+ ₽ в сутки/);
    const { data } = await execute<{ product: { comparedModel: { url: string; name: string } } }>(
      shop,
      `{ product(id: ${rented.id}) { comparedModel { url name } } }`,
    );
    const { url, name } = data?.product.comparedModel ?? { url: '', name: '' };
    expect(page.text).toContain(`Часто сравнивают с ${name}`);
    expect((await visitor.open(url)).text).toContain(name);
    expect((await visitor.open((await productThat(`p.category_id = 224 and p.order_type = 'buy'`)).path)).text).not.toContain('В аренду');
  });

  it('of what is awaited leads to an order of its own, from the button with the day on it', async () => {
    const awaited = await productThat(`p.order_type = 'preorder' and not p.is_digital`);
    const buyer = new Visitor(shop);
    const page = await buyer.open(awaited.path);
    expect(page.text).toMatch(/Предзаказ: забрать можно с \d{1,2} [а-я]+/);
    // On the shelves below it others are bought.
    expect(/<section[^>]* aria-label="Покупка".*?<\/section>/s.exec(page.html)?.[0]).not.toContain('В корзину');
    const button = page.buttons.find((name) => name.startsWith('Предзаказать')) ?? '';
    expect(button).toMatch(/^Предзаказать · \d{1,2}.[а-я]+$/);
    const put = await buyer.press(page, button);
    expect([put.path, put.text.includes('В корзине')]).toEqual([awaited.path, true]);
    const basket = await buyer.open('/cart');
    expect(basket.text).toMatch(/Предзаказ, можно забрать с \d{1,2} [а-я]+/);
    const delivery = await buyer.press(await buyer.open('/cart/contacts'), goOn, contacts);
    const summary = await buyer.press(await buyer.press(delivery, goOn, { 'way.preorder': 'PICKUP' }), goOn);
    expect(summary.path, summary.text).toBe('/cart/summary');
    const done: Page = await buyer.press(summary, order, consentFields);
    expect(done.status, done.text).toBe(200);
    const [row] = await database.sql<{ count: number }>(
      `select count(*)::int from order_items i join products p on p.id = i.product_id where p.id = ${awaited.id} and p.order_type = 'preorder'`,
    );
    expect(row?.count).toBe(1);
  });
});
