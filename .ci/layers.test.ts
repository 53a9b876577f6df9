import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { root, run } from './command.ts';
import { plantTree } from './testing/tree.ts';

const report = z.object({ summary: z.object({ violations: z.array(z.object({ from: z.string(), to: z.string() })) }) });

/** Imports that dependency-cruiser finds against `.ci/rooms.config.mjs` or `.ci/folders.config.mjs` in a tree of these files. */
async function violationsIn(files: Readonly<Record<string, string>>, rules: 'rooms' | 'folders' = 'rooms'): Promise<string[]> {
  const tree = plantTree({ 'package.json': '{"type":"module"}', ...files });
  const config = join(root, `.ci/${rules}.config.mjs`);
  const { output } = await run('depcruise', ['--config', config, '--output-type', 'json', 'apps', 'graphql', 'schema', 'services'], {
    cwd: tree,
  });
  const { violations } = report.parse(JSON.parse(output.slice(output.indexOf('{')))).summary;
  return [...new Set(violations.map(({ from, to }) => `${from} → ${to}`))].sort();
}

const empty = [
  'services/http/pool.ts',
  'services/contract/wire.ts',
  'services/rules/distance.ts',
  'graphql/context.ts',
  'apps/provider/demo/seed.ts',
];
const plantedFiles = Object.fromEntries(empty.map((file) => [file, 'export {};']));

test('what the table of rooms does not give is found, types and late imports as well', async () => {
  const bad = {
    'apps/web/app/cart.ts': `import type { Context } from '../../../graphql/context.ts';`,
    'apps/web/app/late.tsx': `const late = await import('../../../services/http/pool.ts');`,
    'services/contract/pool.ts': `export { x } from '../http/pool.ts';`,
    'services/rules/zod.ts': `import { z } from 'zod';`,
    'services/http/react.ts': `import { useState } from 'react';`,
    'apps/provider/src/demo.test.ts': `import '../demo/seed.ts';`,
    'apps/provider/src/graph.ts': `import '../../../graphql/context.ts';`,
  };
  const foundViolations = await violationsIn({ ...plantedFiles, ...bad });
  expect(foundViolations.map((each) => each.split(' → ')[0])).toEqual(Object.keys(bad).sort());
});

test('what it gives is not, nor are packages that tests use', async () => {
  const good = {
    'apps/web/app/near.ts': `import '@vitrina/services/rules/distance.ts';\nimport { useState } from 'react';`,
    'apps/provider/src/a.ts': `import '../../../services/contract/wire.ts';`,
    'graphql/a.ts': `import '../services/http/pool.ts';`,
    'services/rules/distance.test.ts': `import fc from 'fast-check';\nimport '../http/pool.ts';`,
  };
  expect(await violationsIn({ ...plantedFiles, ...good })).toEqual([]);
});

test('a floor of the provider imports none above it, nor what puts the floors together', async () => {
  const tree = {
    'apps/provider/src/main.ts': `import './orders/create.ts';`,
    'apps/provider/src/orders/create.ts': `import '../basket/read.ts';`,
    'apps/provider/src/basket/read.ts': `import '../payments/refund.ts';`,
    'apps/provider/src/payments/refund.ts': `import '../main.ts';`,
    'apps/provider/src/basket/read.test.ts': `import '../orders/create.ts';`,
  };
  const foundViolations = await violationsIn({ ...plantedFiles, ...tree });
  expect(foundViolations).toContain('apps/provider/src/basket/read.ts → apps/provider/src/payments/refund.ts');
  expect(foundViolations).toContain('apps/provider/src/payments/refund.ts → apps/provider/src/main.ts');
  expect(foundViolations.filter((each) => each.startsWith('apps/provider/src/basket/read.test.ts'))).toEqual([]);
});

test('search is reached through its interface, but for what measures it', async () => {
  const search = 'apps/provider/src/catalogue/search';
  const tree = {
    [`${search}/find.ts`]: `import type {} from './catalogue-search.ts';`,
    [`${search}/search.ts`]: `import './find.ts';`,
    [`${search}/catalogue-search.ts`]: 'export {};',
    'apps/provider/src/catalogue/products/scope.ts': `import '../search/search.ts';`,
    'apps/provider/src/relevance/catalogue-variants.ts': `import '../catalogue/search/find.ts';`,
  };
  const bad = { 'apps/provider/src/main.ts': `import './catalogue/search/find.ts';` };
  expect(await violationsIn({ ...plantedFiles, ...tree, ...bad })).toEqual([`apps/provider/src/main.ts → ${search}/find.ts`]);
});

test('a layer of the screens imports none above it, and no feature another one; downwards they may', async () => {
  const web = 'apps/web/app';
  const tree = {
    [`${web}/root.tsx`]: `import './routes/cart/route.tsx';`,
    [`${web}/routes/cart/route.tsx`]: `import '../../features/cart/lines.tsx';\nimport '../../features/lists/link.tsx';`,
    [`${web}/features/lists/link.tsx`]: `import '../../entities/product/card.tsx';`,
    [`${web}/features/cart/lines.tsx`]: `import './line.tsx';`,
    [`${web}/features/cart/line.tsx`]: `import '../../ui/button.tsx';\nimport '../../forms/read.ts';`,
    [`${web}/entities/product/card.tsx`]: 'export {};',
    [`${web}/forms/read.ts`]: `import '../platform/format.ts';`,
    [`${web}/ui/button.tsx`]: 'export {};',
    [`${web}/platform/format.ts`]: 'export {};',
  };
  const bad = {
    [`${web}/features/checkout/step.tsx`]: ['../lists/link.tsx', '../../routes/cart/route.tsx'],
    [`${web}/entities/order/row.tsx`]: ['../../features/cart/line.tsx'],
    [`${web}/forms/field.tsx`]: ['../entities/product/card.tsx'],
    [`${web}/ui/badge.tsx`]: ['../features/cart/line.tsx', '../forms/read.ts', '../root.tsx'],
    [`${web}/platform/head.ts`]: ['../ui/button.tsx'],
  };
  const sources = Object.entries(bad).map(([file, imports]) => [file, imports.map((path) => `import type {} from '${path}';`).join('\n')]);
  const expected = Object.entries(bad).flatMap(([file, imports]) => imports.map((path) => `${file} → ${join(file, '..', path)}`));
  expect(await violationsIn({ ...plantedFiles, ...tree, ...Object.fromEntries(sources) })).toEqual(expected.sort());
});

test('circles of files are found', async () => {
  const circle = {
    'services/one/a.ts': `import '../two/b.ts';`,
    'services/two/b.ts': `import type { A } from '../three/c.ts';`,
    'services/three/c.ts': `import '../one/a.ts';`,
  };
  expect(await violationsIn(circle)).toContain('services/one/a.ts → services/two/b.ts');
});

test('circles of folders are found, but for those of tests', async () => {
  const circle = {
    'graphql/one/a.ts': `import '../two/b.ts';`,
    'graphql/two/c.ts': `import '../one/d.ts';`,
    'graphql/two/b.ts': 'export {};',
    'graphql/one/d.ts': 'export {};',
    'graphql/three/a.test.ts': `import '../four/b.ts';`,
    'graphql/four/b.ts': `import '../three/c.ts';`,
    'graphql/three/c.ts': 'export {};',
  };
  expect(await violationsIn(circle, 'folders')).toEqual(['graphql/one → graphql/two', 'graphql/two → graphql/one']);
});
