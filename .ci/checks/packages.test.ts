import { expect, test } from 'vitest';
import { plantedIn } from '../testing/tree.ts';
import { packages } from './packages.ts';

const services = 'services/package.json';
const manifest = (name: string, dependencies: Readonly<Record<string, string>>) => JSON.stringify({ name, dependencies });
const find = async (files: Readonly<Record<string, string>>) =>
  (
    await packages.find(
      plantedIn({
        'package.json': JSON.stringify({ name: 'shop', devDependencies: { vitest: '1.0.0' } }),
        [services]: manifest('@vitrina/services', { zod: '1.0.0', '@scoped/thing': '1.0.0' }),
        ...files,
      }),
    )
  ).problems;

test('a package that the workspace does not declare is reported, with the command', async () => {
  expect(await find({ 'services/http/a.ts': `import { z } from 'zod';\nimport qs from 'qs/lib/parse.js';` })).toEqual([
    'services/http/a.ts:2: services/package.json does not declare qs: npm install --save-exact qs -w @vitrina/services',
  ]);
});

test('so is a type, and what the root has', async () => {
  const problems = await find({ 'services/http/a.ts': `import type { A } from '@other/thing/a';\nimport { test } from 'vitest';` });
  expect(problems).toHaveLength(2);
});

test('what is declared, what Node has, files, the workspace itself, and tools in tests are not', async () => {
  const source = [
    `import '@scoped/thing/part'; import 'node:fs'; import 'fs'; import './b.ts'; import '@vitrina/services/b.ts'; import 'virtual:x';`,
    `new URL('b.ts', import.meta.url);`,
  ].join('\n');
  expect(await find({ 'services/a.ts': source, 'services/b.ts': '', 'services/a.test.ts': `import 'vitest';` })).toEqual([]);
});
