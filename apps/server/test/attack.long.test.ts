import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { hashPassword } from '@vitrina/provider/src/accounts/auth/password.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Attack, Outcome } from './attacker.ts';
import { appKey, basketOf, prepaidOrder, productWith } from './buyer.ts';
import {
  execute,
  type FilledDatabase,
  filledDatabase,
  hasty,
  logLines,
  type StartedShop,
  startProvider,
  startShop,
  temporaryFolder,
} from './full-stack.ts';
import { sharing, startOwnRedis } from './redis.ts';
import { listing, type ProductPage, unseenProducts } from './screens.ts';
import { address, consentFields, contacts, goOn, order as orderButton } from './shopping.ts';
import { until } from './until.ts';
import { Visitor } from './visitor.ts';

const publicUrl = 'https://shop.example';
const password = 'Vitrina-Attack-1';

let database: FilledDatabase;
let shop: StartedShop;
let unseen: () => ProductPage;
/** Has as many pieces as are wanted. */
let product: number;

beforeAll(async () => {
  const [redis, filled] = await Promise.all([startOwnRedis(), filledDatabase()]);
  database = filled;
  product = await productWith(database, 100_000);
  unseen = await unseenProducts(database);
  shop = await startShop({
    ...{
      APP_KEYS: `${appKey}=1000000`,
      NODE_ENV: 'production',
      DEMO: '',
      PUBLIC_URL: publicUrl,
      PROCESSES: '2',
      WARM_UP: '1',
      LOG_LEVEL: 'warn',
    },
    ...{ DATABASE_URL: database.url, DATA_DIR: await temporaryFolder(), ...sharing(redis), ...hasty },
  });
});

const only = async <Row extends Record<string, unknown>>(statement: string): Promise<Row | undefined> =>
  (await database.sql<Row>(statement))[0];
const count = async (statement: string): Promise<number> => (await only<{ n: number }>(`select (${statement})::int as n`))?.n ?? Number.NaN;

let people = 0;
/** Nobody has come from there before. */
const newAddress = (): string => `203.0.${Math.floor(++people / 250)}.${people % 250}`;
const from = (ip: string, more: Record<string, string> = {}) => ({ 'x-forwarded-for': ip, ...more });
const codesOf = (answers: readonly { errors?: { extensions: { code: string } }[] }[]): string[] =>
  answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'ok');
/** How often each is among them. */
const tally = (of: readonly (string | number)[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(of, String)].map(([each, all]) => [each, all.length]));

/** Somebody with an account, in a browser that is not signed in. */
async function newShopper(phone: string): Promise<{ visitor: Visitor; email: string }> {
  const email = `shopper-${people}-${phone}@vitrina.test`;
  await database.sql(`insert into users (phone, email, is_confirmed_email, first_name, last_name, password_hash)
    values ('${phone}', '${email}', true, 'Анна', 'Петрова', '${await hashPassword(password)}')`);
  const visitor = new Visitor(shop);
  visitor.address = newAddress();
  return { visitor, email };
}

const signInMutation = 'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { session { expiresIn } } }';

async function signIn(phone: string): Promise<Visitor> {
  const { visitor, email } = await newShopper(phone);
  expect(await visitor.execute(signInMutation, { input: { login: email, password } })).not.toHaveProperty('errors');
  return visitor;
}

/** The newest text that was sent to a phone or an e-mail. */
const sentTo = async (recipient: string): Promise<string> =>
  (await only<{ text: string }>(`select text from outbox where recipient = '${recipient}' order by id desc limit 1`))?.text ?? '';

/** One picture of so many pixels, small as a file: interlaced it has to be held whole. */
const photoOf = (side: number, progressive: boolean): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#456' } })
    .png({ progressive })
    .toBuffer();

/** Sends a file; 0 where the shop has hung up on it. */
async function upload(photo: Buffer, ip: string, purpose = 'review', headers: Record<string, string> = {}): Promise<number> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new File([new Uint8Array(photo)], 'photo.png', { type: 'image/png' }));
  const sent = fetch(`${shop.origin}/uploads`, {
    method: 'POST',
    headers: from(ip, { 'apollo-require-preflight': '1', ...headers }),
    body: form,
  });
  return sent.then((answer) => answer.arrayBuffer().then(() => answer.status)).catch(() => 0);
}

