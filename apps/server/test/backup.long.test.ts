import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '@vitrina/provider/src/platform/database/pglite.ts';
import { openPostgres } from '@vitrina/provider/src/platform/database/postgres.ts';
import { describe, expect, inject, it } from 'vitest';
import { appKey, basketOf, order } from './buyer.ts';
import { Cookies } from './cookies.ts';
import { demoShopper } from './demo-shopper.ts';
import { atTheEnd, copyDatabase, startShop, temporaryFolder } from './full-stack.ts';
import { type Environment, run } from './process.ts';
import { Visitor } from './visitor.ts';

const signIn = 'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { session { accessToken } } }';

/** An empty database on the server of all tests. */
async function emptyDatabase(): Promise<string> {
  const { server } = inject('postgres');
  const name = `restored_${crypto.randomUUID().slice(0, 8)}`;
  const admin = openPostgres(server, 1);
  await admin.script(`create database ${name}`);
  atTheEnd(async () => {
    await admin.script(`drop database if exists ${name} with (force)`);
    await admin.close();
  });
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

interface BackupSetup {
  /** Where the shop is, and where it is to be after the loss. */
  old: Environment;
  fresh: Environment;
  destroy(): Promise<void>;
}

const onPostgres = async (): Promise<BackupSetup> => {
  const { url, close } = await copyDatabase();
  const dataDir = await temporaryFolder();
  const destroy = async () => {
    await close();
    await rm(dataDir, { recursive: true });
  };
  return {
    old: { DATABASE_URL: url, DATA_DIR: dataDir },
    fresh: { DATABASE_URL: await emptyDatabase(), DATA_DIR: await temporaryFolder() },
    destroy,
  };
};
const embedded = async (): Promise<BackupSetup> => {
  const dataDir = await temporaryFolder();
  return { old: { DATA_DIR: dataDir }, fresh: { DATA_DIR: await temporaryFolder() }, destroy: () => rm(dataDir, { recursive: true }) };
};

/** A document of a shopper, and how many rows each table has. */
async function look({ DATABASE_URL: url, DATA_DIR: folder = '' }: Environment, isToWrite = false): Promise<Record<string, unknown>> {
  const connection = url === undefined ? await openEmbeddedDatabase(folder) : openPostgres(url, 1);
  try {
    const rows = async <Row extends Record<string, unknown>>(statement: string) => (await connection.db.execute<Row>(statement)).rows;
    if (isToWrite)
      await rows(`insert into documents (user_id, name, type, content, created_at, attached_at)
        select id, 'check.pdf', 'application/pdf', '\\x255044462d', now(), now() from users where email = '${demoShopper.email}'`);
    const counts: Record<string, unknown> = {};
    for (const { name } of await rows<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' order by 1`))
      counts[name] = (await rows<{ n: number }>(`select count(*)::int as n from "${name}"`))[0]?.n;
    const documents = await rows<{ hash: string }>('select md5(content) as hash from documents order by id');
    return { ...counts, documents: documents.map(({ hash }) => hash) };
  } finally {
    await connection.close();
  }
}

async function command(name: 'backup' | 'restore', folder: string, env: Environment) {
  const started = run(`server/src/commands/${name}.ts`, { ...env, POSTGRES_BIN: process.env.POSTGRES_BIN ?? '/usr/bin' }, [folder]);
  return { code: (await started.ended).code, lines: started.lines.join('\n') };
}

describe.each([
  ['PostgreSQL', onPostgres],
  ['the embedded database', embedded],
])('%s', (_, open) => {
  it('destroyed and restored: a shopper opens an old order, and is still signed in', async () => {
    const { old, fresh, destroy } = await open();
    const settings = { APP_KEYS: `${appKey}=1000000`, LOG_LEVEL: 'warn' };
    const shop = await startShop({ ...settings, ...old });
    const browser = new Cookies();
    await browser.execute(shop, signIn, { input: { login: demoShopper.email, password: demoShopper.password } });
    const [product] = (await (await fetch(`${shop.origin}/`)).text()).match(/(?<=\/catalog\/[\w-]+\/\d+\/)\d+/) ?? [];
    const { data } = await order(shop, await basketOf(shop, Number(product)));
    const { orders = [], orderKey = '' } = data?.orderCreate ?? {};
    await shop.stop();

    const before = await look(old, true);
    const folder = join(await temporaryFolder(), 'monday');
    expect(await command('backup', folder, old)).toEqual({ code: 0, lines: expect.stringContaining('the secret of the first start') });
    expect(await command('backup', folder, old)).toEqual({ code: 1, lines: expect.stringContaining('is not empty') });
    const apart = {
      PROVIDER_API_URL: 'http://127.0.0.1:9',
      SESSION_SECRET: 'a secret that is not made at a start',
      DATA_DIR: await temporaryFolder(),
    };
    expect(await command('backup', await temporaryFolder(), apart)).toEqual({
      code: 1,
      lines: expect.stringContaining('nothing to back up'),
    });
    await destroy();

    expect(await command('restore', folder, fresh)).toEqual({ code: 0, lines: expect.stringContaining('restored') });
    expect(await command('restore', folder, fresh)).toEqual({ code: 1, lines: expect.stringContaining('restore into an empty') });
    expect(await look(fresh)).toEqual(before);

    const again = await startShop({ ...settings, ...fresh });
    const guest = new Visitor(again, new Map([['order_keys', orderKey]]));
    const { text } = await guest.open(`/order-info/${orders[0]?.id}`);
    expect(text).toContain(`Заказ № ${orders[0]?.id}`);
    expect(text).not.toContain('На этом устройстве заказ ещё не открывали');
    expect(await browser.execute(again, '{ me { email } }')).toMatchObject({ data: { me: { email: demoShopper.email } } });
  });
});
