import { readFileSync } from 'node:fs';
import { run } from '@vitrina/graphql/run.ts';
import { schema } from '@vitrina/graphql/schema.ts';
import { storeOperations } from '@vitrina/graphql/stored-operations.ts';
import { type Answers, fakeProvider, setCookies, testContext, unavailable } from '@vitrina/graphql/testing/provider.ts';
import { basketId } from '@vitrina/graphql/testing/samples.ts';
import { shop } from '@vitrina/graphql/testing/whole-shop.ts';
import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import { describe, expect, it } from 'vitest';

const scalars: Readonly<Record<string, unknown>> = { Int: 42, ID: '42', Float: 1.5, Boolean: true, Phone: '+79990000001', Kopecks: 1000 };
/** Values with a form or a meaning of their own, also of fields that need not be given. */
const byName: Readonly<Record<string, unknown>> = {
  path: '/catalog/tv/7/42',
  email: 'anna@shop.example',
  idempotencyKey: 'key-of-a-test-0001',
  returnUrl: '/order-info/9000',
  day: '2026-11-22',
  categoryId: '7',
  place: 'улица Артёма',
  paymentTypeId: '17',
  text: 'Хорошая вещь',
  author: 'Анна',
  rate: 5,
  login: '+79990000001',
  code: '123456',
  password: 'Secret-1234',
  perPage: 12,
  houseNumber: '74',
  inn: '9301000177',
  tx: '0123456789abcdef',
  description: 'Не включается',
  deviceTypeId: '1',
  storeId: '3',
  ean: '2900000000070',
};

/** A value that the type takes. */
function exampleOf(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return exampleOf(type.ofType, name);
  if (isListType(type)) return [exampleOf(type.ofType, name)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const [only] = Object.values(type.getFields());
    if (type.isOneOf && only !== undefined) return { [only.name]: exampleOf(only.type, only.name) };
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || field.name in byName);
    return Object.fromEntries(fields.map((field) => [field.name, exampleOf(field.type, field.name)]));
  }
  return byName[name] ?? scalars[type.name] ?? 'lg';
}

function variablesOf(source: string): Record<string, unknown> {
  const [operation] = parse(source).definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const requiredVariables = (operation?.variableDefinitions ?? []).filter(({ type }) => type.kind === Kind.NON_NULL_TYPE);
  return Object.fromEntries(
    requiredVariables.map(({ variable, type: node }) => {
      const type = typeFromAST(schema, node);
      return [variable.name.value, isInputType(type) ? exampleOf(type, variable.name.value) : undefined];
    }),
  );
}

/** What the screens send; made by codegen, so the file is read, not imported. */
const file = new URL('../../web/app/generated/persisted-documents.json', import.meta.url);
const storedOperations: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
const namedOperations = Object.entries(storedOperations).map(([id, source]): [string, string, string] => [
  source.match(/(?:query|mutation) (\w+)/)?.[1] ?? id,
  id,
  source,
]);
const away: Answers = new Proxy({}, { get: () => new Proxy({}, { get: () => () => Promise.reject(unavailable()) }) });
const headers = {
  cookie: `access_token=a1; basket_id=${basketId}; order_keys=order-key-0001; comment_key=${'0123456789abcdef'.repeat(2)}`,
};

const operations = storeOperations(storedOperations);

/** What it answers and which cookies come with it, through one of the executors. */
async function through(operationRef: { id: string } | { source: string }, variables: Record<string, unknown>, answers: Answers) {
  const { context } = testContext(fakeProvider(answers).provider, headers);
  const { data, errors } = await run({ ...operationRef, operations, variables, context });
  return JSON.parse(JSON.stringify({ data, errors, cookies: setCookies(context) }));
}

describe('every operation of the screens says the same interpreted and compiled', () => {
  it.each(namedOperations)('%s', async (_name, id, source) => {
    const variables = variablesOf(source);
    for (const answers of [shop(), away, {}]) {
      expect(await through({ id }, variables, answers)).toEqual(await through({ source }, variables, answers));
    }
  });

  it('and each of them has an answer here', async () => {
    const silent: string[] = [];
    for (const [name, id, source] of namedOperations) {
      const { data, errors } = await through({ id }, variablesOf(source), shop());
      if (data == null || errors !== undefined) silent.push(`${name}: ${JSON.stringify(errors)}`);
    }
    expect(silent).toEqual([]);
  });
});
