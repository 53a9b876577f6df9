import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { missingPublicUrl, publicOriginBy } from './public-origin.ts';

interface Visit {
  from?: string;
  headers: Record<string, string>;
  PUBLIC_URL?: string;
  DEMO?: boolean;
}

/** What a server that believes 10.0.0.0/8 says of itself to this visitor. */
async function publicOriginFor({ from = '10.0.0.7', headers, PUBLIC_URL, DEMO = true }: Visit): Promise<string | undefined> {
  const proxies = ['10.0.0.0/8'];
  const app = Fastify({ trustProxy: proxies });
  const publicOrigin = publicOriginBy({ PUBLIC_URL, TRUSTED_PROXIES: proxies, DEMO, NODE_ENV: 'production' });
  app.get('/', (request, reply) => reply.send({ origin: publicOrigin(request) }));
  const answer = await app.inject({ url: '/', remoteAddress: from, headers });
  return answer.json().origin;
}

const behindBalancer = { host: 'inner:3000', 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' };

test('what is configured is the shop’s address, whatever a request says', async () => {
  expect(await publicOriginFor({ headers: behindBalancer, PUBLIC_URL: 'https://vitrina.example' })).toBe('https://vitrina.example');
  expect(await publicOriginFor({ from: '203.0.113.5', headers: { host: 'evil.example' }, PUBLIC_URL: 'https://vitrina.example' })).toBe(
    'https://vitrina.example',
  );
});

test('in a demonstration it is otherwise the host of a request that a believed machine has sent', async () => {
  expect(await publicOriginFor({ headers: behindBalancer })).toBe('https://shop.example');
  expect(await publicOriginFor({ headers: { host: 'shop.example:8080' } })).toBe('http://shop.example:8080');
});

test('a shop that sells knows no address but the configured one', async () => {
  expect(await publicOriginFor({ headers: behindBalancer, DEMO: false })).toBeUndefined();
});

test('a client’s word on the host counts for nothing', async () => {
  expect(await publicOriginFor({ from: '203.0.113.5', headers: behindBalancer })).toBeUndefined();
  expect(await publicOriginFor({ headers: { host: 'shop.example/@evil.example' } })).toBeUndefined();
});

test('a shop that others see says at its start when it does not know its own address', () => {
  const missingUrlMessage = (env: Record<string, string>) => missingPublicUrl(readConfiguration(env));
  const PROVIDER_API_URL = 'https://api.example';
  expect(missingUrlMessage({ PROVIDER_API_URL })).toMatch(/^PUBLIC_URL is not set: .*letters.*bank.*sitemap/);
  expect(missingUrlMessage({ DEMO: '0' })).toMatch(/^PUBLIC_URL is not set/);
  expect(missingUrlMessage({ PROVIDER_API_URL, PUBLIC_URL: 'https://shop.example' })).toBeUndefined();
  expect(missingUrlMessage({ PROVIDER_API_URL, NODE_ENV: 'development' })).toBeUndefined();
  expect(missingUrlMessage({})).toBeUndefined();
});
