import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, Kind, parse, TypeInfo, validate, visit, visitWithTypeInfo } from 'graphql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { limitRules } from '../src/limits/operation-limits.ts';
import { variablesOf } from './example.ts';
import { examples, searchStories, stories } from './examples.ts';
import * as operations from './operations.ts';

const folder = fileURLToPath(new URL('../../../schema/', import.meta.url));
const sources = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
const schema = buildSchema(sources.map((name) => readFileSync(`${folder}${name}`, 'utf8')).join('\n'));

/** A large domain lies in several files: `products.graphql`, `products-offer.graphql`. */
const domainOf = (source: string): string => source.replace(/(?:-\w+)?\.graphql$/, '');

/** A file's fields of the types that all domains share: `Query.basket`. */
const rootFieldsOf = (source: string): string[] =>
  parse(readFileSync(`${folder}${source}`, 'utf8')).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_EXTENSION
      ? (definition.fields ?? []).map((field) => `${definition.name.value}.${field.name.value}`)
      : [],
  );

function selectedFieldsOf(query: string): Set<string> {
  const fields = new Set<string>();
  const info = new TypeInfo(schema);
  const note = () => void fields.add(`${info.getParentType()?.name}.${info.getFieldDef()?.name}`);
  visit(parse(query), visitWithTypeInfo(info, { [Kind.FIELD]: note }));
  return fields;
}

it.each(Object.entries(operations))('%s, which the page asks by itself, is one of this schema', (_name, query) =>
  expect(validate(schema, parse(query))).toEqual([]),
);

describe('examples of the sandbox', () => {
  it.each(examples.map((example) => [`${example.domain}: ${example.title}`, example] as const))('%s', (_title, { query, isSafe }) => {
    const document = parse(query);
    expect(validate(schema, document)).toEqual([]);
    expect(validate(schema, document, [...limitRules])).toEqual([]);
    const isMutation = document.definitions.some((definition) => 'operation' in definition && definition.operation === 'mutation');
    expect(isMutation).toBe(!isSafe);
  });

  it('have names of their own', () => {
    expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
  });

  it.each(sources.filter((name) => name !== 'base.graphql'))('%s has an example that asks for a field of its own', (source) => {
    const ofDomain = examples.filter(({ domain }) => domain === domainOf(source));
    expect(ofDomain).not.toEqual([]);
    const ownFields = rootFieldsOf(source);
    const selectedFields = ofDomain.flatMap(({ query }) => [...selectedFieldsOf(query)]);
    if (ownFields.length > 0) expect(selectedFields.filter((field) => ownFields.includes(field))).not.toEqual([]);
  });

  it('belong to a domain of the schema', () => {
    const domains = sources.map(domainOf);
    expect(examples.map(({ domain }) => domain).filter((domain) => !domains.includes(domain))).toEqual([]);
  });

  it('come after those they need, and replace only variables they have', () => {
    examples.forEach(({ after, variables, takes, fresh }, place) => {
      const before = examples.slice(0, place).map(({ name }) => name);
      expect(after.filter((name) => !before.includes(name))).toEqual([]);
      for (const path of [...Object.keys(takes), ...fresh]) expect(variables).toHaveProperty(path);
    });
  });
});

describe('search among them', () => {
  const namesFor = (text: string) => searchStories(text).flatMap((story) => story.examples.map(({ name }) => name));

  it('shows all stories until something is searched for', () => {
    expect(searchStories('  ')).toEqual(stories);
  });

  it('takes those with every word, in the title or in the text', () => {
    expect(namesFor('STORES city')).toContain('Stores');
    expect(namesFor('pickupDayText')).toEqual(['Product']);
    expect(namesFor('repair')).toContain('CallBack');
  });

  it('leaves out stories that have none', () => {
    expect(searchStories('basketAddItem').map(({ title }) => title)).toEqual(['Buy: from the basket to the payment']);
    expect(namesFor('nothing-of-the-kind')).toEqual([]);
  });
});

describe('variables of an example', () => {
  const order = examples.find(({ name }) => name === 'Order');
  const pay = examples.find(({ name }) => name === 'StartPayment');

  it('say what nobody has answered yet', () => {
    expect(order && variablesOf(order, new Map())).toEqual({ variables: { id: '' }, missing: ['id'] });
  });

  it('come from the last answers', () => {
    const answers = new Map([['MakeOrder', { orderCreate: { orders: [{ id: '9000' }] } }]]);
    expect(order && variablesOf(order, answers)).toEqual({ variables: { id: '9000' }, missing: [] });
    expect(order?.variables).toEqual({ id: '' });
  });

  it('have a key of their own each time', () => {
    const key = () => z.object({ idempotencyKey: z.string() }).parse(pay && variablesOf(pay, new Map()).variables.input).idempotencyKey;
    expect(key()).toMatch(/^[\da-f-]{36}$/);
    expect(key()).not.toBe(key());
  });
});
