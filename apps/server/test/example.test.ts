import { execFile, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { startBreakableShop } from './breakable-shop.ts';
import type { FilledDatabase, StartedShop } from './full-stack.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const examples = join(root, 'docs/examples');
const example = join(examples, 'stock-table/main.ts');
const city = 'moskva';
const key = 'stock-table-1';
const officeKey = 'back-office-1';
const moderatorKey = 'moderation-1';
const application = (name: string, ofKey: string, ...rights: string[]) => ({
  name,
  rights,
  perMinute: 6_000,
  keys: [{ sha256: hash('sha256', ofKey, 'hex') }],
});
const developer = 'a developer of another application';

let shop: StartedShop;
let database: FilledDatabase;
let stockedProduct: { product: number; store: string; pieces: number };
const missing = 999_999_999;

beforeAll(async () => {
  ({ database, shop } = await startBreakableShop(undefined, {
    LOG_LEVEL: 'warn',
    APP_KEYS: JSON.stringify([
      application('stock-table', key, 'catalogue', 'storefront'),
      application('back-office', officeKey, 'orders:read'),
      application('moderation', moderatorKey, 'comments:moderate'),
    ]),
    DEVELOPER_KEY: developer,
    TRUSTED_DOCUMENTS: 'only',
  }));
  const rows = await database.sql<{ product: number; store: string; pieces: number }>(`
    select k.product_id::int as product, t.name as store, k.quantity::int as pieces
    from stock k join stores t on t.id = k.store_id join cities c on c.id = t.city_id join products p on p.id = k.product_id
    where c.alias = '${city}' and t.type = 1 and p.status = 1 and p.order_type = 'buy' and not p.is_digital and k.quantity > 0
    order by k.quantity desc, p.id limit 1`);
  const [row] = rows;
  if (row === undefined) throw new Error('The demo catalogue has no stock.');
  stockedProduct = row;
});

interface ExitResult {
  code: number;
  out: string;
  error: string;
}

/** Runs an example application as its page in `docs/` says, against this shop. */
const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}, file = example): Promise<ExitResult> =>
  new Promise((resolve) => {
    const settings = { env: { PATH: process.env.PATH, GATEWAY: `${shop.origin}/graphql`, APP_KEY: key, ...env } };
    execFile(process.execPath, [file, ...args], settings, (failure, out, error) =>
      resolve({ code: failure === null ? 0 : Number(failure.code), out, error }),
    );
  });

it('prints a row for every store with stock, the most pieces first', async () => {
  const { code, out, error } = await run([String(stockedProduct.product), city]);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  const [title, , columns, , ...rows] = out.trimEnd().split('\n');
  expect(title).toMatch(/, [\d\u00a0]+(,\d\d)?\u00a0₽$/);
  expect(columns?.split(/ {2,}/)).toEqual(['store', 'address', 'open', 'pieces', 'pick up']);
  const cells = rows.map((row) => row.split(/ {2,}/));
  expect(cells.find(([store]) => store === stockedProduct.store)?.[3]).toBe(String(stockedProduct.pieces));
  const pieces = cells.map(([, , , text]) => Number(text));
  expect(pieces.every((count) => count > 0)).toBe(true);
  expect(pieces).toEqual(pieces.toSorted((a, b) => b - a));
});

it('says what is wrong in one line', async () => {
  expect(await run([])).toMatchObject({ code: 1, error: expect.stringMatching(/^Usage: .*\n$/) });
  expect(await run([String(missing)])).toMatchObject({ code: 1, error: `There is no product ${missing}.\n` });
  expect(await run([String(stockedProduct.product), 'nowhere'])).toMatchObject({ code: 1, error: 'There is no city nowhere.\n' });
  expect(await run(['99999999999999'])).toMatchObject({ code: 1, error: 'There is no product 99999999999999.\n' });
  expect(await run(['a product'])).toMatchObject({ code: 1, error: expect.stringMatching(/^BAD_USER_INPUT: .* id: .*\n$/) });
  const away = await run([String(stockedProduct.product)], { GATEWAY: 'http://127.0.0.1:1/graphql' });
  expect(away).toMatchObject({ code: 1, error: expect.stringMatching(/^UNREACHABLE: .*\n$/) });
});

