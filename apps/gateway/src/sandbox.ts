import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { callsOf } from '@vitrina/graphql/calls/with-calls.ts';
import { formatVersion, isAfter, releasedVersion } from '@vitrina/graphql/commands/versions.ts';
import { resolvers } from '@vitrina/graphql/resolvers.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { demoShopper } from '../sandbox/demo-shopper.ts';
import { mayBeForged, refuseForged } from './csrf.ts';
import type { Cost } from './limits/budget.ts';
import { varyBy } from './vary.ts';

const buildFolder = fileURLToPath(new URL('../build', import.meta.url));

/** All from this origin. The editor writes style elements and fonts of its own, hence what is inline; scripts are files only. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Whether who asks is a person's browser, opening the address as a page. */
export function wantsPage(request: FastifyRequest): boolean {
  return request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
}

interface SandboxOptions {
  /** Everybody may ask how an answer came about, and the demonstration shopper is there. */
  isDemo: boolean;
  /** Anonymous clients may send stored operations only (`TRUSTED_DOCUMENTS=only`). */
  storedOnly: boolean;
  /** Whether who asks may know which calls are made. */
  isDeveloper: (request: FastifyRequest) => boolean;
  /** What an operation would cost who asks; null for what is none. */
  estimateCost: (request: FastifyRequest) => Pick<Cost, 'calls' | 'budget'> | null;
  /** Bytes of a request. */
  bodyLimit: number;
  /** Folder of what was built. */
  build?: string;
}

/** Calls of the provider that each field names, as `Query.product`; fields that name none are left out. */
const callsByField = (): Record<string, string[]> =>
  Object.fromEntries(
    [...resolvers].flatMap(([type, resolversOfType]) =>
      [...resolversOfType].flatMap(([field, resolve]) => {
        const calls = callsOf(resolve).map(({ method, path }) => `${method} ${path}`);
        return calls.length === 0 ? [] : [[`${type}.${field}`, calls]];
      }),
    ),
  );

const schemaFolder = dirname(fileURLToPath(import.meta.resolve('@vitrina/schema/generated/released.graphql')));

/** Schemas that were given out, the newest first, by their versions: the last one, and the last of each major version before it. */
async function readVersions(): Promise<Record<string, string>> {
  const earlier = (await readdir(join(schemaFolder, 'versions'))).map((file) => join('versions', file));
  const texts = await Promise.all(['released.graphql', ...earlier].map((file) => readFile(join(schemaFolder, file), 'utf8')));
  const versions = texts.flatMap((text) => {
    const version = releasedVersion(text);
    return version === null ? [] : [{ version, text }];
  });
  return Object.fromEntries(
    versions.toSorted((a, b) => (isAfter(a.version, b.version) ? -1 : 1)).map(({ version, text }) => [formatVersion(version), text]),
  );
}

/**
 * The page to try GraphQL on, with its files under `/graphql/assets/`, and at `/graphql/sandbox.json` what it has to know of
 * this gateway: whether it needs a key for what it sends, and in a demonstration, who may sign in. `/graphql/calls.json` tells a
 * developer what is behind each field, `/graphql/cost` what an operation would cost; `/graphql/versions.json` has what was given out before.
 */
export async function addSandbox(
  app: FastifyInstance,
  { isDemo, storedOnly, isDeveloper, estimateCost, bodyLimit, build = buildFolder }: SandboxOptions,
): Promise<(reply: FastifyReply) => FastifyReply> {
  const page = await readFile(join(build, 'index.html'), 'utf8').catch(() => undefined);
  if (page !== undefined) {
    await app.register(fastifyStatic, {
      root: join(build, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      index: false,
    });
  }
  app.get('/sandbox.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return { isDemo, storedOnly, shopper: isDemo ? demoShopper : null };
  });
  app.get('/calls.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return isDeveloper(request) ? callsByField() : reply.code(403).send({});
  });
  app.get('/versions.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return readVersions();
  });
  app.post('/cost', { bodyLimit }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (mayBeForged(request)) return refuseForged(reply);
    const mayKnow = request.application !== undefined || isDeveloper(request);
    return reply.type('application/json').send(JSON.stringify(mayKnow ? estimateCost(request) : null));
  });
  return (reply) => {
    reply.header('content-security-policy', policy).header('cache-control', 'no-cache');
    varyBy(reply, 'accept');
    if (page === undefined) return reply.code(503).type('text/plain').send('The sandbox is not built: npx nx run @vitrina/gateway:build\n');
    return reply.type('text/html; charset=utf-8').send(page);
  };
}
