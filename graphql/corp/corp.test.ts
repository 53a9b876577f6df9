import { describe, expect, test } from 'vitest';
import { run } from '../run.ts';
import { type Answers, fakeProvider, testContext, unavailable } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

async function execute(source: string, variables: Record<string, unknown> = {}, over: Answers = {}) {
  const fake = fakeProvider(shop(over));
  const { context } = testContext(fake.provider, {});
  const { data, errors } = await run({ source, variables, context });
  return { data, extensions: errors?.[0]?.extensions, ...fake };
}

describe('a company', () => {
  const company = 'query ($inn: String!) { company(inn: $inn) { inn name kpp ogrn address } }';

  test('is asked for by its number, however it is typed', async () => {
    const { data, recordedCalls } = await execute(company, { inn: ' 9301 000177' });
    expect(recordedCalls[0]?.input).toEqual({ body: { inn: '9301000177' } });
    expect(data?.company).toMatchObject({ inn: '9301000177', name: 'ООО «Степной маяк»', address: 'г. Донецк' });
  });

  test.each(['9301000178', '12', 'abc', ''])('of the number %j costs no call', async (inn) => {
    const { extensions, recordedCalls } = await execute(company, { inn });
    expect([extensions?.code, Object.keys(extensions?.fields ?? {}), recordedCalls]).toEqual(['BAD_USER_INPUT', ['inn'], []]);
  });

  test('that is not there is null, and so is another one in its place', async () => {
    const none = await execute(company, { inn: '9301000177' }, { corp: { findCompany: () => ({ suggestions: [] }) } });
    expect([none.data, none.extensions]).toEqual([{ company: null }, undefined]);
    expect((await execute(company, { inn: '7736207543' })).data).toEqual({ company: null });
  });

  test('that cannot be asked for is null with an error', async () => {
    const { data, extensions } = await execute(
      company,
      { inn: '9301000177' },
      { corp: { findCompany: () => Promise.reject(unavailable()) } },
    );
    expect([data, extensions?.code]).toEqual([{ company: null }, 'PROVIDER_UNAVAILABLE']);
  });
});

describe('a fast order', () => {
  const order = 'mutation ($input: CorpFastOrderInput!) { corpFastOrder(input: $input) { id isOrderStatusOpen } }';
  const input = samples.corpOrderInput();

  test('is taken, and its status is open', async () => {
    const { data, recordedCalls } = await execute(order, { input });
    expect(data?.corpFastOrder).toEqual({ id: '1', isOrderStatusOpen: true });
    expect(recordedCalls[0]?.input).toMatchObject({ body: { inn: '9301000177', phone: '79491234567', items: [{ quantity: 2 }] } });
  });

  test.each([
    [{ inn: '9301000178' }, 'input.inn'],
    [{ companyName: ' ' }, 'input.companyName'],
    [{ contactName: 'Анна1' }, 'input.contactName'],
    [{ phone: '+7 495 123-45-67' }, 'input.phone'],
    [{ email: '' }, 'input.email'],
    [{ comment: ' ', items: [] }, 'input.comment'],
    [{ comment: 'а'.repeat(1001) }, 'input.comment'],
    [{ items: [{ productId: '1', quantity: 0 }] }, 'input.items'],
    [{ consents: [] }, 'input.consents'],
  ])('%o is said beside its field and costs no call', async (over, name) => {
    const { extensions, recordedCalls } = await execute(order, { input: { ...input, ...over } });
    expect([extensions?.code, Object.keys(extensions?.fields ?? {}), recordedCalls]).toEqual(['BAD_USER_INPUT', [name], []]);
  });
});
