import { scryptSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { handlers } from '../handlers.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { users } from '../platform/database/schema/accounts.ts';
import { sql } from '../platform/database/sql.ts';
import type { TestDatabase } from '../platform/database/testing/databases.ts';
import { fillSmallShop } from '../platform/database/testing/small-shop.ts';
import { takeSnapshot } from '../platform/database/testing/snapshot.ts';
import { buildServer } from '../server.ts';

type Tokens = Awaited<ReturnType<(typeof handlers)['auth']['login']>>;

/** A phone and the password of each of two shoppers. */
export const anna = { phone: 79000000001, password: 'Vitrina2026' };
export const boris = { phone: 79000000002, password: anna.password };
/** Of the first one. */
export const email = 'anna@vitrina.example';

/** The small shop with two shoppers who can sign in, over the wire, by a clock of the test's own. */
export interface ShopWithShoppers {
  readonly app: FastifyInstance;
  readonly db: OpenDatabase;
  /** The clock's time; a test may set it. */
  now: Date;
  /** Lets seconds go by. */
  advanceClock(seconds: number): void;
  /** Everything is as it was at the first call of this, and it is Thursday noon in Moscow. */
  reset(): Promise<void>;
  post(url: string, payload?: object, headers?: Record<string, string>): ReturnType<typeof inject>;
  /** As the gateway does it: the basket that the headers name joins the shopper's. */
  signIn(headers?: Record<string, string>, body?: object): Promise<Tokens>;
  /** Each shopper has the password that everybody knows. */
  restorePasswords(): Promise<void>;
  close(): Promise<void>;
}

const inject = (app: FastifyInstance, url: string, payload: object | undefined, headers: Record<string, string>) =>
  app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });

const noon = new Date('2026-11-19T09:00:00Z');

/** With a key every call shows it. */
export async function openShopWithShoppers(open: () => Promise<TestDatabase>, key?: string): Promise<ShopWithShoppers> {
  const database = await open();
  const { db } = database.connection;
  const app = await buildServer({
    connection: database.connection,
    logger: pino({ level: 'silent' }),
    clock: () => shop.now,
    sandbox: true,
    ...(key !== undefined && { key }),
  });
  await fillSmallShop(db);
  const hash = cheapHash(anna.password);
  await db.insert(users).values([
    {
      phone: String(anna.phone),
      email,
      isConfirmedEmail: true,
      firstName: 'Анна',
      lastName: 'Смирнова',
      birthdate: '1990-05-14',
      sex: 1,
      passwordHash: hash,
      subscribeTypes: ['sale'],
    },
    { phone: String(boris.phone), passwordHash: hash },
  ]);
  let restore: (() => Promise<void>) | undefined;
  const shop: ShopWithShoppers = {
    app,
    db,
    now: noon,
    advanceClock(seconds) {
      shop.now = new Date(shop.now.getTime() + seconds * 1000);
    },
    async reset() {
      shop.now = noon;
      restore ??= await takeSnapshot(database.connection, 'snapshot');
      await restore();
    },
    post: (url, payload, headers = {}) => inject(app, url, payload, headers),
    async signIn(headers = {}, body = anna) {
      const tokens: Tokens = (await inject(app, '/user/login', body, headers)).json();
      await inject(app, '/basket/merge', undefined, { ...headers, ...bearerOf(tokens) });
      return tokens;
    },
    async restorePasswords() {
      await db.execute(sql`update users set password_hash = ${hash}`);
    },
    async close() {
      await app.close();
      await database.stop();
    },
  };
  return shop;
}

export const bearerOf = ({ access_token }: Tokens): { authorization: string } => ({ authorization: `Bearer ${access_token}` });

/** As the provider writes it, at the smallest cost there is: tests sign in a hundred times. */
export function cheapHash(password: string): string {
  const salt = Buffer.alloc(16, 7);
  const hash = scryptSync(password, salt, 32, { N: 16, r: 1, p: 1 });
  return `$scrypt$ln=4,r=1,p=1$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}
