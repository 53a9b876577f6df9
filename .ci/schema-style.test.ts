import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, run } from './command.ts';
import { plantTree } from './testing/tree.ts';

const base = `
"What is asked."
type Query {
  "One."
  thing(
    "Which."
    id: ID!
  ): Thing
}
`;
const thing = (fields: string) => `"A thing."\ntype Thing {\n${fields}\n}\n`;
const id = '  "Its id."\n  id: ID!';

/** Rules of graphql-eslint that a schema of this text breaks. */
async function brokenRules(text: string): Promise<string[]> {
  const tree = plantTree({ 'package.json': '{"type":"module"}', 'schema/base.graphql': base + text });
  const { output } = await run('eslint', ['--config', join(root, '.ci/schema.config.mjs'), 'schema'], { cwd: tree });
  return [...new Set(output.match(/(?<=@graphql-eslint\/)[\w-]+/g))].sort();
}

test('names, descriptions, ids and types that nobody reaches are held by graphql-eslint', async () => {
  const lost = `"Lost."\ntype Lost {\n${id}\n}\n`;
  const nameless = `"Without an id."\ntype Nameless {\n  "Name."\n  full_name: String\n  bare: Int\n}\n`;
  // A schema without pages has no `PageInfo`.
  const isOfPages = (rule: string) => rule.startsWith('relay-page-info');
  expect((await brokenRules(thing(`${id}\n  "Part."\n  part: Nameless`) + nameless + lost)).filter((rule) => !isOfPages(rule))).toEqual([
    ...['naming-convention', 'no-unreachable-types', 'require-description', 'strict-id-in-types'],
  ]);
});
