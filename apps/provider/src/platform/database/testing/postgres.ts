import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitTimeout } from '@vitrina/services/testing/limits.ts';
import pg from 'pg';

export interface TestPostgres {
  /** Where the server answers. */
  readonly url: string;
  /** A database of this test's own: empty, or a copy of the one of that name. */
  create(template?: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * PostgreSQL for tests: the one of `TEST_DATABASE_URL`, or one of this test's own, started from the binaries found on
 * this machine. A server that somebody else runs is never touched but for databases made here. What a terminal sends to all of its
 * processes does not reach a detached one.
 */
export async function startPostgres({ detached = false } = {}): Promise<TestPostgres> {
  const configuredUrl = process.env.TEST_DATABASE_URL;
  if (configuredUrl !== undefined && configuredUrl !== '') return within(configuredUrl);
  const folder = postgresBinaries();
  if (folder === undefined) throw new Error('These tests need PostgreSQL: apt-get install postgresql, or TEST_DATABASE_URL.');
  return startOwn(folder, detached);
}

/** Folder of initdb and postgres: named, on the PATH, or where Debian puts them. */
export function postgresBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const candidates = [
    process.env.POSTGRES_BIN ?? '',
    ...(process.env.PATH ?? '').split(':'),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return candidates.find((folder) => folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

async function startOwn(bin: string, detached: boolean): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-postgres-'));
  // PostgreSQL refuses root; whoever owns the folder may be anybody else.
  const owner = process.getuid?.() === 0 ? nobody() : undefined;
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'], {
    ...owner,
    stdio: 'pipe',
    cwd: folder,
  });
  const port = await freePort();
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    'max_connections=200',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  const child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])], {
    ...owner,
    detached,
    stdio: 'ignore',
    cwd: folder,
  });
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  await answers(url);
  return within(url, () => end(child, folder));
}

function nobody(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function within(url: string, stop?: () => Promise<void>): TestPostgres {
  const createdNames: string[] = [];
  return {
    url,
    async create(template = 'template0') {
      const name = `${template === 'template0' ? 'vitrina_test' : template}_${randomBytes(6).toString('hex')}`;
      await run(url, `create database ${name} template ${template} encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`);
      createdNames.push(name);
      const address = new URL(url);
      address.pathname = `/${name}`;
      return address.href;
    },
    stop: stop ?? (() => dropAll(url, createdNames)),
  };
}

/** Copies bear the name of what they were copied from; files lend them to each other to the end. */
async function dropAll(url: string, created: readonly string[]): Promise<void> {
  for (const name of created)
    for (const { datname } of await run<{ datname: string }>(url, `select datname from pg_database where starts_with(datname, '${name}')`))
      await run(url, `drop database if exists ${datname} with (force)`);
}

async function run<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<void> {
  for (const end = performance.now() + waitTimeout; performance.now() < end; ) {
    try {
      await run(url, 'select 1');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`PostgreSQL did not answer within ${waitTimeout / 1_000} seconds.`);
}

async function end(child: ChildProcess, folder: string): Promise<void> {
  const exit = new Promise((resolve) => child.once('exit', resolve));
  if (child.kill('SIGINT')) await exit;
  rmSync(folder, { recursive: true, force: true });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
