import { readFileSync } from 'node:fs';
import { buildSchema, isInterfaceType, printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { clientSdlOf } from './client-sdl.ts';
import { sdl } from './sdl.ts';

test('clients read the whole schema without its sources, a good part shorter', () => {
  const read = clientSdlOf(sdl);
  expect(read.includes('@source')).toBe(false);
  const whole = printSchema(buildSchema(sdl));
  expect(whole).toContain(printSchema(buildSchema(read)).slice(-100_000));
  expect(read.length).toBeLessThan(sdl.length * 0.85);
});

test('the recipe of a cache names every type of an interface', () => {
  const page = readFileSync(new URL('../docs/clients.md', import.meta.url), 'utf8');
  const schema = buildSchema(sdl);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isInterfaceType(type)) continue;
    const names = schema.getPossibleTypes(type).map(({ name }) => `'${name}'`);
    expect(page).toContain(`${type.name}: [${names.toSorted().join(', ')}],`);
  }
});