describe('one client with photos of 60 megapixels, another with 300 changes at once', () => {
  interface Step {
    name: string;
    /** In milliseconds since the epoch. */
    start: number;
    end: number;
  }
  const journeys = 6;
  const calls = { photos: 40, changes: 300 };
  /** Counted instead of timed, since times depend on the machine: of one attack's calls, a quarter while somebody else waits for a step. */
  const maxCallsAhead = (calls.photos + calls.changes) / 4;

  /** Signs in and buys, as a browser without scripts does. */
  async function buys({ visitor, email }: Awaited<ReturnType<typeof newShopper>>, thing: ProductPage): Promise<Step[]> {
    const steps: Step[] = [];
    const timed = async <Seen extends { status: number; path: string; text: string }>(name: string, see: () => Promise<Seen>) => {
      const start = performance.timeOrigin + performance.now();
      const seen = await see();
      steps.push({ name, start, end: performance.timeOrigin + performance.now() });
      expect(seen.status, `${name}: ${seen.text.slice(0, 300)}`).toBe(200);
      return seen;
    };
    const login = await timed('sign-in page', () => visitor.open('/user/login'));
    const account = await timed('sign-in', () => visitor.press(login, 'Войти', { login: email, password }));
    expect(account.path).toBe('/account');
    await timed('listing', () => visitor.open(listing));
    const page = await timed('product', () => visitor.open(thing.path));
    await timed('into the basket', () => visitor.press(page, 'В корзину'));
    const form = await timed('contacts', () => visitor.open('/cart/contacts'));
    const delivery = await timed('delivery', () => visitor.press(form, goOn, contacts));
    const payments = await timed('payment', () => visitor.press(delivery, goOn, { 'way.buy': 'COURIER', ...address }));
    const summary = await timed('summary', () => visitor.press(payments, goOn, { tab: 'ON_RECEIPT' }));
    const made = await timed('order', () => visitor.press(summary, orderButton, consentFields));
    expect(made.path).toMatch(/^\/order-info\/\d+$/);
    return steps;
  }

  /** In a process of its own, so that the shopper's times are the shop's alone. */
  async function attack(what: Attack): Promise<Outcome> {
    const attacker = fork(new URL('./attacker.ts', import.meta.url), { serialization: 'advanced' });
    attacker.send(what);
    const [outcome] = (await once(attacker, 'message')) as [Outcome];
    return outcome;
  }

  const change = 'mutation ($product: ID!) { basketAddItem(input: { productId: $product }) { basket { id } } }';

  it('is noticed by nobody else who signs in and buys', { timeout: 900_000 }, async () => {
    const huge = await photoOf(7_740, true);
    const shoppers: Awaited<ReturnType<typeof newShopper>>[] = [];
    for (let at = 0; at <= 2 * journeys; at += 1) shoppers.push(await newShopper(`7926200${String(at).padStart(4, '0')}`));
    const next = () => shoppers.pop()!;
    // What is compiled and cached with the first journey is no part of either.
    await buys(next(), unseen());
    const quiet: Step[] = [];
    for (let at = 0; at < journeys; at += 1) quiet.push(...(await buys(next(), unseen())));
    const attacked: Step[] = [];
    const attacks: Outcome[] = [];
    for (let at = 0; at < journeys; at += 1) {
      const [one, other] = [newAddress(), newAddress()];
      const { id } = await basketOf(shop, product);
      const outcome = attack({
        origin: shop.origin,
        photos: { image: new Uint8Array(huge), times: calls.photos, headers: from(one, { 'x-comment-key': 'k'.repeat(32) }) },
        changes: {
          body: JSON.stringify({ query: change, variables: { product } }),
          times: calls.changes,
          headers: from(other, { 'x-basket-id': id }),
        },
      });
      attacked.push(...(await buys(next(), unseen())));
      attacks.push(await outcome);
    }
    const [photos, changes] = [attacks.flatMap(({ photos }) => photos), attacks.flatMap(({ changes }) => changes)];
    const [statuses, codes] = [photos.map(({ code }) => code), changes.map(({ code }) => code)];
    const isLetIn = ({ code }: { code: string | number }) => code !== 429 && code !== 'RATE_LIMITED';
    // What has waited till its deadline was not carried out: all that wait end at once.
    const carriedOut = [...photos, ...changes].filter((answer) => isLetIn(answer) && answer.code !== 'PROVIDER_TIMEOUT');
    const callsAhead = attacked.map(({ start, end }) => carriedOut.filter(({ at }) => at > start && at < end).length);
    const p95 = (steps: readonly Step[], name?: string): number => {
      const times = steps.filter((step) => name === undefined || step.name === name).map(({ start, end }) => end - start);
      return Math.round(times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0);
    };
    const names = new Set(quiet.map(({ name }) => name));
    mkdirSync('test-results', { recursive: true });
    writeFileSync(
      'test-results/attack.md',
      [
        `| step | quiet, slowest of ${journeys}, ms | attacked, ms |`,
        '|---|---|---|',
        ...[...names].map((name) => `| ${name} | ${p95(quiet, name)} | ${p95(attacked, name)} |`),
        `| all, 95 of 100 | ${p95(quiet)} | ${p95(attacked)} |`,
        '',
        `photos: ${JSON.stringify(tally(statuses))}; changes: ${JSON.stringify(tally(codes))}; ahead of a step at most ${Math.max(...callsAhead)}`,
        '',
      ].join('\n'),
    );
    expect(Object.keys(tally(statuses)).filter((status) => !['0', '422', '429'].includes(status))).toEqual([]);
    // His own basket has at most ten of a product, and makes his changes wait for each other.
    const own = ['OUT_OF_STOCK', 'PROVIDER_TIMEOUT', 'RATE_LIMITED', 'ok'];
    expect(Object.keys(tally(codes)).filter((code) => !own.includes(code))).toEqual([]);
    // Each of two processes lets 32 of one client in; while it carries them out, some more may come.
    for (const attack of attacks) expect(attack.changes.filter(isLetIn).length).toBeLessThanOrEqual(calls.changes / 2);
    expect(Math.max(...callsAhead)).toBeLessThanOrEqual(maxCallsAhead);
  });

  it('with photos that are just read is kept waiting alone', async () => {
    const photo = await photoOf(5_400, false);
    const [ip, other] = [newAddress(), await newShopper('79262009999')];
    const sent = Promise.all(Array.from({ length: 40 }, () => upload(photo, ip, 'review', { 'x-comment-key': 'p'.repeat(32) })));
    expect(await buys(other, unseen())).not.toEqual([]);
    const statuses = Object.keys(tally(await sent));
    expect(statuses.filter((status) => !['0', '201', '422', '429', '503', '504'].includes(status))).toEqual([]);
  });
});

