import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { partsOf, watchSources } from './dev-changes.ts';

test.each([
  ['a resolver', 'graphql/stores/resolvers.ts', ['shop']],
  ['the schema', 'schema/stores.graphql', ['types', 'shop']],
  ['an operation', 'apps/web/app/features/cart/cart.graphql', ['types', 'shop']],
  ['a declaration', 'services/stores/endpoints.ts', ['shop', 'provider']],
  ['the engine', 'services/http/cache.ts', ['shop']],
  ['the provider', 'apps/provider/src/catalogue/stores/handlers.ts', ['provider']],
  ['a migration', 'apps/provider/src/platform/database/migrations/0099_more.sql', ['provider']],
  ['the gateway', 'apps/gateway/src/fast-path.ts', ['shop']],
  ['what stands around the screens', 'apps/web/server/plugin.ts', ['shop']],
  ['a screen, which Vite replaces', 'apps/web/app/routes/cart/route.tsx', []],
  ['a style, which Vite replaces', 'apps/web/app/entities/product/card.css', []],
  ['a test', 'graphql/stores/rules.test.ts', []],
  ['what codegen writes', 'graphql/generated/resolvers.ts', []],
  ['what an editor leaves', 'graphql/stores/.#rules.ts', []],
])('%s', (_, path, parts) => {
  expect(partsOf(path)).toEqual(parts);
});

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrina-changes-'));
  for (const folder of ['graphql/stores', 'services/stores', 'apps/web/app']) await mkdir(join(root, folder), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('files that change together are followed together; what changes meanwhile comes after', async () => {
  const write = (name: string) => writeFile(join(root, name), String(Math.random()));
  const followed: { files: readonly string[]; parts: string[] }[] = [];
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  watchSources(root, async ({ files, parts }) => {
    followed.push({ files: files.toSorted(), parts: [...parts].toSorted() });
    if (followed.length > 1) return second.resolve();
    await write('graphql/stores/resolvers.ts');
    first.resolve();
  });
  await write('apps/web/app/root.tsx');
  await write('graphql/stores/rules.ts');
  await write('services/stores/endpoints.ts');
  await first.promise;
  await second.promise;
  expect(followed.flatMap(({ files }) => files)).toEqual(
    expect.arrayContaining(['graphql/stores/resolvers.ts', 'services/stores/endpoints.ts']),
  );
  expect(followed.flatMap(({ files }) => files)).not.toContain('apps/web/app/root.tsx');
  expect(followed.at(-1)).toEqual({ files: ['graphql/stores/resolvers.ts'], parts: ['shop'] });
});
