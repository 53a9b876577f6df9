import { beforeAll, expect, it } from 'vitest';
import { demoShopper } from './demo-shopper.ts';
import type { StartedShop } from './full-stack.ts';
import { atSummary, consentFields, openShopping, order, type Shopping } from './shopping.ts';
import { type Page, Visitor } from './visitor.ts';

/** Operations of a document: what the screen needs first, its frame, and two that may come later. */
const maxOfDocument = 4;
/** Of a navigation inside the shop, which keeps the frame. */
const maxOfNavigation = 2;

/** The frame, and the branch that a new visitor is given with the first page: a navigation asks for neither. */
const ofDocuments: readonly string[] = ['Shell', 'VisitorBranch'];
/** Nobody waits for it, and it may be counted with the next screen. */
const trace = 'TraceBasket';
/** Operations that cannot be sent before another has answered, with what they wait for; a navigation may have one of them more. */
const dependent: Readonly<Record<string, string>> = {
  AccessoryAction: 'a promotion, of which it asks with all goods of the basket',
  BundlePreview: 'the bundle of the product, of which it is a selection',
  CityByAlias: 'nothing, but all that is about the city waits for its id',
  GoodsToAskAbout: 'the questions, since goods to ask about are for who has asked none',
  PopularPairs: 'what others buy, of whose kinds it asks for two each',
  SuggestedGoods: 'the list, since only an empty one goes on with other goods',
  TradeInEntry: 'who values old devices, of whom the first counts until another is chosen',
};

let shopping: Shopping;
let shop: StartedShop;
beforeAll(async () => {
  shopping = await openShopping();
  ({ shop } = shopping);
});