it('a card is not taken back by an old confirmation of its phone', async () => {
  const phone = '79262110001';
  const [former, owner] = [await signIn('79262110002'), await signIn('79262110003')];
  const confirmed = async (visitor: Visitor): Promise<string> => {
    const sent = await visitor.execute<{ loyaltySendCode: { requestId: string } }>(
      `mutation { loyaltySendCode(input: { phone: "+${phone}" }) { requestId } }`,
    );
    const code = /\d{6}/.exec(await sentTo(`+${phone}`))?.[0];
    const verified = await visitor.execute<{ loyaltyVerifyCode: { checkData: string } }>(
      'mutation ($input: LoyaltyVerifyCodeInput!) { loyaltyVerifyCode(input: $input) { checkData } }',
      { input: { phone: `+${phone}`, code, requestId: sent.data?.loyaltySendCode.requestId } },
    );
    return verified.data?.loyaltyVerifyCode.checkData ?? '';
  };
  const add = (visitor: Visitor, checkData: string) =>
    visitor.execute<{ loyaltyCardAdd: { card: { id: string } } | null }>(
      'mutation ($checkData: String!) { loyaltyCardAdd(input: { checkData: $checkData }) { card { id } } }',
      { checkData },
    );
  const old = await confirmed(former);
  expect((await add(former, old)).errors).toBeUndefined();
  expect((await add(owner, await confirmed(owner))).errors).toBeUndefined();
  expect((await add(former, old)).errors).toHaveLength(1);
  expect(await count(`select count(*) from loyalty_cards c join users u on u.id = c.user_id where u.phone = '79262110003'`)).toBe(1);
});

