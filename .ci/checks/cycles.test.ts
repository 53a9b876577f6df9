import { expect, test } from 'vitest';
import { plantedIn } from '../testing/tree.ts';
import { cycles } from './cycles.ts';

const problemsOf = async (files: Readonly<Record<string, string>>) =>
  (await cycles.find(plantedIn({ '.ci/check.ts': '', 'docs/a.ts': '', ...files }))).problems;

test('files that lead to each other in one direction pass, by however many ways', async () => {
  const files = {
    'graphql/a.ts': `import { b } from './b.ts';\nimport { c } from './c.ts';`,
    'graphql/b.ts': `import { c } from './c.ts';\nimport { parse } from 'graphql';`,
    'graphql/c.ts': 'export const c = 1;',
  };
  expect(await problemsOf(files)).toEqual([]);
});

test.each([
  ['two files', { 'graphql/a.ts': `import { b } from './b.ts';`, 'graphql/b.ts': `import { a } from './a.ts';` }],
  [
    'two files, one by its types only',
    { 'graphql/a.ts': `import { b } from './b.ts';`, 'graphql/b.ts': `import type { A } from './a.ts';` },
  ],
  ['two files, one by passing it on', { 'graphql/a.ts': `export * from './b.ts';`, 'graphql/b.ts': `type A = import('./a.ts').A;` }],
  ['two files, one when it is needed', { 'graphql/a.ts': `await import('./b.ts');`, 'graphql/b.ts': `import { a } from './a.ts';` }],
])('a circle of %s is reported once', async (_name, files) => {
  expect(await problemsOf(files)).toEqual(['graphql/a.ts → graphql/b.ts → graphql/a.ts: move what they share to a file of its own.']);
});

test('a circle across rooms is reported with every file of it', async () => {
  const files = {
    'apps/web/start.ts': `import { c } from './c.ts';`,
    'apps/web/c.ts': `import { b } from '@vitrina/services/b.ts';`,
    'services/b.ts': `import { a } from '../graphql/a.ts';`,
    'graphql/a.ts': `import { c } from '@vitrina/web/c.ts';`,
  };
  expect(await problemsOf(files)).toEqual([
    'apps/web/c.ts → services/b.ts → graphql/a.ts → apps/web/c.ts: move what they share to a file of its own.',
  ]);
});

test('a file that imports itself is reported', async () => {
  expect(await problemsOf({ 'services/a.ts': `import { a } from './a.ts';` })).toEqual([
    'services/a.ts → services/a.ts: move what they share to a file of its own.',
  ]);
});