/** Lists, and what leads from them to one of what they list. */
const lists = [
  ['/news', /^\/news\/\w+$/],
  ['/reviews/list', /^\/reviews\/view\//],
  ['/account/orders', /^\/account\/orders\/\w+$/],
] as const;

/** The first address of such a form on a page. */
function linkOn({ html, path }: Page, form: RegExp): string {
  const found = [...html.matchAll(/href="([^"?#]+)"/g)].map(([, href = '']) => href).find((href) => form.test(href));
  return found ?? expect.fail(`Nothing leads from ${path} to ${form}.`);
}

/** How often each operation has been counted. */
async function operations(): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${shop.origin}/metrics`)).text();
  const counts = new Map<string, number>();
  for (const [, name = '', count] of text.matchAll(/^vitrina_operation_seconds_count\{[^}]*\boperation="([^"]*)"[^}]*\} (\d+)/gm))
    counts.set(name, (counts.get(name) ?? 0) + Number(count));
  return counts;
}

interface Row {
  screen: string;
  who: string;
  /** By name; one that ran twice stands there twice. */
  operations: string[];
}

/** The operations of one document. */
async function countOperations(who: string, visitor: Visitor, screen: string): Promise<Row> {
  const before = await operations();
  const { path, status } = await visitor.open(screen);
  // What leads elsewhere is two documents.
  if (path !== screen) return countOperations(who, visitor, path);
  expect([path, status]).toEqual([path, screen === '/nowhere' ? 404 : 200]);
  const after = await operations();
  const names = [...after].filter(([name]) => name !== trace);
  const ran = names.flatMap(([name, count]) => Array.from({ length: count - (before.get(name) ?? 0) }, () => name));
  return { screen: path, who, operations: ran.toSorted() };
}

const listings = ['/catalog/224', '/catalog/smartphones/224', '/catalog/smartphones/224/page-2', '/catalog/brand/apple', '/special-offers'];
const searches = ['/search', '/search?q=iphone', '/search?q=такогонетничего', '/shops?q=Артёма'];
const others = [
  'catalog',
  'niche',
  'special-offers/1',
  'reviews/list',
  'advent-calendar',
  'trade-in',
  'honor',
  'news',
  'city',
  'shops',
  'contacts',
  'help',
  'delivery',
];
const more = [
  'store/vitrina-ulica-artema-1001',
  'delivery/pay',
  'legal/offer',
  'favorite-products',
  'compare',
  'cart',
  'user/login',
  'user/password-reset',
];
const last = ['employee', 'corp', 'bonus', 'repair', 'repair/service', 'order-status', 'nowhere'];
const tabs = ['specs', 'accessories', 'credit', 'availability', 'comments', 'faq'];
const screensWith = (product: string): string[] => [
  ...['/', product, ...tabs.map((tab) => `${product}/${tab}`), ...listings, ...searches],
  ...[...others, ...more, ...last].map((path) => `/${path}`),
];
/** Tabs that few goods have, with the goods that have them. */
const rareTabs = {
  digital: 'p.is_digital',
  manuals: 'p.id in (select product_id from product_manuals)',
  supplier: 'p.id in (select product_id from supplier_offers where quantity > 0)',
  markdown: `p.id in (select parent_product_id from products m where m.is_markdown and m.status = 1 and m.id in
    (select product_id from stock s join stores t on t.id = s.store_id where t.city_id = 1 and s.quantity > 0))`,
};
/** Listings by their first word, with the codes that lead to one. */
const rareListings = {
  tag: 'select alias as code from tags',
  series: 'select code from series where id in (select series_id from products where status = 1)',
  model: 'select code from models where id in (select model_id from products where status = 1)',
  'compatibility-brand': 'select code from brands where id in (select brand_id from product_compatibility)',
};

/** Addresses that only the database knows. */
async function rareScreens(): Promise<string[]> {
  const tabs = Object.entries(rareTabs).map(
    ([tab, condition]) => `select '/catalog/' || c.code || '/' || c.id || '/' || p.id || '/${tab}' as path
      from products p join categories c on c.id = p.category_id where p.status = 1 and not p.is_markdown and ${condition} limit 1`,
  );
  const pages = Object.entries(rareListings).map(
    ([word, codes]) => `select '/catalog/${word}/' || code as path from (${codes} limit 1) found`,
  );
  const statements = [...tabs, ...pages];
  const found = await Promise.all(statements.map((statement) => shopping.database.sql<{ path: string }>(statement)));
  return found.map(([row], at) => row?.path ?? expect.fail(`The demonstration has nothing for ${statements[at]}`));
}

const account = ['', '/orders', '/repairs', '/profile', '/notice', '/reviews', '/faq', '/mailings', '/addresses'].map(
  (part) => `/account${part}`,
);
const steps = ['contacts', 'delivery', 'payments', 'summary', 'fast', 'one-click'].map((step) => `/cart/${step}`);

it('a document asks at most four operations, a navigation inside at most two', async () => {
  const [viewed, product] = [shopping.unseen(), shopping.unseen()];
  const guest = new Visitor(shop);
  await guest.open(viewed.path);
  const shopper = new Visitor(shop);
  await shopper.execute('mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { session { expiresIn } } }', {
    input: { login: demoShopper.email, password: demoShopper.password },
  });
  await shopping.withBasket(viewed, shopper);

  const rows: Row[] = [];
  for (const screen of ['/', product.path]) rows.push(await countOperations('newcomer', new Visitor(shop), screen));
  for (const screen of await rareScreens()) rows.push(await countOperations('guest', guest, screen));
  for (const screen of screensWith(product.path)) rows.push(await countOperations('guest', guest, screen));
  for (const screen of [...screensWith(product.path), ...account]) rows.push(await countOperations('shopper', shopper, screen));
  rows.push(await countOperations('shopper', shopper, linkOn(await shopper.open('/cart'), /^\/cart\/accessories\//)));
  const summary = await atSummary(shopper);
  for (const step of steps) rows.push(await countOperations('shopper', shopper, step));
  const ordered = await shopper.press(summary, order, consentFields);
  for (const screen of [ordered.path, '/cart/fast']) rows.push(await countOperations('shopper', shopper, screen));
  for (const [list, item] of lists) rows.push(await countOperations('shopper', shopper, linkOn(await shopper.open(list), item)));

  const tooMany = rows.filter(({ operations: ran }) => {
    const ofNavigation = ran.filter((name) => !ofDocuments.includes(name));
    const waits = ofNavigation.some((name) => dependent[name] !== undefined);
    return ran.length > maxOfDocument || ofNavigation.length > maxOfNavigation + Number(waits);
  });
  expect(tooMany).toEqual([]);
});