describe('texts of the shop', () => {
  it('carry no words of an anonymous sender, and one e-mail gets only so many', async () => {
    const victim = 'victim@mail.test';
    const answers = [];
    for (let at = 0; at < 40; at += 1)
      answers.push(
        await execute(
          shop,
          'mutation ($input: CorpFastOrderInput!) { corpFastOrder(input: $input) { id } }',
          {
            input: {
              ...{ inn: '7707083893', companyName: 'evil.example', contactName: 'Я', phone: `+792621200${10 + at}`, email: victim },
              ...{ comment: 'Ваш аккаунт заблокирован: https://evil.example', consents: ['PERSONAL_DATA'] },
              ...{ items: [{ productId: product, quantity: 1 }], idempotencyKey: crypto.randomUUID() },
            },
          },
          from(newAddress()),
        ),
      );
    expect(tally(codesOf(answers))).toEqual({ ok: 10, RATE_LIMITED: 30 });
    expect(await count(`select count(*) from outbox where recipient = '${victim}'`)).toBe(10);
    expect(await count(`select count(*) from outbox where text like '%evil.example%'`)).toBe(0);
  });

  it('to one phone are so many, whoever asks', async () => {
    const phone = '79262120001';
    const call = (ip: string) =>
      execute(
        shop,
        'mutation ($input: RepairCallRequestInput!) { repairCallRequest(input: $input) { __typename } }',
        { input: { name: 'Я', phone: `+${phone}`, consents: ['PERSONAL_DATA'], idempotencyKey: crypto.randomUUID() } },
        from(ip),
      );
    const one = newAddress();
    for (let at = 0; at < 60; at += 1) await call(at < 50 ? one : newAddress());
    expect(await count(`select count(*) from outbox where recipient = '+${phone}'`)).toBe(10);
  });

  it('lead to the shop, wherever a client says that it is', async () => {
    const { email } = await newShopper('79262120002');
    const said = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await execute(
      shop,
      'mutation ($login: String!) { passwordRequestReset(input: { login: $login }) { __typename } }',
      { login: email },
      from(newAddress(), said),
    );
    await until(async () => (await sentTo(email)) !== '', 'the letter');
    expect(await sentTo(email)).toContain(`${publicUrl}/user/password-reset?token=`);
    expect(await sentTo(email)).not.toContain('evil');
  });

  it('that hold a secret are blank when they have arrived', async () => {
    const secrets = `select count(*) from outbox where text ~ 'token=|[0-9]{6}' and subject ~* 'код|парол'`;
    expect(await count(secrets)).toBeGreaterThan(0);
    await database.sql(`update outbox set created_at = created_at - interval '2 hours'`);
    // A provider looks after them when it starts, and every hour.
    const provider = await startProvider({ DATABASE_URL: database.url, DEMO: '0', LOG_LEVEL: 'warn' });
    await until(async () => (await count(secrets)) === 0, 'the secrets to go');
    await provider.stop();
  });
});

it.each(['/sitemap.xml', '/robots.txt', listing])('%s says its own address, whatever host a client names', async (path) => {
  for (const name of ['host', 'x-forwarded-host']) {
    const text = await (await fetch(`${shop.origin}${path}`, { headers: from(newAddress(), { [name]: 'evil.example' }) })).text();
    expect(text).toContain(publicUrl);
    expect(text).not.toContain('evil.example');
  }
});