it('is known by its key: without one it is an anonymous client, which may send stored operations only', async () => {
  const anonymous = await run([String(stockedProduct.product), city], { APP_KEY: '' });
  expect(anonymous).toMatchObject({ code: 1, error: expect.stringMatching(/^FORBIDDEN: .*\n$/) });
});

it('says what the gateway says when it refuses a key that it does not know', async () => {
  const unknown = await run([String(stockedProduct.product), city], { APP_KEY: 'not-a-key-1' });
  expect(unknown).toMatchObject({ code: 1, error: expect.stringMatching(/^(?!UNREACHABLE)[A-Z_]+: .*\n$/) });
});

it('buys what a search finds, and sees that it is paid', async () => {
  const buy = (text: string) => run([text], {}, join(examples, 'purchase/buy.ts'));
  const { code, out, error } = await buy('стиральная машина');
  expect({ code, error }).toEqual({ code: 0, error: '' });
  const [, page = ''] = /^pay at (\S+)$/m.exec(out) ?? [];
  const [, next = ''] = /^then: node docs\/examples\/purchase\/status\.ts (.+)$/m.exec(out) ?? [];
  const status = (args: readonly string[]) => run(args, {}, join(examples, 'purchase/status.ts'));
  const before = await status(next.split(' '));
  expect(before).toMatchObject({ code: 0, out: expect.stringMatching(/, not paid\n$/) });
  const paid = { number: '2200 0000 0000 0004', expiry: '12/30', code: '123', outcome: 'paid' };
  const back = await fetch(page, { method: 'POST', body: new URLSearchParams(paid), headers: { origin: shop.origin }, redirect: 'manual' });
  expect(back.status).toBe(303);
  expect(await status(next.split(' '))).toMatchObject({ code: 0, out: expect.stringMatching(/^PAID, .*, paid\n$/) });
  const anonymous = await status([...next.split(' ').slice(0, 2), '0'.repeat(32)]);
  expect(anonymous).toMatchObject({ code: 1, error: expect.stringMatching(/^There is no such order/) });
  expect(await buy('жщъюэфьь')).toEqual({ code: 1, out: '', error: 'Nothing is found for «жщъюэфьь».\n' });
});

it('shows the orders of today by store, and stays current', async () => {
  const office = join(examples, 'back-office/main.ts');
  expect(await run([], {}, office)).toMatchObject({ code: 1, error: expect.stringMatching(/^FORBIDDEN: .*orders:read.*\n$/) });
  const listen = `const { listen } = await import(${JSON.stringify(join(examples, 'back-office/client.ts'))});
    const { OrderChangesDocument } = await import(${JSON.stringify(join(examples, 'back-office/generated/graphql.ts'))});
    for await (const part of listen(OrderChangesDocument, { after: null })) break;`;
  const unknown = await run(['-e', listen], { APP_KEY: 'not-a-key-1' }, '--input-type=module');
  expect(unknown).toMatchObject({ code: 1, error: expect.stringContaining("code: 'UNAUTHENTICATED'") });
  const env = { PATH: process.env.PATH, GATEWAY: `${shop.origin}/graphql`, APP_KEY: officeKey, PORT: '0' };
  const child = spawn(process.execPath, [office], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const { value: address = '' } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
    const fetchPage = async () => (await fetch(address)).text();
    expect(await fetchPage()).toContain('<h1>Заказы сегодня</h1>');
    const listening = await fetch(new URL('/changes', address));
    const { out } = await run(['стиральная машина'], {}, join(examples, 'purchase/buy.ts'));
    const [, order = ''] = /^then: node \S+ (\d+) /m.exec(out) ?? [];
    expect(order).toMatch(/^\d+$/);
    await expect.poll(fetchPage).toMatch(new RegExp(`<td>${order}</td>.*<td>Ожидает оплаты</td>`));
    let told = '';
    for await (const chunk of listening.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      told += chunk;
      if (told.includes(`<td>${order}</td>`)) break;
    }
  } finally {
    child.kill();
  }
});

