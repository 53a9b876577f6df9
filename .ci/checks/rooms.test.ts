import { describe, expect, it } from 'vitest';
import { plantedIn } from '../testing/tree.ts';
import { importsOf } from './imports.ts';
import { rooms } from './rooms.ts';

const problemsOf = async (file: string, source: string) => (await rooms.find(plantedIn({ [file]: source }))).problems;

describe('imports across rooms', () => {
  it.each([
    ['apps/web/app/cart/cart.ts', `import { domains } from '@vitrina/services/registry.ts';`],
    ['apps/web/app/cart/cart.tsx', `import type { Context } from '../../../../graphql/context/context.ts';`],
    ['apps/web/app/cart/late.ts', `const late = await import('@vitrina/gateway/src/plugin.ts');`],
    ['apps/web/app/cart/type.ts', `export type Row = import('@vitrina/graphql/products/parents.ts').Row;`],
    ['apps/web/app/cart/shop.ts', `import { openShop } from '@vitrina/server/src/open-shop.ts';`],
    ['apps/web/app/cart/rest.ts', `import { request } from 'undici';`],
    ['apps/gateway/src/a.ts', `import {\n  createProvider,\n} from '@vitrina/services/http/provider.ts';`],
    ['apps/gateway/src/b.ts', `import { createElement } from 'react';`],
    ['graphql/products/a.ts', `import Fastify from 'fastify';`],
    ['graphql/products/b.ts', `export { web } from '@vitrina/web/server/plugin.ts';`],
    ['services/products/a.ts', `import { GraphQLError } from 'graphql';`],
    ['services/products/b.ts', `import { errorCodes } from '@vitrina/graphql/errors.ts';`],
    ['services/contract/a.ts', `import { openPool } from '../http/pool.ts';`],
    ['services/rules/a.ts', `import { asId } from '../contract/wire.ts';`],
    ['services/rules/b.ts', `import { z } from 'zod';`],
    ['services/contract/b.ts', `import { request } from 'undici';`],
    ['apps/provider/src/a.ts', `import { createProvider } from '@vitrina/services/http/provider.ts';`],
    ['apps/provider/src/b.ts', `import { rules } from '@vitrina/graphql/products/rules.ts';`],
    ['apps/provider/src/c.ts', `import { startRedis } from '@vitrina/services/testing/redis.ts';`],
    ['apps/provider/src/d.ts', `fork(new URL('../../server/src/main.ts', import.meta.url));`],
    ['apps/provider/src/e.ts', `import { seedWhenEmpty } from '../demo/seed.ts';`],
    ['apps/provider/src/f.test.ts', `import { seedWhenEmpty } from '../demo/seed.ts';`],
    ['apps/provider/src/g.ts', `fork(new URL('../demo/seed.ts', import.meta.url));`],
    ['apps/provider/pictures/a.ts', `import type { Handlers } from '../src/implement.ts';`],
    ['apps/provider/manuals/a.ts', `import { sql } from 'drizzle-orm';`],
    ['apps/server/src/a.ts', `import { buildSchema } from '@vitrina/graphql/schema.ts';`],
    ['apps/server/test/a.test.ts', `import { demoShopper } from '@vitrina/provider/demo/shopper.ts';`],
    ['schema/a.ts', `import { graphql } from 'graphql';`],
  ])('reports %s', async (file, source) => {
    const problems = await problemsOf(file, source);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${file}:`);
  });

  it.each([
    ['apps/server/src/a.ts', `import { web } from '@vitrina/web/server/plugin.ts';`],
    ['apps/gateway/src/a.ts', `import { createContext } from '@vitrina/graphql/context/context.ts';`],
    ['graphql/products/a.ts', `import { domains } from '@vitrina/services/registry.ts';`],
    [
      'apps/provider/src/a.ts',
      `import { products } from '@vitrina/services/products/endpoints.ts';\nimport { wire } from '@vitrina/services/contract/wire.ts';`,
    ],
    ['apps/web/app/stores/a.ts', `import { metresBetween } from '@vitrina/services/rules/distance.ts';`],
    ['apps/provider/src/delivery/a.ts', `import { metresBetween } from '@vitrina/services/rules/distance.ts';`],
    ['apps/provider/src/b.ts', `import { draw } from '../pictures/draw.ts';`],
    ['apps/provider/demo/a.ts', `import { sql } from 'drizzle-orm';\nimport { rows } from '../src/database/database.ts';`],
    ['apps/provider/demo/a.test.ts', `import { seedWhenEmpty } from './seed.ts';`],
    ['services/http/a.ts', `import type { Endpoint } from '../contract/endpoint.ts';`],
    ['apps/web/app/a.tsx', `import { useState } from 'react';\n// import { x } from '@vitrina/services/x.ts'`],
    ['apps/web/app/b.ts', `const text = "import { x } from '@vitrina/services/x.ts'";`],
  ])('lets %s pass', async (file, source) => {
    expect(await problemsOf(file, source)).toEqual([]);
  });

  it('names the line', async () => {
    const [problem] = await problemsOf('apps/web/app/a.ts', `import 'react';\n\nimport '@vitrina/services/registry.ts';`);
    expect(problem).toMatch(/^apps\/web\/app\/a\.ts:3: /);
  });
});

describe('importsOf', () => {
  it('sees every form of import', () => {
    const source = [
      `import 'a';`,
      `import b from "b";`,
      `import { c } from 'c';`,
      `import type { D } from 'd';`,
      `import {\n  e,\n} from 'e';`,
      `export * from 'f';`,
      `const g = await import('g');`,
      `fork(new URL('./h.ts', import.meta.url));`,
      `export { i } from 'i';`,
      `type J = import('j').J;`,
    ].join('\n');
    expect(
      importsOf('a.ts', source)
        .map(({ specifier }) => specifier)
        .sort(),
    ).toEqual(['./h.ts', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'i', 'j']);
  });

  it('is not misled by addresses that look like comments', () => {
    const source = `app.all('/*', answer);\nconst late = await import('late');\napp.get('/media/*/', answer);`;
    expect(importsOf('a.ts', source)).toEqual([{ specifier: 'late', line: 2 }]);
  });
});
