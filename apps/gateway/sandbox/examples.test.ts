import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { limitRules } from '../src/limits/rules.ts';
import { examples } from './examples.ts';

const folder = fileURLToPath(new URL('../../../schema/', import.meta.url));
const sources = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
const schema = buildSchema(sources.map((name) => readFileSync(`${folder}${name}`, 'utf8')).join('\n'));

describe('examples of the sandbox', () => {
  it.each(examples.map((example) => [`${example.domain}: ${example.title}`, example] as const))('%s', (_title, { query, isSafe }) => {
    const document = parse(query);
    expect(validate(schema, document)).toEqual([]);
    expect(validate(schema, document, [...limitRules])).toEqual([]);
    const isMutation = document.definitions.some((definition) => 'operation' in definition && definition.operation === 'mutation');
    expect(isMutation).toBe(!isSafe);
  });

  it('cover every domain of the schema', () => {
    const domains = sources.map((name) => name.replace('.graphql', '')).filter((name) => name !== 'base');
    expect([...new Set(examples.map(({ domain }) => domain))].sort()).toEqual(domains.sort());
  });
});
