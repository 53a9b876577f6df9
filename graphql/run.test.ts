import { asId } from '@vitrina/services/contract/wire.ts';
import { describe, expect, test } from 'vitest';
import { type Operation, run } from './run.ts';
import { both } from './testing/both-executors.ts';
import { execute, owner } from './testing/execute.ts';
import { fakeProvider, testContext } from './testing/provider.ts';
import { shop } from './testing/whole-shop.ts';

/** Interpreted and compiled. */
const manners = ['interpreted', 'compiled'] as const;

describe('what is wrong with an operation', () => {
  test.each<[string, Partial<Operation>, string]>([
    ['no GraphQL', { source: '{' }, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', { source: '{ nothing }' }, 'GRAPHQL_VALIDATION_FAILED'],
    ['no operation', {}, 'BAD_REQUEST'],
    ['an unknown id', { id: 'unknown' }, 'PERSISTED_QUERY_NOT_FOUND'],
    ['two operations and no name', { source: 'query A { branch } query B { branch }' }, 'BAD_REQUEST'],
    ['another name', { source: 'query A { branch }', operationName: 'B' }, 'BAD_REQUEST'],
  ])('%s', async (_, operation, code) => {
    const { context } = testContext(fakeProvider(shop()).provider);
    const answer = await run({ ...operation, context });
    expect(answer.data).toBeUndefined();
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
  });

  test('of two operations the named one is run', async () => {
    const { answer } = await execute('query A { branch } query B { menu { id } }', shop(), { operationName: 'B' });
    expect(answer).toEqual({ data: { menu: [{ id: asId(7) }] } });
  });

  test.each(manners)('variables at fault are named by field, %s', async (manner) => {
    const variables = {
      input: { revision: 'x', contact: { firstName: 'А', phone: '123' }, deliveries: [] },
    };
    const { interpreted, compiled } = await both('createOrder', shop(), owner, variables);
    const { errors } = manner === 'compiled' ? compiled : interpreted;
    expect(errors).toHaveLength(1);
    expect(errors[0].extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: {
        'input.revision': [expect.stringContaining('Int')],
        'input.contact.phone': ['Введите российский номер телефона: +7 и десять цифр.'],
        input: expect.arrayContaining([expect.stringContaining('consents'), expect.stringContaining('idempotencyKey')]),
      },
    });
  });

  test('a variable that is missing is named', async () => {
    const { interpreted } = await both('search', shop(), owner, {});
    expect(interpreted.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { text: [expect.any(String)] } });
  });
});

test('failures that nobody has foreseen are logged with their cause and masked', async () => {
  const boom = shop({
    basket: {
      getBasket: () => {
        throw new TypeError('boom');
      },
    },
  });
  const { answer, lines } = await execute('{ basket { id } }', boom);
  expect(answer.errors[0].extensions).toEqual({ code: 'INTERNAL' });
  expect(JSON.stringify(answer)).not.toContain('boom');
  expect(lines).toEqual([
    expect.objectContaining({ level: 'error', fields: expect.objectContaining({ err: expect.any(TypeError), path: 'basket' }) }),
  ]);
});
