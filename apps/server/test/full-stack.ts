import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '@vitrina/provider/src/platform/database/postgres.ts';
import { transaction } from '@vitrina/provider/src/platform/database/transaction.ts';
import { freePort } from '@vitrina/services/testing/redis.ts';
import { inject } from 'vitest';
import { type Environment, type Running, run, stopAll } from './process.ts';
import { until } from './until.ts';

export { freePort };

export interface Listening extends Running {
  readonly origin: string;
}

/** A database of its own, filled with the demo catalogue. */
export interface FilledDatabase {
  readonly url: string;
  /** Rows of a statement; counts are to be cast (`::int`). */
  sql<Row extends Record<string, unknown>>(statement: string): Promise<Row[]>;
  /** Does something while a transaction of its own holds what a statement has locked. */
  holding<Result>(statement: string, work: () => Promise<Result>): Promise<Result>;
}

const leftovers: (() => Promise<unknown>)[] = [];

/** After the tests of each file (`clear-after-file.ts`). */
export async function clearLeftovers(): Promise<void> {
  await stopAll();
  for (const clear of leftovers.splice(0).reverse()) await clear();
}

/** Undone when the file's tests have ended, after all processes. */
export const atTheEnd = (clear: () => Promise<unknown>): void => void leftovers.push(clear);

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-test-'));
  atTheEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A PostgreSQL database with the demo catalogue, copied from the one that was filled once for all files; it ends with the file. */
export async function filledDatabase(): Promise<FilledDatabase> {
  const { close, ...database } = await copyDatabase();
  atTheEnd(close);
  return database;
}

/** Such a database that ends with all files, unless it is closed before. */
export async function copyDatabase(): Promise<FilledDatabase & { close(): Promise<void> }> {
  const { server, template } = inject('postgres');
  const name = `${template}_${crypto.randomUUID().slice(0, 8)}`;
  const admin = openPostgres(server, 1);
  await admin.script(`create database ${name} template ${template}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const connection = openPostgres(url, 4);
  return {
    async close() {
      await connection.close();
      await admin.script(`drop database if exists ${name} with (force)`);
      await admin.close();
    },
    url,
    sql: async <Row extends Record<string, unknown>>(statement: string) => (await connection.db.execute<Row>(statement)).rows,
    holding: (statement, work) =>
      transaction(connection.db, 'holding', async (tx) => {
        await tx.execute(statement);
        return work();
      }),
  };
}

/** Starts a process and waits until it is ready, or says what it wrote before it ended. */
async function start(entry: string, origin: string, env: Environment): Promise<Listening> {
  const startedProcess = run(entry, env);
  const early = startedProcess.ended.then((ending) => {
    throw new Error(`${entry} has ended: ${JSON.stringify(ending)}\n${startedProcess.lines.slice(-10).join('\n')}`);
  });
  await Promise.race([until(() => isReady(origin), `${entry} to be ready`), early]);
  return { ...startedProcess, origin };
}

export const isReady = async (origin: string): Promise<boolean> => (await fetch(`${origin}/health/ready`)).ok;

export interface StartedShop extends Listening {
  /** Where the embedded reference provider listens. */
  readonly providerOrigin: string;
}

/** A machine that does much else is slow and breaks nothing. */
const relaxedDeadlines = { DEADLINE_FACTOR: '10' };
/** For a test that waits until the shop gives up. */
export const hasty = { DEADLINE_FACTOR: '1' };

const local = (port: string): string => `http://127.0.0.1:${port}`;

/**
 * The shop in one process or several, with the reference provider unless `PROVIDER_API_URL` names one; ready. It is a demonstration, since the
 * databases of tests are; an empty `DEMO` leaves it to the shop. It does not warm up for its few visitors, and guests share no pages, so that each sees
 * at once what a test has changed. It has the deadlines of a slow machine: a test that waits for one to pass names those of production.
 */
export async function startShop(env: Environment): Promise<StartedShop> {
  const ports = { PORT: env.PORT ?? String(await freePort()), PROVIDER_PORT: env.PROVIDER_PORT ?? String(await freePort()) };
  const shop = await start('server/src/main.ts', local(ports.PORT), {
    ...{ DEMO: '1', GUEST_PAGES: '0', WARM_UP: '0', DATA_DIR: await temporaryFolder() },
    ...relaxedDeadlines,
    ...env,
    ...ports,
  });
  return { ...shop, providerOrigin: env.PROVIDER_API_URL ?? local(ports.PROVIDER_PORT) };
}

/** The reference provider alone, ready; it holds the demonstration, since the databases of tests do. */
export async function startProvider(env: Environment): Promise<Listening> {
  const port = env.PROVIDER_PORT ?? String(await freePort());
  return start('provider/src/main.ts', local(port), { DEMO: '1', ...env, PROVIDER_PORT: port });
}

export interface Answer<Data> {
  data: Data | null;
  errors?: { message: string; path?: (string | number)[]; extensions: { code: string; fields?: Record<string, string[]> } }[];
}

/** One operation over HTTP. */
export async function execute<Data>(
  { origin }: { origin: string },
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
): Promise<Answer<Data>> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
    signal,
  });
  return (await answer.json()) as Answer<Data>;
}

/** Log lines of a process that are JSON and fit. */
export function logLines({ lines }: Pick<Running, 'lines'>, fits: (line: Record<string, unknown>) => boolean): Record<string, unknown>[] {
  return lines.flatMap((line) => {
    if (!line.startsWith('{')) return [];
    const fields: Record<string, unknown> = JSON.parse(line);
    return fits(fields) ? [fields] : [];
  });
}
