import { createReadiness } from '@vitrina/gateway/src/readiness.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { prepare } from './prepare.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const home =
  '<a href="/catalog">Каталог</a><a href="/catalog/phones.5g&amp;lte/224">Смартфоны</a><a href="/catalog/phones.5g&amp;lte/224/SKU-7.a">Телефон</a>';

/** Screens that answer with a status each, in turn; the last one for ever. */
function screens(statuses: readonly number[]): string[] {
  const opened: string[] = [];
  app = Fastify();
  app.get('/*', async (request, reply) => {
    const status = statuses[Math.min(opened.length, statuses.length - 1)] ?? 200;
    opened.push(request.url);
    return reply.code(status).type('text/html').send(home);
  });
  return opened;
}

it('is not ready before the provider is, and not before home, a listing and a product have been opened several times', async () => {
  const opened = screens([200]);
  const readiness = createReadiness();
  const provider = Promise.withResolvers<void>();
  const prepared = prepare({ app, readiness, provider: provider.promise, warmsUp: true });
  expect(readiness.missing()).toEqual(['provider', 'pages']);
  expect(opened).toEqual([]);
  provider.resolve();
  await prepared;
  expect(readiness.missing()).toEqual([]);
  expect(new Set(opened)).toEqual(new Set(['/', '/catalog/phones.5g&lte/224', '/catalog/phones.5g&lte/224/SKU-7.a']));
  expect(opened.length).toBeGreaterThanOrEqual(10);
});

it('tries again while the pages do not open yet, as after visitors who came too early', async () => {
  const opened = screens([503, 503, 200]);
  await prepare({ app, readiness: createReadiness(), provider: Promise.resolve(), warmsUp: true });
  expect(opened.slice(0, 3)).toEqual(['/', '/', '/']);
  expect(opened).toContain('/catalog/phones.5g&lte/224');
});

it('takes visitors all the same when the pages do not open at all', async () => {
  const opened = screens([503]);
  const readiness = createReadiness();
  await prepare({ app, readiness, provider: Promise.resolve(), warmsUp: true });
  expect(readiness.missing()).toEqual([]);
  expect(new Set(opened)).toEqual(new Set(['/']));
}, 30_000);

it('opens no page where it is not to warm up', async () => {
  const opened = screens([200]);
  const readiness = createReadiness();
  await prepare({ app, readiness, provider: Promise.resolve(), warmsUp: false });
  expect(readiness.missing()).toEqual([]);
  expect(opened).toEqual([]);
});
