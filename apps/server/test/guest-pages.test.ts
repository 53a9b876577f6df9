import { waitTimeout } from '@vitrina/services/testing/limits.ts';
import { isLongRun } from '@vitrina/services/testing/long-run.ts';
import { beforeAll, expect, it } from 'vitest';
import { type BreakableShop, startBreakableShop } from './breakable-shop.ts';
import { demoShopper } from './demo-shopper.ts';
import { type RedisServer, sharing, startOwnRedis } from './redis.ts';
import { listing } from './screens.ts';
import { until } from './until.ts';
import { type Page, Visitor } from './visitor.ts';

/** Visitors of one rush, how many of them ask at the same time, and their cities. */
const { visitors, atOnce, places } = isLongRun ? { visitors: 2_000, atOnce: 60, places: 20 } : { visitors: 80, atOnce: 10, places: 3 };
const baskets = 8;

let stack: BreakableShop;
let redis: RedisServer;
let cities: { id: string; name: string }[];
beforeAll(async () => {
  redis = await startOwnRedis();
  stack = await startBreakableShop(undefined, { ...sharing(redis), PROCESSES: '2', GUEST_PAGES: '1' });
  cities = await stack.database.sql(`select id::text as id, name from cities order by id limit ${places}`);
});

/** Who a page is of, by its header. */
function ownerOf({ html }: Pick<Page, 'html'>) {
  const first = (form: RegExp) => form.exec(html)?.[1] ?? null;
  return {
    city: first(/class="city-switch"[^>]*>.*?<\/svg>([^<]*)</s),
    basket: first(/id="basket-header" class="visually-hidden">(.*?)<\/span>/s),
    name: first(/id="account-header" class="visually-hidden">(.*?)<\/span>/s),
  };
}

type Owner = ReturnType<typeof ownerOf>;

/** A provider that is late leaves parts out of a visitor's own page: it is of the default city then, or says nothing of the basket or the name. */
const isPartOf = (seen: Owner, owner: Owner): boolean =>
  [owner.city, 'Донецк'].includes(seen.city) && [owner.basket, null].includes(seen.basket) && [owner.name, null].includes(seen.name);

/** A page, once the shop has time for it. */
async function open(visitor: Visitor, path: string): Promise<Page> {
  for (;;) {
    const page = await visitor.open(path);
    if (page.status !== 503) return page;
  }
}

const guestIn = (cityId: string, branch = 'A') =>
  new Visitor(stack.shop, new Map([...Object.entries({ city_id: cityId, branch }), ['search_placeholder', 'x']]));

const sourceOf = ({ headers }: Page): string | undefined => /desc="(\w+)"/.exec(headers.get('server-timing') ?? '')?.[1];

/** Shoppers with baskets of their own, each in a city of his, and one who is signed in. */
async function shoppers(): Promise<{ cookies: ReadonlyMap<string, string>; owner: Owner }[]> {
  const found = [];
  for (let at = 0; at < baskets; at++) {
    const visitor = guestIn(cities[at % places]?.id ?? '1');
    const { id } = stack.unseen();
    await visitor.send('/cart/add', { intent: 'add', productId: String(id), returnTo: '/cart' });
    if (at === 0)
      await visitor.execute('mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { session { expiresIn } } }', {
        input: { login: demoShopper.email, password: demoShopper.password },
      });
    const owner = ownerOf(await open(visitor, '/news'));
    expect(owner.basket).not.toBeNull();
    expect(owner.name === null).toBe(at !== 0);
    found.push({ cookies: visitor.cookies, owner });
  }
  return found;
}

/** Everybody looks at a few pages at the same time, until some have seen one that was made for many; what is wrong with what they see. */
async function rush(known: Awaited<ReturnType<typeof shoppers>>, product: string, count = visitors): Promise<unknown[]> {
  const paths = ['/', listing, product];
  const wrong: unknown[] = [];
  let isShared = false;
  let next = 0;
  const come = async () => {
    while (next < count || !isShared) {
      const at = next++;
      const shopper = at % 4 === 0 ? known[(at / 4) % known.length] : undefined;
      const city = cities[at % cities.length];
      const visitor = shopper === undefined ? guestIn(city?.id ?? '') : new Visitor(stack.shop, shopper.cookies);
      visitor.address = `10.0.${at >> 8}.${at & 255}`;
      const before = new Set(visitor.cookies.keys());
      const page = await open(visitor, paths[at % paths.length] ?? '/');
      const source = sourceOf(page);
      const owner: Owner = shopper?.owner ?? { city: city?.name ?? '', basket: null, name: null };
      const given = [...visitor.cookies.keys()].filter((name) => !before.has(name) && name !== 'viewed_products');
      const seen = ownerOf(page);
      const isOwn = source === 'own' ? isPartOf(seen, owner) : shopper === undefined && JSON.stringify(seen) === JSON.stringify(owner);
      if (page.status !== 200 || given.length > 0 || !isOwn)
        wrong.push({ at, path: page.path, status: page.status, source, given, seen, owner });
      isShared ||= source !== 'own';
    }
  };
  await Promise.all(Array.from({ length: atOnce }, come));
  return wrong;
}

it(
  'of many visitors at once nobody sees anything of anybody else, nor a city that is not his; with Redis and without',
  async () => {
    const known = await shoppers();
    const product = stack.unseen().path;
    expect(await rush(known, product)).toEqual([]);
    for (const { cookies, owner } of known)
      await expect.poll(async () => ownerOf(await open(new Visitor(stack.shop, cookies), '/'))).toEqual(owner);
    await redis.kill();
    expect(await rush(known, product, visitors / 4)).toEqual([]);
    // Other files of this worker meet the shopper of the demonstration too.
    const cleared = await new Visitor(stack.shop, known[0]?.cookies).execute('mutation { basketClear { userErrors { __typename } } }');
    expect(cleared.data).toEqual({ basketClear: { userErrors: [] } });
  },
  (isLongRun ? 30 : 5) * waitTimeout,
);

it.each(['br', 'gzip', 'identity'])('a page for many runs its own scripts by what they are, with %s as without', async (encoding) => {
  const ask = async () => {
    const cookie = 'branch=A; search_placeholder=x';
    const answer = await fetch(`${stack.shop.origin}/news`, { headers: { 'accept-encoding': encoding, cookie } });
    const [source, policy] = ['server-timing', 'content-security-policy'].map((name) => answer.headers.get(name) ?? '');
    return { source, policy, html: await answer.text() };
  };
  const seen = await until(async () => {
    const page = await ask();
    return page.source?.includes('own') ? undefined : page;
  }, 'a page for many');
  expect(seen.policy).toMatch(/script-src 'self' 'sha256-/);
  expect(seen.policy + seen.html).not.toContain('nonce-');
  expect(seen.html).not.toMatch(/<script[^>]* nonce=/);
  expect(seen.html).toContain('</html>');
});

it('a page of which a part is missing is nobody else’s', async () => {
  const { path, id } = stack.unseen();
  stack.proxy.break(new RegExp(`/products/${id}/similars`), 'error');
  const visit = async (to: string) => sourceOf(await open(guestIn('1'), to));
  expect([await visit(path), await visit(path), await visit(path), await visit(path)]).toEqual(['own', 'own', 'own', 'own']);
  stack.proxy.mend();
  const { path: whole } = stack.unseen();
  await expect.poll(() => visit(whole)).not.toBe('own');
});