describe('orders', () => {
  const phone = '+79262130001';
  const input = (over: object) => ({
    input: {
      ...{ idempotencyKey: crypto.randomUUID(), isOneClick: true, deliveries: [], consents: ['PERSONAL_DATA'] },
      contact: { firstName: 'Анна', lastName: 'Иванова', phone, email: 'anna@vitrina.test' },
      ...over,
    },
  });
  const create = 'mutation ($input: OrderCreateInput!) { orderCreate(input: $input) { orderKey orders { id } } }';

  it('that come to nothing use nobody’s phone up', async () => {
    const ips = [1, 2, 3, 4, 5].map(newAddress);
    for (let at = 0; at < 30; at += 1) await execute(shop, create, input({}), from(ips[at % ips.length] ?? ''));
    const { id, revision } = await basketOf(shop, product);
    expect(await execute(shop, create, input({ revision }), from(newAddress(), { 'x-basket-id': id }))).not.toHaveProperty('errors');
  });

  it('in one click that nobody confirms hold few pieces, and not for long', async () => {
    const ip = newAddress();
    const thing = unseen();
    const codes: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      const basket = await execute<{ basketAddItem: { basket: { id: string; revision: number } } }>(
        shop,
        'mutation ($id: ID!) { basketAddItem(input: { productId: $id, quantity: 3 }) { basket { id revision } } }',
        { id: thing.id },
        from(ip),
      );
      const { id, revision } = basket.data?.basketAddItem.basket ?? { id: '', revision: 0 };
      const contact = { firstName: 'Анна', lastName: 'Иванова', phone: `+792621400${10 + at}`, email: 'anna@vitrina.test' };
      codes.push(...codesOf([await execute(shop, create, input({ revision, contact }), from(ip, { 'x-basket-id': id }))]));
    }
    expect(codes.filter((code) => code === 'ok').length).toBeLessThanOrEqual(5);
    const held = `from orders o join order_items i on i.order_id = o.id where i.product_id = ${thing.id}`;
    expect(await count(`select coalesce(max(extract(epoch from expires_at - inserted_at)), 0) / 60 ${held}`)).toBe(30);
  });

  it('are not paid at a bank that moves no money', async () => {
    const basket = await basketOf(shop, product);
    const methods = await execute<{ paymentMethods: { isPrepaid: boolean }[] }>(
      shop,
      '{ paymentMethods { isPrepaid } }',
      {},
      from(newAddress(), { 'x-basket-id': basket.id }),
    );
    expect(methods.data?.paymentMethods.filter(({ isPrepaid }) => isPrepaid)).toEqual([]);
    await expect(prepaidOrder(shop, product)).rejects.toThrow(/Nowhere to pick it up|No order was made/);
    expect((await fetch(`${shop.origin}/sandbox-acquirer/${'0'.repeat(32)}`)).status).toBe(404);
  });

  it('of a known phone are not found by counting numbers up', async () => {
    const ip = newAddress();
    const made = await database.sql<{ id: number }>(`select id from orders where mobile_phone = '79262130001' order by id`);
    const [first] = await database.sql<{ id: number }>('select min(id) as id from orders');
    const codes: string[] = [];
    for (let at = 0; at < 60; at += 1)
      codes.push(
        ...codesOf([
          await execute(
            shop,
            'query ($id: ID!, $phone: Phone!) { trackedOrder(id: $id, phone: $phone) { id } }',
            { id: (first?.id ?? 0) + at, phone },
            from(ip),
          ),
        ]),
      );
    expect(made).toHaveLength(1);
    expect(tally(codes).RATE_LIMITED).toBeGreaterThanOrEqual(30);
  });
});

it('files without a key are bounded by the address they come from', async () => {
  const ip = newAddress();
  const photo = await photoOf(100, false);
  const statuses: number[] = [];
  for (let at = 0; at < 62; at += 1) statuses.push(await upload(photo, ip, 'repair'));
  expect(tally(statuses)[201]).toBeLessThanOrEqual(60);
});

it('votes under keys of a guest’s own making are a household’s', async () => {
  const comment = await only<{ id: number; likes: number }>('select id, likes from comments where status = 1 order by id limit 1');
  const ip = newAddress();
  const like = `mutation { commentLike(input: { id: ${comment?.id} }) { likesCount: __typename } }`;
  for (let at = 0; at < 16; at += 1) await execute(shop, like, {}, from(ip, { 'x-comment-key': crypto.randomUUID().replaceAll('-', '') }));
  expect(await count(`select likes from comments where id = ${comment?.id}`)).toBe((comment?.likes ?? 0) + 3);
});

it('a picture of any width is no error', async () => {
  const { path } = unseen();
  const page = await (await fetch(`${shop.origin}${path}`)).text();
  const picture = /\/media\/[^"? ]+/.exec(page)?.[0] ?? '';
  for (const width of ['8000', '0', '-1', 'x', '1e9'])
    expect((await fetch(`${shop.origin}${picture}?w=${width}`)).status).toBeLessThan(500);
});

it('nothing of all this was an error of the shop', () => {
  expect(logLines(shop, ({ level }) => Number(level) >= 50 || level === 'error')).toEqual([]);
});
