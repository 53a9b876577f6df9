import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type FaultProxy, openFaultProxy } from './fault-proxy-server.ts';
import { copyDatabase, type FilledDatabase, startProvider } from './full-stack.ts';
import { release } from './process.ts';
import { type ProductPage, unseenProducts } from './screens.ts';

/** A provider with the demonstration in its database, behind a proxy that can break it. */
export interface SharedProvider {
  readonly proxy: FaultProxy;
  readonly database: FilledDatabase;
  /** What it has written, also while other files were running. */
  readonly lines: readonly string[];
  /** Products that this file has not opened before, and that nobody has ordered. */
  readonly unseen: () => ProductPage;
}

let startPromise: Promise<Omit<SharedProvider, 'unseen'>> | undefined;

/**
 * One for all files of this worker that neither end nor configure it: it takes longer to start than most tests. What a file changes
 * of what everybody sees it puts back.
 */
export async function sharedProvider(): Promise<SharedProvider> {
  startPromise ??= start();
  const shared = await startPromise;
  shared.proxy.mend();
  return { ...shared, unseen: await unseenProducts(shared.database) };
}

async function start(): Promise<Omit<SharedProvider, 'unseen'>> {
  const database = await copyDatabase();
  const provider = await startProvider({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' });
  await writeFile(join(inject('released'), String(provider.pid)), '');
  release(provider.pid);
  return { proxy: await openFaultProxy(provider.origin), database, lines: provider.lines };
}
