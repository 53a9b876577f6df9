import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { unused, withoutUnused } from './unused.ts';

const production = createRequire(import.meta.url).resolve('react-router');
const sourceOf = (module: string) => readFileSync(production.replace(/dist\/.*$/, `dist/production/${module}`), 'utf8');

const modules = [...new Set(Object.values(unused).flatMap((places) => places.map(({ module }) => module)))];

test.each(modules)('%s is written as the shop knows it', (module) => {
  const code = withoutUnused(module, sourceOf(module));
  for (const { written } of Object.values(unused).flatMap((places) => places.filter((place) => place.module === module))) {
    expect(code).not.toContain(written);
  }
});

test('a router that is written otherwise stops the build and says which feature it is about', () => {
  expect(() => withoutUnused('lib/hooks.js', 'export {};')).toThrow(/server components/);
});

test('other modules stay as they are', () => {
  expect(withoutUnused('lib/context.js', 'if (this.context) a();')).toBe('if (this.context) a();');
});

test('no route has what the browser is built without', () => {
  const app = new URL('../app/', import.meta.url);
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const exporting = files.filter((name) =>
    /^export .*\b(?:clientLoader|clientAction|HydrateFallback)\b/m.test(readFileSync(new URL(name, app), 'utf8')),
  );
  expect(exporting).toEqual([]);
});
