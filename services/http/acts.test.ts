import { expect, test } from 'vitest';
import { everyEndpoint } from '../registry.ts';
import { callerOf, failure, openOverUpstream, seriesValue } from '../testing/engine.ts';
import { json } from '../testing/upstream.ts';
import { acts } from './acts.ts';

test('every act is done by a call that is declared', () => {
  const declaredCalls = new Set(everyEndpoint.map(({ domain, name }) => `${domain}.${name}`));
  expect(Object.keys(acts).filter((id) => !declaredCalls.has(id))).toEqual([]);
});

test('acts are counted by how they end, and say nothing of who has done them', async () => {
  const { upstream, provider, close } = await openOverUpstream();
  const calls = provider.callsFor(callerOf());
  const signIn = () => failure(calls.auth.login({ body: { email: 'canary@example.ru', password: 'wrong' } }));

  upstream.answer = (_, response) => json(response, { status: 422, code: 'validation', message: 'Нет' }, 422);
  await signIn();
  upstream.answer = (_, response) => json(response, {}, 500);
  await signIn();
  upstream.answer = (_, response) => {
    response.setHeader('x-pagination-total-count', '0');
    json(response, []);
  };
  await calls.products.search({ query: { q: 'canary' } });
  // The second one comes from the cache.
  await calls.products.search({ query: { q: 'canary' } });

  const of = (act: string, outcome: string) => seriesValue(provider, `vitrina_acts_total{act="${act}",outcome="${outcome}"}`);
  expect([await of('sign_in', 'refused'), await of('sign_in', 'failed'), await of('search', 'empty')]).toEqual([1, 1, 2]);
  expect(await provider.metrics()).not.toContain('canary');
  await close();
});
