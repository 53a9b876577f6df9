import { beforeAll, expect, it } from 'vitest';
import { type FaultProxy, innards, startFaultProxy } from './fault-proxy.ts';
import { type FilledDatabase, filledDatabase, type StartedShop, startProvider, startShop } from './full-stack.ts';
import { type RedisServer, startOwnRedis } from './redis.ts';
import { listing, type ProductPage, unseenProducts } from './screens.ts';
import { Visitor } from './visitor.ts';

/** What belongs to one shopper, and stands nowhere else in the world. */
const secrets = {
  password: 'Kanareyka2026',
  firstName: 'Канарея',
  lastName: 'Желтопёрова',
  email: 'canary@private.example',
  phone: '9991112233',
  // Not the shopper's, and nobody's business all the same.
  providerKey: 'canary-key-of-the-provider',
  comment: 'Домофон не работает, звоните канарейке',
  employeeToken: 'canary-token-of-the-staff',
  employeeName: 'Канареев Кенар',
  repairKey: 'canary-key-of-a-repair-request',
  commentKey: 'ca0a51ca0a51ca0a51ca0a51ca0a51ca',
};

let database: FilledDatabase;
let proxy: FaultProxy;
let shop: StartedShop;
let provider: { lines: readonly string[] };
let unseen: () => ProductPage;
let redis: RedisServer;
/** With a session, a basket and an order. */
let shopper: Visitor;
let boughtProduct: ProductPage;
/** Ids that open what is the shopper's: also nobody else's business. */
const opening: string[] = [];

beforeAll(async () => {
  database = await filledDatabase();
  redis = await startOwnRedis();
  // Everything that can be logged is logged.
  const started = await startProvider({ DATABASE_URL: database.url, PROVIDER_KEY: secrets.providerKey, LOG_LEVEL: 'trace' });
  provider = started;
  proxy = await startFaultProxy(started.origin);
  shop = await startShop({ PROVIDER_API_URL: proxy.origin, PROVIDER_KEY: secrets.providerKey, REDIS_URL: redis.url, LOG_LEVEL: 'trace' });
  unseen = await unseenProducts(database);
  shopper = await placeOrder();
});

const add = 'mutation ($id: ID!) { basketAddItem(input: { productId: $id }) { basket { revision } } }';

async function placeOrder(): Promise<Visitor> {
  await database.sql(`update users set first_name = '${secrets.firstName}', last_name = '${secrets.lastName}',
    email = '${secrets.email}', phone = '7${secrets.phone}' where email = 'demo@vitrina.example'`);
  const visitor = new Visitor(shop);
  const login = await visitor.execute(
    'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { session { user { firstName } } } }',
    {
      input: { login: secrets.email, password: 'Vitrina2026' },
    },
  );
  expect(login).toEqual({ data: { sessionSignIn: { session: { user: { firstName: secrets.firstName } } } } });
  boughtProduct = unseen();
  const added = await visitor.execute<{ basketAddItem: { basket: { revision: number } } }>(add, { id: boughtProduct.id });
  const { firstName, lastName, email, phone } = secrets;
  const created = await visitor.execute<{ orderCreate: { orders: { id: string }[] } }>(
    'mutation ($input: OrderCreateInput!) { orderCreate(input: $input) { orders { id } } }',
    {
      input: {
        idempotencyKey: crypto.randomUUID(),
        revision: added.data?.basketAddItem.basket.revision,
        contact: { firstName, lastName, email, phone: `+7${phone}` },
        consents: ['PERSONAL_DATA'],
        isOneClick: true,
        deliveries: [],
        comment: secrets.comment,
      },
    },
  );
  expect(created.errors).toBeUndefined();
  await visitor.execute(add, { id: unseen().id });
  const me = await visitor.execute<{ me: { lastName: string } }>('{ me { firstName lastName phone email } basket { items { id } } }');
  expect(me.data?.me.lastName).toBe(secrets.lastName);
  visitor.cookies.set('employee_token', secrets.employeeToken);
  visitor.cookies.set('personnel_number', '42');
  visitor.cookies.set('employee_name', encodeURIComponent(secrets.employeeName));
  visitor.cookies.set('repair_keys', secrets.repairKey);
  visitor.cookies.set('comment_key', secrets.commentKey);
  expect((await visitor.execute('{ viewer { kind employee { employeeName } } }')).data).toEqual({
    viewer: { kind: 'EMPLOYEE', employee: { employeeName: secrets.employeeName } },
  });
  for (const name of ['access_token', 'refresh_token', 'basket_id', 'order_keys']) {
    const value = visitor.cookies.get(name);
    expect(value, name).toBeDefined();
    opening.push(decodeURIComponent(value ?? ''));
  }
  return visitor;
}

/** Pages and operations that anybody may ask for, and that keep something for the next who asks. */
const publicPaths = () => ['/', '/catalog', listing, boughtProduct.path, '/cart', '/city'];

const isQuiet = (text: string) => {
  for (const secret of [...Object.values(secrets), ...opening, innards]) expect(text).not.toContain(secret);
};

it('what the shopper has seen is answered to nobody else', async () => {
  for (const path of publicPaths()) expect((await shopper.open(path)).status).toBe(200);
  const otherVisitor = new Visitor(shop);
  for (const path of publicPaths()) {
    const page = await otherVisitor.open(path);
    expect(page.status).toBe(200);
    isQuiet(page.html);
    isQuiet(JSON.stringify([...page.headers]));
  }
  const answer = await otherVisitor.execute(
    '{ me { firstName } viewer { kind } basket { id quantity items { id } } orders: order(id: 1) { id } }',
  );
  expect(answer.data).toMatchObject({ me: null, viewer: { kind: 'GUEST' }, basket: null });
});

it('errors say nothing of what the provider has said', async () => {
  for (const fault of ['error', 'wrong', 'torn'] as const) {
    proxy.mend();
    proxy.break(/profile$|getBasket|get-basket|basket/, fault);
    isQuiet(JSON.stringify(await new Visitor(shop).execute(add, { id: 1_000_000_000 })));
    isQuiet(JSON.stringify((await shopper.execute('{ me { id } basket { id } }')).errors));
  }
  proxy.mend();
});

it('no value in Redis holds any of it', async () => {
  const contents = await redis.contents();
  // What everybody may know is there, so it is looked for in the right place.
  expect(contents.join('\n')).toContain(boughtProduct.name);
  for (const entry of contents) isQuiet(entry);
});

it('no line of a log holds any of it', () => {
  expect(shop.lines.length).toBeGreaterThan(20);
  isQuiet(shop.lines.join('\n'));
  isQuiet(provider.lines.join('\n'));
});
