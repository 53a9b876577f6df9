import { appendFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type CodegenConfig, generate } from '@graphql-codegen/cli';
import { describe, expect, test } from 'vitest';
import { plantTree } from '../testing/tree.ts';
import { codegen } from './codegen.ts';
import { operations } from './operations.ts';
import { sdl } from './sdl.ts';

const schema = `
"Asked (ours)."
type Query { "Name of the city (ours)." city(id: ID!): City }
"A city (ours)."
type City { "Its name (ours)." name: String! }
`;
const generatedFile = 'graphql/generated/resolvers.ts';
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: { [generatedFile]: { plugins: ['typescript'], config: { useTypeImports: true } } },
};

describe('operations', () => {
  const problemsOfOperations = async (files: Readonly<Record<string, string>>) =>
    (await operations.find(plantTree({ 'apps/web/app/routes.ts': '', 'schema/cities.graphql': schema, ...files }))).problems;

  test('of today pass, with fragments of other files', async () => {
    const files = {
      'apps/web/app/features/city/city.graphql': 'query City($id: ID!) { city(id: $id) { ...CityName } }',
      'apps/web/app/features/city/name.graphql': 'fragment CityName on City { name }',
    };
    expect(await problemsOfOperations(files)).toEqual([]);
  });

  test('stale ones are reported with their places, those of examples too, and what is no GraphQL', async () => {
    const problems = await problemsOfOperations({
      'apps/web/app/features/city/city.graphql': 'query City($id: ID!) {\n  city(id: $id) { title }\n}',
      'docs/examples/stock/stock.graphql': 'query Stock { city(id: 1) { title } }',
    });
    expect(problems.toSorted()).toEqual([
      'apps/web/app/features/city/city.graphql:2: Cannot query field "title" on type "City".',
      'docs/examples/stock/stock.graphql:1: Cannot query field "title" on type "City".',
    ]);
    expect(await problemsOfOperations({ 'apps/web/app/a.graphql': 'query {' })).toEqual([
      expect.stringMatching(/^apps\/web\/app\/a\.graphql:1: Syntax Error/),
    ]);
  });

  test('a variable inside of an object is reported', async () => {
    const problems = await problemsOfOperations({
      'schema/more.graphql': 'extend type Query { near(place: Place!): City } input Place { zip: String }',
      'apps/web/app/features/city/near.graphql': 'query Near($zip: String) { near(place: { zip: $zip }) { name } }',
    });
    expect(problems).toEqual([expect.stringContaining('$zip stands inside of an object')]);
  });
});

describe('schema', () => {
  const ofMore = async (text: string) =>
    (await sdl.find(plantTree({ 'schema/cities-more.graphql': `extend type City {\n  ${text}\n}` }, ['schema']))).problems;

  test('a field without a source is reported, one that nothing answers, and what is no GraphQL, each with its place', async () => {
    expect(await ofMore('"Its mayor." mayor: String')).toContain(
      'schema/cities-more.graphql:2: City.mayor does not say where it comes from: @source(spec: "1 §3"), (contract: "money") or (ours: true).',
    );
    expect(await ofMore('"Its mayor." mayor: String @source(ours: true)')).toEqual([
      'schema/cities-more.graphql:2: City.mayor has neither a resolver nor a property in its source: write one in graphql/cities/resolvers.ts or sources.ts.',
    ]);
    expect(await ofMore('mayor String')).toEqual([expect.stringMatching(/^schema\/cities-more\.graphql:2: Syntax Error/)]);
  });
});

describe('generated types', () => {
  const plantedTree = () =>
    plantTree({ 'codegen.ts': `export default ${JSON.stringify(config)};`, 'schema/cities.graphql': schema, [generatedFile]: '' });

  test('of today pass, those of yesterday are reported', async () => {
    const tree = plantedTree();
    await generate({ ...config, cwd: tree, silent: true });
    expect((await codegen.find(tree)).problems).toEqual([]);
    appendFileSync(join(tree, 'schema/cities.graphql'), '\nextend type City { mayor: String }\n');
    expect((await codegen.find(tree)).problems).toEqual([`${generatedFile} is stale: npm run codegen`]);
  });

  test('missing ones are reported, and the check writes nothing', async () => {
    const tree = plantedTree();
    rmSync(join(tree, generatedFile));
    expect((await codegen.find(tree)).problems).toEqual([`${generatedFile} is missing: npm run codegen`]);
    expect(existsSync(join(tree, generatedFile))).toBe(false);
  });
});
