import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { importFile } from '../catalogue/importing/run.ts';
import { openPostgres } from '../platform/database/postgres.ts';
import { fillOldDevices } from '../platform/database/testing/old-devices.ts';
import { startPostgres } from '../platform/database/testing/postgres.ts';
import { fillSmallShop } from '../platform/database/testing/small-shop.ts';
import type { Good, SqlClient } from './goods.ts';
import { noTimeouts } from './no-timeouts.ts';

/** Products of the supplier's file, which buyers buy while it is brought in again at other prices. */
const importedCount = 40;
const firstImportedId = 700_001;

/** Where the market is held: a shop on PostgreSQL with several providers, each a process of its own. */
export interface Place {
  readonly url: string;
  readonly sqlClient: SqlClient;
  /** Of each provider. */
  readonly origins: readonly string[];
  /** Products of a supplier's file; they lie in the warehouse. */
  readonly cables: readonly Good[];
  /** Brings the file in at a price, as the operator's command does; gives what it has refused. */
  bringIn(price: number): Promise<string[]>;
  close(): Promise<void>;
}

export async function openPlace(providers: number): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-market-'));
  const server = await startPostgres();
  const url = await server.create(inject('migratedDatabase'));
  const connection = openPostgres(url, 20, noTimeouts);
  const { db } = connection;
  await fillSmallShop(db);
  await fillOldDevices(db);
  const workers: ChildProcess[] = [];
  const origins: string[] = [];
  for (let number = 0; number < providers; number += 1) {
    const worker = fork(new URL('./worker.ts', import.meta.url), { env: { ...process.env, DATABASE_URL: url }, execArgv: [] });
    workers.push(worker);
    const [origin] = await once(worker, 'message');
    origins.push(String(origin));
  }

  return {
    url,
    origins,
    sqlClient: {
      sql: async <Row extends Record<string, unknown>>(statement: string) => {
        const { rows } = await db.execute<Row>(statement).catch((error: Error) => {
          throw new Error(`${error.cause}: ${statement}`, { cause: error });
        });
        return rows;
      },
    },
    cables: Array.from(
      { length: importedCount },
      (_, index): Good => ({ id: firstImportedId + index, kind: 'stored', supplierId: undefined }),
    ),
    async bringIn(price) {
      const file = join(folder, `goods-${price}.jsonl`);
      const lines = Array.from({ length: importedCount }, (_, index) => ({
        // Never in the order in which buyers lock.
        id: firstImportedId + ((index * 17) % importedCount),
        name: `Кабель ${index}`,
        brand: 'Ввоз',
        category: ['Кабели'],
        price: price + index,
      }));
      await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
      const own = openPostgres(url, 2, noTimeouts);
      const refusedLines: string[] = [];
      await importFile(own.db, file, { bad: (line, problem) => refusedLines.push(`${line}: ${problem}`), progress: () => undefined });
      await own.close();
      return refusedLines;
    },
    async close() {
      for (const worker of workers) {
        const exit = once(worker, 'exit');
        worker.kill();
        await exit;
      }
      await connection.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
