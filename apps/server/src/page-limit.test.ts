import { createCounters } from '@vitrina/gateway/src/limits/counters.ts';
import { createServer } from '@vitrina/gateway/src/server.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPageLimit, forms, pages } from './page-limit.ts';

let app: FastifyInstance;
const errors: string[] = [];

beforeEach(async () => {
  errors.length = 0;
  app = createServer({ logLevel: 'silent', trustedProxies: ['loopback'], eventLoop: { delay: () => 0, stop: () => undefined } });
  const counters = createCounters(undefined, app.log);
  await app.register(async (screens) => {
    addPageLimit(screens, { counters, countError: (code) => void errors.push(code) });
    await screens.register(async (web) => {
      web.get('/assets/*', async () => 'file');
      web.post('/reviews/write', { config: { takesFile: true } }, async () => 'taken');
      web.all('/*', async () => 'page');
    });
  });
});
afterEach(() => app.close());

const requestPages = (times: number, options: InjectOptions) =>
  Array.fromAsync({ length: times }, async () => (await app.inject(options)).statusCode);

const from = (address: string) => ({ accept: 'text/html', host: 'shop.example', 'x-forwarded-for': address });

test('pages of one address end in a page that says so; others’, and files, go on', async () => {
  expect(new Set(await requestPages(pages.points, { url: '/catalog', headers: from('203.0.113.1') }))).toEqual(new Set([200]));
  const refused = await app.inject({ url: '/catalog.data', headers: from('203.0.113.1') });
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([429, 'no-store']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toContain('Слишком много запросов');
  expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
  expect(errors).toEqual(['RATE_LIMITED']);

  expect(await requestPages(1, { url: '/catalog', headers: from('203.0.113.2') })).toEqual([200]);
  expect(await requestPages(1, { url: '/assets/a.js', headers: from('203.0.113.1') })).toEqual([200]);
});

test('of 1,600 order forms of one address sent together some are refused, and the page says that nothing was taken', async () => {
  const options: InjectOptions = { method: 'POST', url: '/cart/confirm', headers: from('203.0.113.3') };
  const statuses = await requestPages(1_600, options);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1_600 - forms.points);
  expect((await app.inject(options)).body).toContain('не принято');
  expect(await requestPages(1, { url: '/catalog', headers: from('203.0.113.3') })).toEqual([200]);
});

test('a form with a file counts like any other', async () => {
  const options: InjectOptions = { method: 'POST', url: '/reviews/write', headers: from('203.0.113.4') };
  expect(new Set(await requestPages(forms.points, options))).toEqual(new Set([200]));
  expect(await requestPages(1, options)).toEqual([429]);
});
