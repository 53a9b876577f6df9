import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOf, endpointId, everyEndpoint, failure, filledPath, openEngine, type Provider, ProviderError } from './contract/client.ts';
import { type Codes, caller, type Demo, prepare } from './contract/demo.ts';
import { rowOf } from './contract/table.ts';
import { type FilledDatabase, filledDatabase, type Listening, startProvider } from './full-stack.ts';

let server: Listening;
let provider: Provider;
let warnings: string[];
let demo: Demo;

beforeAll(async () => {
  const database = await filledDatabase();
  server = await startProvider({ DATABASE_URL: database.url, LOG_LEVEL: 'warn', DEMO: '1' });
  ({ provider, warnings } = openEngine(server.origin));
  demo = await prepare(provider, await codes(database), server.origin);
});

async function codes({ sql }: FilledDatabase): Promise<Codes> {
  const [found] = await sql<{ series: string; model: string; brand: string; category: number }>(`select
    (select s.code from series s join products p on p.series_id = s.id group by s.id order by count(*) desc, s.id limit 1) as series,
    (select m.code from models m join products p on p.model_id = m.id group by m.id order by count(*) desc, m.id limit 1) as model,
    f.code as brand, f.category_id as category
    from (select b.code, p.category_id from product_compatibility c join brands b on b.id = c.brand_id join products p on p.id = c.product_id
      group by b.code, p.category_id order by count(*) desc, b.code limit 1) f`);
  return { series: found!.series, model: found!.model, fits: { brand: found!.brand, category: found!.category } };
}
afterAll(() => provider.close());

describe.each(everyEndpoint.map((endpoint) => ({ id: endpointId(endpoint), endpoint, row: rowOf(endpoint) })))(
  '$id',
  ({ endpoint, row }) => {
    const { method, schemas, idempotency } = endpoint;
    const path = filledPath(endpoint);
    const send = (query: string, headers: Record<string, string> = {}) =>
      fetch(`${server.origin}${path}?${query}`, {
        method,
        headers: { ...(schemas.body && { 'content-type': 'application/json' }), ...headers },
        // Neither an object nor a list: no call takes it.
        ...(schemas.body && { body: '"text"' }),
      });
    const refusalOf = async (answer: Response) => ({ ...failure.parse(await answer.json()), http: answer.status });

    it('is tried by the table', () => expect(row).toBeDefined());

    it('answers the demo catalogue in the declared shape, and sensibly', async () => {
      const { input, as } = (await row?.buildRequest(demo)) ?? {};
      const before = warnings.length;
      const answer = await callOf(provider.callsFor(caller(as)), endpoint)(input);
      // An item that broke the contract would have been left out with a warning.
      expect(warnings.slice(before)).toEqual([]);
      row?.holds(answer, demo);
    });

    const refused = row?.refused;
    if (refused)
      it('refuses what there is not', async () => {
        const { input, as, status, code } = await refused(demo);
        const failed = await callOf(provider.callsFor(caller(as)), endpoint)(input).catch((error: unknown) => error);
        expect(failed).toBeInstanceOf(ProviderError);
        expect(failed).toMatchObject({ kind: 'refused', status, code });
        expect(failed).toHaveProperty('message', expect.stringMatching(/[а-яё]/i));
      });

    it('says which field is wrong', async () => {
      const refusal = await refusalOf(await send('city_id=no%20where', { 'idempotency-key': 'contract-test' }));
      expect(refusal).toMatchObject({ http: 422, status: 422, code: 'validation_failed', errors: { city_id: [expect.any(String)] } });
    });

    if (schemas.body)
      it('refuses a body of another shape', async () => {
        const refusal = await refusalOf(await send('', { 'idempotency-key': 'contract-test' }));
        expect(refusal).toMatchObject({ http: 422, code: 'validation_failed', errors: { body: [expect.any(String)] } });
      });

    if (idempotency === 'keyed')
      it('is not carried out without an idempotency key', async () => {
        const refusal = await refusalOf(await send(''));
        expect(refusal).toMatchObject({ http: 422, code: 'validation_failed', errors: { 'idempotency-key': [expect.any(String)] } });
      });

    it('is not known below its path, nor by another method', async () => {
      const below = await fetch(`${server.origin}${path}/no/such/call`);
      expect(await refusalOf(below)).toMatchObject({ http: 404, status: 404, code: 'route_not_found' });
      const other = await fetch(`${server.origin}${path}`, { method: 'PATCH' });
      expect(await refusalOf(other)).toMatchObject({ http: 404, code: 'route_not_found' });
    });
  },
);
