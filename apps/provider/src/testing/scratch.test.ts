import { readFile } from 'node:fs/promises';
import { openAsBlob } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { engines } from './databases.ts';
import { openShopWithBuyers } from './buyers.ts';
import { takeSnapshot } from './snapshot.ts';
const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1000; };
async function m<T>(name: string, w: () => Promise<T>): Promise<T> { const a = cpu(), t = performance.now(); const r = await w(); console.log(name, 'cpu', Math.round(cpu() - a), 'wall', Math.round(performance.now() - t)); return r; }
for (const e of ['PGlite', 'PostgreSQL'] as const) it(e, async () => {
  let database!: Awaited<ReturnType<typeof engines.PGlite>>;
  const s = await m(e + ' open3', () => openShopWithBuyers(async () => (database = await engines[e]())));
  await s.reset();
  const restore = await m(e + ' take', () => takeSnapshot(database.connection, 'snapshot'));
  for (let i = 0; i < 6; i++) { await m(e + ' restore', restore);  await m(e + ' order', () => s.order()); }
  await m(e + ' restore', restore); await m(e + ' restore', restore);
  expect(await s.count(sql`select count(*)::int as n from orders`)).toBe(0);
  await m(e + ' close', async () => { await s.close(); });
});
