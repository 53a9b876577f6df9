import { expect, test } from 'vitest';
import { ages, createGuestPages, type GuestPage, type SharedPages } from './guest-pages.ts';

const pageOf = (madeAt: number, text = 'page'): GuestPage => ({
  madeAt,
  headers: { 'content-type': 'text/html' },
  cookies: [],
  pattern: '/',
  body: Buffer.from(text),
});

/** Pages by a clock of their own; each one says how many were made before it. */
function pagesBy(shared?: SharedPages) {
  const clock = { now: 1_000 };
  const pages = createGuestPages(shared, () => clock.now);
  let made = 0;
  const make = async (): Promise<GuestPage | null> => pageOf(clock.now, String(made++));
  const find = async (key = '/', makeIt = make) => {
    const found = await pages.find(key, makeIt);
    return found === null ? 'own' : `${found.from} ${found.page.body}`;
  };
  return { clock, find };
}

test('a page is made for all when somebody asks again, and is never older than it may be', async () => {
  const { clock, find } = pagesBy();
  expect(await find()).toBe('own');
  expect(await find()).toBe('made 0');
  clock.now += ages.maxAge - 1;
  expect(await find()).toBe('fresh 0');
  clock.now += 1;
  // It is made anew behind the back of who gets the old one.
  expect(await find()).toBe('stale 0');
  expect(await find()).toMatch(/^(?:stale 0|fresh 1)$/);
  await expect.poll(() => find()).toBe('fresh 1');
  clock.now += ages.maxStale;
  expect(await find()).toBe('made 2');
});

test('all who ask while it is made get the same one', async () => {
  const { find } = pagesBy();
  await find();
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => find())))).toEqual(new Set(['made 0']));
});

test('a page that is not for all is not tried again at once, and a failure is nobody’s page', async () => {
  const { clock, find } = pagesBy();
  let tries = 0;
  const refuse = async () => {
    tries++;
    return null;
  };
  for (let time = 0; time < 4; time++) expect(await find('/', refuse)).toBe('own');
  expect(tries).toBe(1);
  clock.now += ages.maxStale;
  expect(await find('/', () => Promise.reject(new Error('away')))).toBe('own');
  clock.now += ages.maxStale;
  expect(await find()).toBe('made 0');
});

test('whoever waits too long for it gets a page of his own', async () => {
  const { find } = pagesBy();
  await find();
  const slow = Promise.withResolvers<GuestPage | null>();
  expect(await find('/', () => slow.promise)).toBe('own');
  slow.resolve(pageOf(1_000, 'late'));
  await expect.poll(() => find()).toBe('fresh late');
});

test('addresses are kept apart', async () => {
  const { find } = pagesBy();
  for (const key of ['/a', '/b', '/a', '/b']) await find(key);
  expect([await find('/a'), await find('/b')]).toEqual(['fresh 0', 'fresh 1']);
});

test('a page of another process is taken while it is fresh; a store that is away, or spoilt, costs nothing but time', async () => {
  const stored = new Map<string, Buffer>();
  const shared: SharedPages = {
    get: async (key) => stored.get(key),
    set: async (key, page) => void stored.set(key, page),
  };
  const [one, other] = [pagesBy(shared), pagesBy(shared)];
  await one.find();
  await other.find();
  expect(await one.find()).toBe('made 0');
  expect(await other.find('/', async () => pageOf(1_000, 'own one'))).toBe('made 0');

  const away = pagesBy({ get: async () => undefined, set: async () => undefined });
  await away.find();
  expect(await away.find()).toBe('made 0');

  const spoilt = pagesBy({ get: async () => Buffer.from('{'), set: async () => undefined });
  await spoilt.find();
  expect(await spoilt.find()).toBe('own');
});
