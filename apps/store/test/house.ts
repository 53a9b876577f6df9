import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '@vitrina/provider/src/database/postgres.ts';
import { freePort } from '@vitrina/services/testing/redis.ts';
import { afterAll, inject } from 'vitest';
import { type Environment, type Running, run, stopAll } from './process.ts';
import { until } from './until.ts';

export interface Listening extends Running {
  readonly origin: string;
}

/** A database of its own, filled with the demo catalogue. */
export interface FilledDatabase {
  readonly url: string;
  /** Rows of a statement; counts are to be cast (`::int`). */
  sql<Row extends Record<string, unknown>>(statement: string): Promise<Row[]>;
}

const leftovers: (() => Promise<unknown>)[] = [];

afterAll(async () => {
  await stopAll();
  for (const clear of leftovers.splice(0).reverse()) await clear();
});

/** Undone when the file's tests have ended, after all processes. */
export const atTheEnd = (clear: () => Promise<unknown>): void => void leftovers.push(clear);

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-house-'));
  atTheEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A `DATA_DIR` whose embedded database holds the demo catalogue. */
export async function filledFolder(): Promise<string> {
  const folder = join(await temporaryFolder(), 'data');
  await cp(inject('filledFolder'), folder, { recursive: true });
  return folder;
}

/** A PostgreSQL database with the demo catalogue, copied from the one that was filled once for all files. */
export async function filledDatabase(): Promise<FilledDatabase> {
  const { server, template } = inject('postgres');
  const name = `vitrina_house_${crypto.randomUUID().slice(0, 8)}`;
  const admin = openPostgres(server, 1);
  await admin.script(`create database ${name} template ${template}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const connection = openPostgres(url, 4);
  atTheEnd(async () => {
    await connection.close();
    await admin.script(`drop database if exists ${name} with (force)`);
    await admin.close();
  });
  return { url, sql: async <Row extends Record<string, unknown>>(statement: string) => (await connection.db.execute<Row>(statement)).rows };
}

async function start(entry: string, ports: Environment & { origin: string }, env: Environment): Promise<Listening> {
  const { origin, ...rest } = ports;
  const process_ = run(entry, { ...rest, ...env });
  const listening = { ...process_, origin };
  await Promise.race([
    until(async () => (await fetch(`${origin}/health/ready`)).ok, `${entry} to be ready`, 60_000),
    process_.ended.then((ending) => {
      throw new Error(`${entry} has ended: ${JSON.stringify(ending)}\n${process_.lines.slice(-10).join('\n')}`);
    }),
  ]);
  return listening;
}

/** The shop in one process or several, with the reference provider unless `PROVIDER_API_URL` names one; ready. */
export async function startShop(env: Environment): Promise<Listening> {
  const port = env.PORT ?? String(await freePort());
  return start('store/src/main.ts', { origin: `http://127.0.0.1:${port}`, PORT: port, PROVIDER_PORT: String(await freePort()) }, env);
}

/** The reference provider alone, ready. */
export async function startProvider(env: Environment): Promise<Listening> {
  const port = env.PROVIDER_PORT ?? String(await freePort());
  return start('provider/src/main.ts', { origin: `http://127.0.0.1:${port}`, PROVIDER_PORT: port }, env);
}

export interface Answer<Data> {
  data: Data | null;
  errors?: { message: string; path?: (string | number)[]; extensions: { code: string; fields?: Record<string, string[]> } }[];
}

/** One operation over HTTP. */
export async function ask<Data>(
  { origin }: { origin: string },
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Answer<Data>> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return (await answer.json()) as Answer<Data>;
}

/** Log lines of a process that are JSON and fit. */
export function logged(process_: Running, fits: (line: Record<string, unknown>) => boolean): Record<string, unknown>[] {
  return process_.lines.flatMap((line) => {
    if (!line.startsWith('{')) return [];
    const fields: Record<string, unknown> = JSON.parse(line);
    return fits(fields) ? [fields] : [];
  });
}