it('shows what waits to be looked at, and decides', async () => {
  const moderate = (args: readonly string[], applicationKey = moderatorKey) =>
    run(args, { APP_KEY: applicationKey }, join(examples, 'moderation/main.ts'));
  expect(await moderate([], key)).toMatchObject({ code: 1, error: expect.stringMatching(/^FORBIDDEN: .*comments:moderate.*\n$/) });
  expect(await moderate([], 'not-a-key-1')).toMatchObject({ code: 1, error: expect.stringMatching(/^UNAUTHENTICATED: .*\n$/) });
  // The oldest stands first, whatever waits in a provider that other files share.
  const [comment] = await database.sql<{ id: number }>(`
    insert into comments (type, owner_id, status, author, rating, pros, cons, text, date, likes, dislikes, is_verified)
    values ('product', ${stockedProduct.product}, 0, 'Вера', 4, '', '', 'Ждёт, пока прочтут.', '2000-01-01', 0, 0, false) returning id`);
  const id = String(comment?.id);
  expect((await moderate([])).out).toMatch(new RegExp(`^${id}  Вера о «.+»: Ждёт, пока прочтут\\.$`, 'm'));
  expect(await moderate(['publish', id])).toEqual({ code: 0, out: `${id} PUBLISHED\n`, error: '' });
  expect(await moderate(['refuse', id, 'Не о товаре'])).toEqual({ code: 0, out: `${id} REFUSED\n`, error: '' });
  expect((await moderate([])).out).not.toContain('Ждёт, пока прочтут.');
  expect(await moderate(['publish', String(missing)])).toEqual({ code: 1, out: '', error: `There is no comment ${missing}.\n` });
  expect(await moderate(['publish'])).toMatchObject({ code: 1, error: expect.stringMatching(/^Usage: .*\n$/) });
  const away = await run([], { APP_KEY: moderatorKey, GATEWAY: 'http://127.0.0.1:1/graphql' }, join(examples, 'moderation/main.ts'));
  expect(away).toMatchObject({ code: 1, error: expect.stringMatching(/^UNREACHABLE: .*\n$/) });
});

const page = readFileSync(join(root, 'docs/clients.md'), 'utf8');
const [, tried = ''] = /<!-- tried: apps\/server\/test\/example\.test\.ts -->\n(.*?)\n\n[^|]/s.exec(page) ?? [];
const failing = [...tried.matchAll(/^\| `([A-Z_]+)` \| `([^`]+)` \| (?:`([\w-]+): ([^`]+)` )?\|$/gm)];

interface Failing {
  errors?: { extensions: { code: string } }[];
  data?: Record<string, { userErrors?: { code: string }[] } | null> | null;
}

it('the page has operations that fail', () => expect(failing).toHaveLength(10));

it.each(failing.map(([, code = '', query = '', name, value = '']) => [code, query, name === undefined ? {} : { [name]: value }] as const))(
  '%s is met by %s',
  async (code, query, header) => {
    // A developer may send what is not stored, and is a guest like any other.
    const headers = { 'content-type': 'application/json', 'x-developer-key': developer, ...header };
    const response = await fetch(`${shop.origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    const { errors = [], data } = (await response.json()) as Failing;
    const userErrors = Object.values(data ?? {}).flatMap((payload) => payload?.userErrors ?? []);
    expect([...errors.map(({ extensions }) => extensions), ...userErrors].map((error) => error.code)).toEqual([code]);
  },
);
